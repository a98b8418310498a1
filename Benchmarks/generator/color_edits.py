"""Values of colours that are not enough in one appearance."""

from generator.contrast import on_black, on_white


def replaced_by(low, high, on_ground=on_white):
    """A colour of any hue with a ratio in this range to its ground, for the last value."""

    def change(match, random):
        color = on_ground(random.random(), random.uniform(0.1, 0.9), random.uniform(low, high))
        return match.group().rsplit('"', 2)[0] + f'"{color}"'

    return change


#: Less than the 7:1 of WCAG 1.4.6, more than the 4.5:1 of 1.4.3.
weak_in_light = replaced_by(5, 6.4)
#: Less than the 4.5:1 of 1.4.3.
faint_in_light = replaced_by(1.5, 4)
#: Less than 3:1 against the dark colours of shapes that hold symbols, of 4 to 16:1 against black.
like_shapes_in_dark = replaced_by(5.8, 7, on_black)
