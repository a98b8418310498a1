"""Colours and their contrast, as WCAG 2 computes it."""

import re


def parsed(text):
    """Red, green, blue from 0 to 255 and the opacity; nothing where it is no plain colour."""
    match = re.fullmatch(r"rgba?\(([^()]*)\)", text.strip())
    if match is None:
        return None
    numbers = [float(number) for number in re.split(r"[\s,/]+", match[1].strip())]
    return (*numbers[:3], numbers[3] if len(numbers) > 3 else 1.0)


def composited(color, opacity, backdrop):
    """What is seen of a colour on another."""
    return tuple(opacity * own + (1 - opacity) * below for own, below in zip(color, backdrop))


def ratio(one, other):
    """The contrast ratio of two colours."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color):
    return sum(share * linear(part / 255) for share, part in zip((0.2126, 0.7152, 0.0722), color))


def linear(part):
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def threshold(size, weight):
    """The least ratio of a text: of 18 points, or of 14 bold ones, it is large."""
    points = size * 72 / 96 + 1e-6
    return 3.0 if points >= 18 or weight >= 700 and points >= 14 else 4.5


def named(color):
    return "#" + "".join(f"{min(255, max(0, round(part))):02X}" for part in color[:3])
