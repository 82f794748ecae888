"""Write amsterdam.svg, the scenery under the routes of the board "Amsterdam".

See README.md for how to run it.
"""

import json
import math
import random
import re
import sys
from pathlib import Path

import city as plan
from layout import BRIDGES, GREENS, GROUNDS, MILLS, SQUARES, furniture
from paths import area_d, curve_d, line_d, lines, lines_d, num, path, polygons, smooth, use
from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

X0, Y0, X1, Y1 = -40, -40, 1040, 890
PAPER = box(X0, Y0, X1, Y1).buffer(6)
RECT = 'x="-46" y="-46" width="1092" height="942"'
FAR = 1100  # certainly outside the board
ROOF = 5.2  # depth of the houses along the edge of a block
BASTION_STEP, BASTION_DEPTH, MOAT = 92, 8.0, 13


def along(line, at):
    """The point at a distance along a line, with its direction and its left normal."""
    before, here, after = (line.interpolate(at + d) for d in (-1, 0, 1))
    long = math.hypot(after.x - before.x, after.y - before.y)
    tx, ty = (after.x - before.x) / long, (after.y - before.y) / long
    return (here.x, here.y), (tx, ty), (ty, -tx)


def tapered(points):
    """A river of changing width."""
    chain = smooth([(x, y) for x, y, _ in points], steps=8)
    widths = smooth([(i, w) for i, (_, _, w) in enumerate(points)], steps=8)
    left, right = [], []
    for i, (x, y) in enumerate(chain):
        (ax, ay), (bx, by) = chain[max(0, i - 1)], chain[min(len(chain) - 1, i + 1)]
        long = math.hypot(bx - ax, by - ay)
        nx, ny, half = (by - ay) / long, -(bx - ax) / long, widths[i][1] / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return Polygon(left + right[::-1]).buffer(0)


def between(first, second):
    """The area between two lines of the same direction."""
    return Polygon(first + second[::-1]).buffer(0)


