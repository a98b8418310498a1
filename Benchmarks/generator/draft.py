"""A small spec that is being written: its palette, and the components that use it."""

from generator.contrast import of_lightness, on_black, on_white
from generator.planting import Spec
from generator.words import SYLLABLES

APPEARANCES = ("light", "dark", "light-high-contrast", "dark-high-contrast")


class Draft:
    """The lines of the palette, and those of the components."""

    def __init__(self, language, random):
        self.language = language
        self.random = random
        self.names = set()
        self.colors = []
        self.components = []

    def add(self, *lines):
        """Adds lines to the component that is being written."""
        self.components += lines

    def proper_name(self):
        """A name that nobody has, such as “Belora”, and no other component of the spec."""
        while True:
            name = "".join(self.random.sample(SYLLABLES, self.random.randint(2, 4))).capitalize()
            if name not in self.names:
                self.names.add(name)
                return name

    def add_color(self, name, *values):
        """Adds a colour that has these values, in the order of the appearances."""
        words = " ".join(f'{key}="{value}"' for key, value in zip(APPEARANCES, values))
        self.colors.append(f'    <color name="{name}" {words}/>')

    def add_contrasting(self, name, hue, saturation, ratios):
        """Adds a colour that has these ratios against the background: white, in the dark black."""
        light, dark, light_more, dark_more = ratios
        self.add_color(
            name,
            on_white(hue, saturation, light),
            on_black(hue, saturation, dark),
            on_white(hue, saturation, light_more),
            on_black(hue, saturation, dark_more),
        )

    def add_symbol_color(self, hue, saturation):
        """Adds the colour of symbols on coloured shapes: nearly that of the background."""
        light, dark = (of_lightness(hue, saturation, lightness) for lightness in (98, 2))
        self.add_color("symbol", light, dark, "#FFFFFF", "#000000")

    def spec(self):
        """The whole."""
        return Spec(
            [
                '<?xml version="1.0" encoding="UTF-8"?>',
                f'<spec xmlns="urn:a11y-audit:spec:1" lang="{self.language.tag}">',
                '  <palette extends="ios26">',
                *self.colors,
                "  </palette>",
                *self.components,
                "</spec>",
            ]
        )
