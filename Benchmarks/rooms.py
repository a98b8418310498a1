#!/usr/bin/env python3
"""Finds the arrows between the folders of a target that point the wrong way.

A folder may name the types of those that stand before it in ORDER.
"""

import re
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "Sources"

#: The folders of the targets that are no single room, each before those that may name its types.
ORDER = {
    "Language": [".", "Words", "Numbers", "Dates", "Meaning"],
    "Listening": ["Tree", "Facts", "Hearing"],
    "Looking": ["Contrast", "Looks", "Layout"],
    "ChartSpeech": ["Whole", "Marks", "Axes", "Legend", "Data"],
    "Claims": ["Data", "Steps", "Texts"],
    "RuleCatalogue": ["Requirements", "."],
    "A11yRules": [
        "Engine", "Judgements", "Checks",
    ],
    "Geometry": ["Numbers", "Plane", "Paths", "Shapes", "Surface"],
    "CSS": ["Syntax", "Selectors", "Values", "Conditions", "Sheets", "Cascade"],
    "Palettes": [".", "Catalogues", "Tokens", "Resolver", "Importing"],
    "SpecReader": ["Grammar", "Reading", "Expansion", "Painting", "."],
    "SVGPainting": ["Document", "Text", "Targets", "Painting"],
    "ChartWords": ["Names", "Numbers"],
    "ChartRecognition": ["Scene", "Finders", "Idioms", "Assembly", "."],
    "Drawing": [".", "Layout", "Painting", "Image", "Pictures"],
    "CatalogueSite": ["Listing", "."],
    "SwiftReader": ["Files", "Modules", "Resources", "."],
    "SVGReader": ["Tree", "Parts", "Chart", "Motion", "Progress", "Steps", "."],
}

DECLARED = re.compile(
    r"^(?:(?:public|package|internal|final|indirect|@\w+)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)",
    re.MULTILINE,
)
UNREAD = re.compile(r'//[^\n]*|/\*.*?\*/|""".*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
NAME = re.compile(r"(?<![\w.])[A-Z]\w*")


def arrows(target):
    """For each file the types that it names, as (folder, file, folder of the type, type)."""
    files = {
        path.relative_to(SOURCES / target): UNREAD.sub(" ", path.read_text())
        for path in sorted((SOURCES / target).rglob("*.swift"))
    }
    homes = defaultdict(set)
    for path, text in files.items():
        for name in DECLARED.findall(text):
            homes[name].add(folder(path))
    for path, text in files.items():
        for name in sorted(set(NAME.findall(text))):
            if len(homes[name]) == 1 and (home := next(iter(homes[name]))) != folder(path):
                yield folder(path), path, home, name


def folder(path):
    return str(path.parent)


def wrong(target):
    """The arrows that point at a folder that stands later, or nowhere, in the order."""
    order = {name: place for place, name in enumerate(ORDER[target])}
    for source, path, home, name in arrows(target):
        if order.get(home, len(order)) >= order.get(source, -1):
            yield f"{target}/{path} names {home}/{name}"


def found():
    return sorted(arrow for target in ORDER for arrow in wrong(target))


if __name__ == "__main__":
    print("\n".join(found()))
