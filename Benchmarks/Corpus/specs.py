"""What an extracted spec says: its components, their colours, texts and steps, and what is unknown."""

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

KINDS = ("step-indicator", "status-tracker", "progress", "chart")
#: Names of the same colour.
SAME = {"white": "#FFFFFF", "black": "#000000", "label": "primary", "secondaryLabel": "secondary",
        "tertiaryLabel": "tertiary", "quaternaryLabel": "quaternary",
        # Where a module has no accent colour of its own.
        "accentColor": "systemBlue", "tint": "systemBlue"}
#: How much two components of a colour, and two opacities, may differ.
LEVEL, OPACITY = 1, 0.011


@dataclass(frozen=True)
class Place:
    """A line of a file, by the path from the root of the clone."""

    file: str
    line: int

    @staticmethod
    def of(text):
        file, line, *_ = text.rsplit(":", 2) if text and text.count(":") > 1 else (None, "0")
        return Place(file, int(line)) if file else None

    def near(self, file, line, reach):
        return self.file == file and abs(self.line - line) <= reach


@dataclass
class Component:
    """What a spec says of one component."""

    kind: str
    id: str
    view: str
    place: Place
    colors: list = field(default_factory=list)  # ((light, dark), place)
    strings: list = field(default_factory=list)  # (kind, text, place)
    unknown: list = field(default_factory=list)  # (fact, reason, place)
    steps: list = field(default_factory=list)  # the name, or None
    values: list = field(default_factory=list)  # of a progress, from 0 to 1


def components(text):
    root = ElementTree.fromstring(text)
    palette = {entry.get("name"): entry.attrib for entry in root.iter(tag("color"))}
    return [read(element, palette) for element in root if local(element) in KINDS]


def read(element, palette):
    place = Place.of(element.get("src"))
    component = Component(local(element), element.get("id", ""), element.get("view", ""), place)
    if re.fullmatch(r"[-+.\de]+", element.get("value", "")):
        least, most = float(element.get("min", 0)), float(element.get("max", 1))
        component.values.append((float(element.get("value")) - least) / (most - least))
    walk(element, palette, 1.0, place, component)
    return component


def walk(element, palette, opacity, place, component):
    place = Place.of(element.get("src")) or place
    opacity *= float(element.get("opacity", 1))
    name = local(element)
    if name == "unknown":
        component.unknown.append((element.get("fact"), element.get("reason") or "", place))
        return
    if name == "step":
        component.steps.append(element.get("name"))
    if name == "state" and element.get("announced-as"):
        component.strings.append(("text", element.get("announced-as"), place))
    for attribute, kind in (("label", "label"), ("value-text", "value"), ("hint", "hint")):
        if element.get(attribute):
            component.strings.append((kind, element.get(attribute), place))
    if name == "text" and (element.text or "").strip():
        component.strings.append(("text", element.text.strip(), place))
    for attribute in ("color", "backdrop"):
        if element.get(attribute) and element.get(attribute) != "state":
            component.colors.append((resolved(element.get(attribute), palette, opacity), place))
    for child in element:
        walk(child, palette, opacity, place, component)


def resolved(name, palette, opacity=1.0):
    """The colour in light and in dark."""
    entry = palette.get(name)
    if entry is None:
        return color(name, opacity), color(name, opacity)

    def value(appearance, index):
        text = entry.get(appearance) or entry.get("value")
        if text is None:
            return f"{name} has no value", opacity
        own = float(entry.get("opacity", 1)) * opacity
        return resolved(text, palette, own)[index] if text != name else color(text, own)

    return value("light", 0), value("dark", 1)


def color(text, opacity=1.0):
    """A notation as (the name of a system colour or eight-bit components, its opacity)."""
    text = SAME.get(text, text)
    if text == "clear":
        return text, 0.0
    if match := re.fullmatch(r"#([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})?", text):
        parts = tuple(int(match[1][i:i + 2], 16) for i in (0, 2, 4))
        return parts, opacity * (int(match[2], 16) / 255 if match[2] else 1)
    if match := re.fullmatch(r"color\((srgb|display-p3) ([^/)]+)(?:/ *([\d.]+)%? *)?\)", text):
        parts = tuple(int(min(max(float(part), 0), 1) * 255 + 0.5) for part in match[2].split())
        return (parts if match[1] == "srgb" else (match[1], *parts)), opacity * float(match[3] or 1)
    return text, opacity


def equal(said, expected):
    if expected is None:
        return True
    (one, opacity), (other, wanted) = said, expected
    if one == other == "clear":
        return True
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other) == 3:
        alike = all(abs(a - b) <= LEVEL for a, b in zip(one, other))
    else:
        alike = one == other
    return alike and abs(opacity - wanted) <= OPACITY


def matches(template, text):
    """Whether a text with placeholders can come to another."""
    parts = re.split(r"\{[^{}]*\}", template)
    return re.fullmatch(".*?".join(map(re.escape, parts)), text, re.DOTALL) is not None


def local(element):
    return element.tag.rpartition("}")[2]


def tag(name):
    return "{urn:a11y-audit:spec:1}" + name
