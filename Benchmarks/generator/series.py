"""Colours and patterns for the series of a chart, so that everybody can tell them apart."""

from generator.contrast import of_lightness

#: Those of the first five series, as attributes.
PATTERNS = ["", ' pattern="stripes"', ' pattern="dots"', ' pattern="grid"', ' pattern="waves"']
#: CIE lightness of the darkest and the lightest series, in each appearance.
LIGHTNESS = [(12, 58), (44, 88), (8, 52), (50, 92)]


def series_colors(count, random):
    """For each series a colour in each appearance: blue and amber by turns, and each of another
    lightness, which is what remains to people who do not see all hues."""
    order, start = random.sample(range(count), count), random.randrange(2)
    return [colors(place / (count - 1), (place + start) % 2, random) for place in order]


def colors(share, is_blue, random):
    hue = random.uniform(0.57, 0.65) if is_blue else random.uniform(0.08, 0.12)
    saturation = random.uniform(0.65, 0.95)
    return [of_lightness(hue, saturation, low + share * (high - low)) for low, high in LIGHTNESS]
