#!/usr/bin/env python3
"""Finds the types that are named with words which Sources/GLOSSARY.md was written against.

What is still to be renamed is in glossary.txt, which may only shrink: `glossary.py --write` writes it anew.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

import rooms

GLOSSARY = rooms.SOURCES / "GLOSSARY.md"
KNOWN = Path(__file__).with_name("glossary.txt")

WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
NESTED = re.compile(rooms.DECLARED.pattern.replace("^(?:(?:", r"^\s*(?:(?:private|fileprivate|"), re.MULTILINE)

#: Endings and words that are spelled in two ways.
SPELLINGS = [("colour", "color"), ("grey", "gray"), ("spelt", "spelled"), ("learnt", "learned"), ("ise", "ize")]


def rejected():
    """The words that were chosen against, those of several words left out."""
    text = GLOSSARY.read_text()
    words = set()
    for row in re.findall(r"^\|[^|]+\|[^|]+\|([^|]+)\|$", text, re.MULTILINE):
        words |= {word.strip().lower() for word in row.split(",")}
    (last,) = re.findall(r"^No type is (.+)\.$", text, re.MULTILINE)
    words |= {word.removeprefix("a ").strip() for word in re.split(", | or ", last)}
    return {word for word in words if word.isalpha()}


def names():
    """The names of all types, nested ones, too, with the files that declare them."""
    found = defaultdict(set)
    for path in sorted(rooms.SOURCES.rglob("*.swift")):
        text = rooms.UNREAD.sub(" ", path.read_text())
        for name in NESTED.findall(text):
            found[name].add(str(path.relative_to(rooms.SOURCES).parts[0]))
    return found


def found():
    """Each name that is still to go, with its targets."""
    against = rejected()
    all = names()
    wrong = {name for name in all if any(part.lower() in against for part in WORD.findall(name))}
    spellings = defaultdict(set)
    for name in all:
        spellings[spelling(name)].add(name)
    for twins in spellings.values():
        if len(twins) > 1:
            wrong |= twins
    return sorted(f"{target}/{name}" for name in wrong for target in all[name])


def spelling(name):
    name = name.lower()
    for one, other in SPELLINGS:
        name = name.replace(one, other)
    return name


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        KNOWN.write_text("".join(f"{name}\n" for name in found()))
    else:
        print("\n".join(found()))