class City:
    """The shapes of land and water."""

    def __init__(self):
        self.dice = random.Random(1660)
        self.wall = smooth(plan.WALL)
        self.shore = smooth(plan.SHORE)
        self.ring = {name: smooth(points) for name, (points, _) in plan.RINGS.items()}
        self.trace, self.bastions, self.roads = self.fortify()
        self.land()
        self.water()
        self.ground = self.north.intersection(self.inside).intersection(PAPER)

    def fortify(self):
        """The outer edge of the wall, its bastions, and the roads through its gates."""
        line = LineString(self.wall)
        count = round(line.length / BASTION_STEP)
        step = line.length / count
        trace, stands, roads = [], [], []

        def out(at, aside, far):
            (x, y), (tx, ty), (nx, ny) = along(line, min(max(at, 1.5), line.length - 1.5))
            return (x + tx * aside - nx * far, y + ty * aside - ny * far)

        d = BASTION_DEPTH
        trace.append(out(0, 0, d))
        for k in range(count):
            at = (k + 0.5) * step
            half = step / 2 - 15  # half of the straight wall between two bastions
            trace += [out(at - step / 2 + half * part, 0, d) for part in (0.5, 1)]
            trace += [out(at, -11, d), out(at, -11.5, d + 6), out(at, -19, d + 10)]
            trace.append(out(at, 0, d + 25))
            trace += [out(at, 19, d + 10), out(at, 11.5, d + 6), out(at, 11, d)]
            trace.append(out(at + 15 + half / 2, 0, d))
            stands.append(out(at, 0, d + 5))
            if k in plan.GATES:
                roads.append([out(at + step / 2, 0, far) for far in (-8, 4, 230)])
        trace.append(out(line.length, 0, d))
        return trace, stands, roads

    def land(self):
        corner = [(FAR, 100), (FAR, -100), (62, -100)]
        south = Polygon([*self.shore, (FAR, 950), (-100, 950), (-100, 152)]).buffer(0)
        south = unary_union([south, *[Polygon(m) for m in plan.MOLES]])
        self.north = south.buffer(-2).buffer(2)  # everything south of the IJ
        self.inside = Polygon(self.wall + corner).buffer(0)
        self.walled = Polygon([*self.trace, (FAR, 100), (FAR, -100)]).buffer(0)
        self.wharves = unary_union([Polygon(w) for w in plan.WHARVES]).buffer(-2).buffer(2)
        self.dry = unary_union([self.north, self.wharves])

    def water(self):
        self.amstel = tapered(plan.AMSTEL)
        self.rivers = unary_union([self.amstel, tapered(plan.DAMRAK)]).buffer(-5).buffer(5)
        self.canals = {**plan.RINGS, **plan.CANALS}
        self.lijnbaan = LineString(self.wall).parallel_offset(11, "right")  # along the wall
        for i, ends in enumerate(plan.JORDAAN):
            line = affinity.scale(LineString(ends), 1.4, 1.4)
            stops = (LineString(self.ring["prinsen"]), self.lijnbaan)
            ends = [line.intersection(s).representative_point().coords[0] for s in stops]
            self.canals[f"jordaan{i}"] = (ends, 5)
        self.lanes = {name: LineString(smooth(points)) for name, (points, _) in self.canals.items()}
        self.basins = [self.lanes[name].buffer(w / 2) for name, (_, w) in self.canals.items()]
        self.wet = unary_union([self.rivers, *self.basins])
        self.moat_zone = self.walled.buffer(MOAT, join_style="mitre", mitre_limit=2.5)

    # --- streets and blocks

    def hatch(self, region, angle, spacing, jitter=0.18):
        """Parallel lanes across a region."""
        x, y = region.centroid.x, region.centroid.y
        left, top, right, bottom = region.bounds
        size = math.hypot(right - left, bottom - top)
        out, at = [], -size / 2
        while at < size / 2:
            lane = LineString([(x - size, y + at), (x + size, y + at + self.dice.uniform(-3, 3))])
            out.append(affinity.rotate(lane, angle, origin=(x, y)))
            at += spacing * (1 + self.dice.uniform(-jitter, jitter))
        return unary_union(out).intersection(region)

    def quarters(self):
        ground, prinsen, wall = self.ground, self.ring["prinsen"], self.wall
        brouwers = smooth(plan.CANALS["brouwers"][0])
        cut = next(i for i, (x, y) in enumerate(wall) if y > 740 and x < 260)
        bend = min(range(len(prinsen)), key=lambda i: math.dist(prinsen[i], (300, 690)))
        above = Polygon([*brouwers, (0, 242), (0, 0), (401, 0)]).buffer(0)
        old = Polygon([*self.ring["singel"], (690, 100), (403, 100)]).buffer(0)
        west_side = Polygon([*plan.SPINE, (400, 720), (330, 430), (380, 100)]).buffer(0)
        east_side = [(700, 596), (760, 563), (812, 550), (822, 370), (813, 200)]
        quarters = {
            "rings": between(self.ring["singel"], prinsen).difference(self.amstel),
            "south": between(prinsen[bend:], wall[cut:]).intersection(ground),
            "jordaan": between(prinsen[: bend + 1], wall[: cut + 1])
            .intersection(ground)
            .difference(above),
            "north": above.intersection(ground),
            "old": old.intersection(ground),
            "west": old.intersection(ground).intersection(west_side),
            "east": ground.intersection(Polygon(plan.SPINE + east_side).buffer(0)),
        }
        quarters["islands"] = ground.difference(unary_union(list(quarters.values())).buffer(0.5))
        return quarters

    def radials(self, quarters, count=23):
        """Streets that cross the rings at right angles and continue to the wall in the south."""
        keizers = LineString(self.ring["keizers"])
        region = unary_union([quarters["rings"], quarters["south"]])
        out = []
        for k in range(count):
            at = keizers.length * (k + 0.6 + self.dice.uniform(-0.1, 0.1)) / count
            (x, y), _, (nx, ny) = along(keizers, at)
            far = 130 if y > 640 else 64
            street = LineString([(x + nx * 115, y + ny * 115), (x - nx * far, y - ny * far)])
            parts = lines(street.intersection(region))
            out += [part for part in parts if part.distance(Point(x, y)) < 60]
        return out

    def streets(self, quarters):
        q = quarters
        prinsen, shore = LineString(self.ring["prinsen"]), LineString(self.shore)
        out = [
            self.hatch(q["jordaan"], -26.5, 19.5, 0.06),
            self.hatch(q["south"], 78, 34).difference(box(330, 0, 2000, 2000)),
            *[
                prinsen.parallel_offset(d, "right").intersection(q["jordaan"])
                for d in (52, 104, 150)
            ],
            self.hatch(q["north"], 80, 34),
            shore.parallel_offset(26, "left").intersection(q["north"]),
            self.hatch(q["west"], 8, 21),
            *[LineString(smooth(s)).intersection(q["west"]) for s in plan.STREETS_WEST],
            self.hatch(q["east"], 4, 25),
            *[LineString(smooth(s)).intersection(q["east"]) for s in plan.STREETS_EAST],
            LineString(plan.BREESTRAAT),
            self.hatch(q["islands"], -8, 32),
            self.hatch(q["islands"], 80, 38),
        ]
        return [line for shape in out for line in lines(shape)]

    def blocks(self, streets):
        """Outlines of blocks, drawn with a line as wide as the houses are deep."""
        built = unary_union([self.ground.buffer(-4.5), self.wharves.buffer(-2.5)])
        free = [
            LineString(self.wall).buffer(6),
            self.lijnbaan.buffer(5.2),
            self.rivers.buffer(5.5),
            *[basin.buffer(3.4) for basin in self.basins],
            *[street.buffer(1.5) for street in streets],
            *SQUARES,
            *GROUNDS,
        ]
        kept = []
        for block in polygons(built.difference(unary_union(free))):
            block = block.buffer(-1.2, join_style="mitre").buffer(1.2, join_style="mitre")
            inner = block.buffer(-ROOF / 2, join_style="mitre", mitre_limit=2)
            kept += [part.simplify(0.5) for part in polygons(inner) if part.area > 5]
        return MultiPolygon(kept)

    def bridges(self, radials):
        out = []
        for street in radials:
            for name, (_, width) in plan.RINGS.items():
                hit = street.intersection(self.lanes[name])
                if hit.geom_type != "Point" or self.rivers.distance(hit) < 8:
                    continue
                if self.ground.buffer(-8).contains(hit):
                    (x, y), (tx, ty), _ = along(street, max(street.project(hit), 1))
                    half = width / 2 + 1.6
                    out.append([(x - tx * half, y - ty * half), (x + tx * half, y + ty * half)])
        for i in range(len(plan.JORDAAN)):
            for share in (0.06, 0.29, 0.53):
                p = self.lanes[f"jordaan{i}"].interpolate(share, normalized=True)
                out.append([(p.x - 1, p.y - 4), (p.x + 1, p.y + 4)])
        out += [[(x - dx, y - dy), (x + dx, y + dy)] for x, y, dx, dy in BRIDGES]
        return [LineString(b) for b in out]

    def elms(self, quiet, bridges):
        """Rows of trees along the rings."""
        away = unary_union([quiet.buffer(2), *[b.buffer(4) for b in bridges]])
        away = unary_union([away, *[g.buffer(2) for g in GROUNDS]])
        out = []
        for name, (_, width) in plan.RINGS.items():
            other = self.wet.difference(self.lanes[name].buffer(6)).buffer(2.4)
            for side in ("left", "right"):
                row = self.lanes[name].parallel_offset(width / 2 + 2.9, side)
                row = row.intersection(self.ground.buffer(-8)).difference(away).difference(other)
                out.append(row)
        return "".join(lines_d(row, 0.6, 1, 9) for row in out)

    def lamps(self, quiet):
        """Points on the quays for lamps at night."""
        dry, loud, spots = self.ground.buffer(-3), quiet.buffer(5), []
        for name, (_, width) in self.canals.items():
            for side, start in (("left", 22), ("right", 58)):
                quay = self.lanes[name].parallel_offset(width / 2 + 2.6, side)
                for at in range(start, int(quay.length) - 8, 74):
                    p = quay.interpolate(at + self.dice.uniform(-9, 9))
                    lonely = all(p.distance(other) > 24 for other in spots)
                    good = dry.contains(p) and not self.wet.contains(p) and not loud.contains(p)
                    if good and lonely:
                        spots.append(p)
        return "".join(f"M{num(p.x, 0)} {num(p.y, 0)}h0" for p in spots)

    def ditches(self):
        """Long strips of fields outside the wall."""
        polder = self.north.difference(self.moat_zone).difference(self.amstel).intersection(PAPER)
        polder = polder.buffer(-5).difference(Point(55, 800).buffer(58))  # the compass rose
        fields = (
            (box(-60, 140, 20, 560), 8, 13),
            (box(-60, 560, 180, 900), -38, 15),
            (box(180, 780, 560, 900), 84, 17),
            (box(560, 780, 862, 900), -72, 17),
            (box(880, 560, 1060, 900), -36, 15),
        )
        parts = [self.hatch(*field, 0.1).intersection(polder) for field in fields]
        return "".join(lines_d(part, 0, 0, 6) for part in parts)


