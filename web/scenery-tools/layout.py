"""The positions of the small drawings, and the open ground around them and around places."""

from paths import use
from shapely import affinity
from shapely.geometry import Point, Polygon, box

# fmt: off
# Open ground around the places.
SQUARES = [
    affinity.rotate(box(458, 432, 524, 476), 6), Point(684, 322).buffer(27),  # Dam, Nieuwmarkt
    affinity.rotate(box(248, 512, 286, 548), -10),  # Westermarkt
    *[Point(x, y).buffer(20) for x, y in (
        (195, 275), (500, 637), (655, 645), (862, 545), (380, 437), (568, 292), (460, 268),
        (702, 440), (845, 245), (112, 420), (157, 593),
    )],
]
# Open ground under the landmarks.
GROUNDS = [
    box(366, 104, 400, 164), box(853, 205, 884, 237), box(115, 280, 164, 311),
    box(464, 236, 492, 255), box(564, 345, 626, 384), box(720, 360, 780, 393),
    box(350, 372, 373, 408), box(404, 514, 474, 546), box(611, 484, 672, 510),
    box(252, 484, 290, 516), box(106, 570, 142, 600), box(511, 605, 570, 634),
    box(690, 666, 726, 698), Polygon([(48, 468), (100, 443), (100, 475), (48, 500)]),
]
GREENS = [Polygon([(49, 470), (99, 446), (99, 473), (49, 497)])]
MILLS = (1, 3, 5, 7, 9, 11, 14, 16)  # bastions with a windmill

# The middle of a bridge, and half of its span. Bridges over the rings are found automatically.
BRIDGES = [
    (504, 255, 13, -2), (513, 335, 11, -1), (512, 380, 10, 0), (545, 526, -7, 7),
    (586, 580, -6, 12), (634, 345, 5, 0), (612, 425, 5, 2), (672, 365, 6, 0),
    (705, 515, 1, 5), (673, 480, 6, 0), (662, 225, 6, 0), (820, 330, 11, 0),
    (815, 425, 11, 0), (806, 490, 11, 0), (898, 320, 0, 6), (960, 328, 0, 6),
    (890, 411, 0, 6), (970, 399, 0, 6), (928, 290, 6, 0), (936, 370, 6, 0),
    (428, 235, 5, 0), (424, 300, 5, 0), (425, 370, 5, 0), (388, 240, 7, 1),
    (377, 290, 7, 1), (945, 489, 4, 5), (985, 545, 4, 5), (965, 618, 4, 5),
    (160, 203, 2, 6), (250, 177, 1, 6), (330, 165, 0, 6),
]
# Two rows of posts in the water in front of the city, with gaps for ships.
PALISADES = (
    "M86 96Q120 74 176 60M292 68Q330 72 366 84M416 82Q470 94 556 99M590 100Q628 101 652 110"
    "M90 101Q124 80 178 66M292 74Q328 78 362 89M416 88Q470 100 556 105M590 106Q626 107 648 115"
    "M752 102Q790 114 818 136T858 186M750 108Q786 120 812 141T851 189"
)
# Drawing, x, y, size, mirrored.
SHIPS = [
    ("fluyt", 44, 68, 1.2, False), ("sloop", 128, 50, 1.05, True), ("fluyt", 328, 50, 0.92, True),
    ("fluyt", 480, 72, 1.28, False), ("sloop", 412, 36, 0.9, False), ("sloop", 566, 40, 0.9, True),
    ("fluyt", 648, 76, 1.15, True), ("moored", 152, 108, 0.9, False),
    ("moored", 772, 152, 0.9, True), ("moored", 824, 192, 0.8, False), ("sloop", 742, 48, 1, False),
    ("sloop", 8, 118, 0.85, True), ("sloop", 226, 34, 0.85, False),
]
# x, y, rotation
BOATS = [
    (100, 112, 12), (250, 20, -20), (590, 124, 8), (690, 88, -12), (888, 184, 30), (12, 14, 8),
    (500, 205, 82), (511, 270, 85), (820, 275, 88), (821, 392, 95), (575, 566, 48), (892, 690, 85),
    (394, 212, -72), (880, 860, 96),
]
BARGES = [
    (770, 556, -18), (735, 580, -28), (808, 546, 10), (888, 760, 98), (890, 655, 84),
    (505, 236, 82), (877, 825, -82), (640, 604, 2),
]
TREES = [
    (962, 775), (970, 773), (996, 765), (1003, 760), (1030, 735), (925, 840), (962, 842),
    (780, 850), (790, 854), (18, 690), (8, 682), (830, 842),
]
# From the back to the front.
LANDMARKS = [
    ("farm", 980, 770), ("farm", 1015, 742), ("mill", 945, 838, 1.15),
    ("haringpakker", 387, 126, 0.98), ("montelbaan", 870, 232, 1.05), ("koren", 478, 251, 1.05),
    ("noorderkerk", 138, 307, 1.05), ("oudekerk", 593, 379), ("waag", 750, 388, 1.08),
    ("janrooden", 360, 403), ("oostindisch", 640, 508, 1.05), ("westerkerk", 274, 511, 0.93),
    ("townhall", 438, 541, 1.04), ("inn", 123, 595), ("bridge", 878, 604, 0.9),
    ("begijnhof", 541, 624, 1.05), ("munt", 713, 693, 0.9),
    ("rose", 55, 800, 0.95), ("cartouche", 893, 66),
]
# fmt: on


def furniture():
    """All drawings on land and on water."""
    turned = '<use href="#am-{}" transform="translate({} {})rotate({})"/>'
    return [
        f'<path class="m-pale" d="{PALISADES}"/>',
        *[use(*ship) for ship in SHIPS],
        *[turned.format("boat", *boat) for boat in BOATS],
        *[turned.format("barge", *barge) for barge in BARGES],
        '<use href="#am-garden" transform="matrix(1-.49 0 1 74 480)"/>',
        *[use("tree", x, y, 0.9) for x, y in TREES],
        *[use(*mark) for mark in LANDMARKS],
    ]
