"""Colours of a given hue and contrast (WCAG 2.2, relative luminance and contrast ratio)."""

import colorsys


def linear(channel):
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(color):
    red, green, blue = (linear(int(color[start : start + 2], 16)) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def with_luminance(hue, saturation, wanted):
    """The colour of a hue and a saturation, from 0 to 1, that has at least this luminance."""
    low, high = 0.0, 1.0
    for _ in range(14):
        middle = (low + high) / 2
        if luminance(written(hue, middle, saturation)) < wanted:
            low = middle
        else:
            high = middle
    return written(hue, high, saturation)


def written(hue, lightness, saturation):
    channels = colorsys.hls_to_rgb(hue % 1, lightness, saturation)
    return "#" + "".join(f"{round(channel * 255):02X}" for channel in channels)


def on_white(hue, saturation, wanted):
    """The colour that has about this ratio against white."""
    return with_luminance(hue, saturation, 1.05 / wanted - 0.05)


def on_black(hue, saturation, wanted):
    """The colour that has about this ratio against black."""
    return with_luminance(hue, saturation, 0.05 * wanted - 0.05)


def of_lightness(hue, saturation, lightness):
    """The colour that has about this CIE lightness, from 0 to 100."""
    share = (lightness + 16) / 116
    return with_luminance(hue, saturation, share**3 if lightness > 8 else lightness / 903.3)