def quiet_zone(board):
    """The ground under routes, places and labels: as an area, and as path data of wide lines."""
    places = {p["key"]: p for p in board["places"]}
    parts, ds = [], []
    for route in board["routes"]:
        for s in route["spaces"]:
            tile = box(-s["length"] / 2, -s["width"] / 2, s["length"] / 2, s["width"] / 2)
            tile = affinity.rotate(tile, s["angle"], origin=(0, 0))
            parts.append(affinity.translate(tile, s["x"], s["y"]).buffer(3))
        stops = [places[route["a"]], *route["spaces"], places[route["b"]]]
        line = LineString([(p["x"], p["y"]) for p in stops]).simplify(1)
        ds.append(line_d(line.coords, False, 0))
    for p in board["places"]:
        parts.append(Point(p["x"], p["y"]).buffer(17))
        for i, text in enumerate(p["label_lines"]):
            width = 8.1 * len(text)
            x = p["label_x"] - {"start": 0, "middle": width / 2, "end": width}[p["label_anchor"]]
            y = p["label_y"] + i * 17
            parts.append(box(x - 2, y - 15, x + width + 2, y + 5))
            if p["y"] > 200:
                ds.append(f"M{x + 6:.0f} {y - 5:.0f}h{width - 12:.0f}")
    return unary_union(parts), "".join(ds)


