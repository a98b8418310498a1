"""A scatter chart as a plotting library writes one: as many dots as are asked for, and notes beside
some of them, of which some are too faint to read.

The image is one for a screen reader, with a title, so that its dots are no stops.
"""

from dataclasses import dataclass

WIDTH, HEIGHT = 1200, 800
SERIES = [("Measured", "#1B5E9B"), ("Planned", "#9B3A1B"), ("Last year", "#2D6A2D")]
READABLE = ["#1A1A1A", "#333333", "#4A4A4A"]
FAINT = ["#B0B0B0", "#BDBDBD", "#CCCCCC"]
#: One dot in so many has a note.
DOTS_FOR_A_NOTE = 1000


@dataclass(frozen=True)
class Image:
    """The text of an SVG file, and the lines of its notes that nobody can read."""

    text: str
    faint: list[int]


def scatter_image(count, random):
    """A chart of so many dots; a tenth of its notes are faint."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" lang="en">',
        f"<title>Power by wind speed, {count:,} measurements</title>",
        "<style>text{font:12px sans-serif;text-anchor:middle}.dot{stroke:none}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FFFFFF"/>',
        '<g class="axis x">',
    ]
    for step in range(11):
        lines.append(
            f'<g class="tick" transform="translate({60 + step * 110},760)">'
            f'<line y2="6" stroke="#333"/><text y="20" fill="#333">{step * 3}</text></g>'
        )
    lines.append('</g><g class="dots">')
    faint = []
    for index in range(count):
        x, y = 60 + random.random() * 1100, 40 + random.random() * 700
        color = SERIES[index % len(SERIES)][1]
        lines.append(
            f'<circle class="dot series-{index % len(SERIES)}" cx="{x:.3f}" cy="{y:.3f}" r="2.5" '
            f'fill="{color}" data-value="{random.random() * 100:.3f}"/>'
        )
        if index % DOTS_FOR_A_NOTE:
            continue
        is_faint = random.random() < 0.1
        if is_faint:
            faint.append(len(lines) + 1)
        # Notes stand beside the plot, on nothing but the page.
        lines.append(
            f'<text class="note" x="{30 + random.random() * 1100:.2f}" y="24" '
            f'fill="{random.choice(FAINT if is_faint else READABLE)}">Peak {index:,}</text>'
        )
    lines.append("</g></svg>")
    return Image("\n".join(lines) + "\n", faint)


def path_image(size, random):
    """One line in a single attribute of so many bytes, and a label."""
    pieces, length, x = ["M0 400"], 0, 0.0
    while length < size:
        x += 1200 / (size / 14)
        pieces.append(f"L{x:.4f} {40 + random.random() * 700:.2f}")
        length += len(pieces[-1])
    return Image(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'lang="en">\n<title>A signal</title>\n<rect width="{WIDTH}" height="{HEIGHT}" '
        f'fill="#FFFFFF"/>\n<path fill="none" stroke="#1B5E9B" d="{"".join(pieces)}"/>\n'
        '<text x="20" y="24" font-size="12" fill="#BDBDBD">Signal</text>\n</svg>\n',
        [5],
    )
