"""Curves, path data and other helpers for writing a drawing."""

import re


def beziers(points):
    """The cubic segments of a smooth curve through these points."""
    around = [points[0], *points, points[-1]]
    pieces = []
    for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False):
        pieces.append(
            (
                b,
                (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6),
                (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6),
                c,
            )
        )
    return pieces


def smooth(points, steps=10):
    """A smooth curve through these points, as a chain of short lines."""
    out = [points[0]]
    for p, q, r, s in beziers(points):
        for k in range(1, steps + 1):
            t = k / steps
            u = 1 - t
            out.append(
                tuple(
                    u**3 * p[j] + 3 * u * u * t * q[j] + 3 * u * t * t * r[j] + t**3 * s[j]
                    for j in (0, 1)
                )
            )
    return out


def num(value, digits=1):
    """A number, as short as possible."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in ("-0", "", "-") else text


def join(values):
    """Formatted numbers in a row, with spaces only where they are needed."""
    out = ""
    for value in values:
        out += value if not out or value.startswith("-") else " " + value
    return out


def curve_d(points, digits=0):
    """Path data of a smooth curve through these points."""
    d = f"M{join([num(c, digits) for c in points[0]])}"
    x, y = (round(c, digits) for c in points[0])
    for _, q, r, s in beziers(points):
        values = [c for point in (q, r, s) for c in (point[0] - x, point[1] - y)]
        d += "c" + join([num(v, max(digits, 1)) for v in values])
        x, y = x + round(values[4], max(digits, 1)), y + round(values[5], max(digits, 1))
    return d


def line_d(points, closed=False, digits=1):
    """Path data of a chain of lines, with relative coordinates."""
    pts = [(round(x, digits), round(y, digits)) for x, y in points]
    if closed and pts[0] == pts[-1]:
        pts = pts[:-1]
    d = "M" + join([num(c, digits) for c in pts[0]])
    steps = []
    x, y = pts[0]
    for px, py in pts[1:]:
        if (px, py) == (x, y):
            continue
        steps += [num(px - x, digits), num(py - y, digits)]
        x, y = px, py
    return d + ("l" + join(steps) if steps else "") + ("z" if closed else "")


def area_d(shape, simplify=0.35, digits=1, smallest=0.0):
    """Path data of areas, including their holes."""
    parts = []
    for polygon in polygons(shape):
        if polygon.area < smallest:
            continue
        polygon = polygon.simplify(simplify)
        for ring in (polygon.exterior, *polygon.interiors):
            parts.append(line_d(list(ring.coords), True, digits))
    return "".join(parts)


def lines_d(shape, simplify=0.35, digits=1, shortest=0.0):
    """Path data of lines."""
    parts = []
    for line in lines(shape):
        if line.length > shortest:
            parts.append(line_d(list(line.simplify(simplify).coords), False, digits))
    return "".join(parts)


def polygons(shape):
    """All areas of a shape."""
    if shape.is_empty:
        return []
    if shape.geom_type == "Polygon":
        return [shape]
    return [part for part in getattr(shape, "geoms", []) for part in polygons(part)]


def lines(shape):
    """All lines of a shape."""
    if shape.is_empty:
        return []
    if shape.geom_type in ("LineString", "LinearRing"):
        return [shape]
    return [part for part in getattr(shape, "geoms", []) for part in lines(part)]


def path(d, cls, **attributes):
    more = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items())
    return f'<path class="{cls}" d="{d}"{more}/>' if d else ""


def use(name, x, y, scale=1.0, flip=False):
    transform = f"translate({num(x)} {num(y)})"
    if flip or scale != 1:
        transform += f"scale({num(-scale if flip else scale, 2)}" + (
            f" {num(scale, 2)})" if flip else ")"
        )
    return f'<use href="#am-{name}" transform="{transform}"/>'