def compact(symbols):
    """The small drawings without whitespace and comments."""
    symbols = re.sub(r"<!--.*?-->|</?svg[^>]*>", "", symbols, flags=re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", symbols)).strip()


def canal_paths(city, more):
    widths = sorted({w for _, w in city.canals.values()})
    out = ""
    for width in widths:
        d = "".join(curve_d(points) for points, w in city.canals.values() if w == width)
        out += f'<path stroke-width="{width + more}" d="{d}"/>'
    return out


def definitions(city, blocks, symbols):
    ij = PAPER.difference(city.dry)
    ramparts = city.north.intersection(city.walled).difference(city.inside)
    ramparts = ramparts.difference(city.amstel.buffer(0.1)).intersection(PAPER)
    moat_side = city.lijnbaan.intersection(PAPER).difference(city.amstel)
    city.ij, city.ramparts = ij, ramparts
    return (
        f"<defs>{compact(symbols)}"
        f'<path id="am-blocks" d="{area_d(blocks, 0.4)}"/>'
        f'<g id="am-canals">{canal_paths(city, 0)}'
        f'<path stroke-width="4" d="{lines_d(moat_side, 0.5, 1)}"/></g>'
        f'<g id="am-edges">{canal_paths(city, 2)}</g>'
        f'<path id="am-rivers" d="{area_d(city.rivers.intersection(PAPER), 0.3)}"/>'
        f'<path id="am-ij" d="{area_d(ij, 0.3)}"/>'
        f'<path id="am-rampart" d="{area_d(ramparts, 0.1)}"/></defs>'
    )


def outskirts(city):
    moat = city.moat_zone.intersection(city.north).difference(city.walled).intersection(PAPER)
    roads = "".join(line_d([road[0], road[-1]], False, 0) for road in city.roads)
    crest = LineString(city.wall).intersection(PAPER).intersection(city.north)
    return [
        f'<rect class="m-polder" {RECT}/>',
        path(city.ditches(), "m-ditch"),
        path(area_d(moat, 0.2), "m-moat"),
        '<use href="#am-rampart" class="m-rampart-shade" y="2"/>',
        '<use href="#am-rampart" class="m-rampart"/>',
        path(area_d(city.ground, 0.4), "m-city"),
        path(lines_d(city.ramparts.buffer(-2.2).boundary, 0.2), "m-parapet"),
        path(roads, "m-road-edge"),
        path(roads, "m-road"),
        path(lines_d(crest.difference(city.amstel), 0.4), "m-crest"),
    ]


def houses():
    looks = ("m-roofs", "m-party", "m-ridge", "m-lights")
    return [
        '<use href="#am-blocks" class="m-drop" x=".9" y="1.3"/>',
        '<use href="#am-blocks" class="m-yard"/><use href="#am-blocks" fill="url(#am-trees)"/>',
        *[f'<use href="#am-blocks" class="{look}"/>' for look in looks],
    ]


def waters(city):
    out = [
        '<use href="#am-edges" class="m-edge"/><use href="#am-rivers" class="m-bank"/>',
        '<use href="#am-ij" class="m-coast"/><use href="#am-canals" class="m-canal"/>',
        '<use href="#am-rivers" class="m-water"/><use href="#am-ij" class="m-water"/>',
    ]
    for i, far in enumerate((46, 84), 1):
        out.append(path(area_d(city.ij.difference(city.dry.buffer(far)), 0.8, 0), f"m-deep{i}"))
    for i, far in enumerate((4, 9, 15.5, 24), 1):
        edge = city.dry.buffer(far).boundary.intersection(box(X0 - 1, Y0, X1 + 1, 260))
        out.append(path(lines_d(edge, 0.5, 1, 12), f"m-echo m-echo{i}"))
    return out


def build(board, symbols):
    city = City()
    quiet, hush = quiet_zone(board)
    quarters = city.quarters()
    radials = city.radials(quarters)
    blocks = city.blocks(radials + city.streets(quarters))
    bridges = city.bridges(radials)
    bridge_d = lines_d(unary_union(bridges), 0)
    lamps = city.lamps(quiet)
    mills = [use("mill", x, y + 4) for x, y in (city.bastions[k] for k in MILLS)]
    gates = [use("gate", road[1][0], road[1][1] + 5) for road in city.roads]
    parts = [
        # position and size matter when the drawing is embedded in another one
        '<svg xmlns="http://www.w3.org/2000/svg" x="-40" y="-40" width="1080" height="930"'
        ' viewBox="-40 -40 1080 930" class="m-scenery" aria-hidden="true" focusable="false">',
        definitions(city, blocks, symbols),
        *outskirts(city),
        path(area_d(unary_union(GREENS), 0.3), "m-green"),
        *houses(),
        *[path(hush, "m-hush", stroke_width=width) for width in (50, 38, 27)],
        *waters(city),
        path(bridge_d, "m-bridge-edge"),
        path(bridge_d, "m-bridge"),
        path(city.elms(quiet, bridges), "m-elms"),
        *gates,
        *mills,
        *furniture(),
        *[path(lamps, c) for c in ("m-glow", "m-glow m-glow2", "m-glow m-glow3", "m-lamp")],
        f'<rect class="m-grain" {RECT} fill="url(#am-grain)"/>',
        "</svg>\n",
    ]
    return "".join(parts)


if __name__ == "__main__":
    drawing, small, target = map(Path, sys.argv[1:4])
    target.write_text(build(json.loads(drawing.read_text()), small.read_text()))
