"""Edits that plant a defect in the text of a spec, and what each of them breaks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Callable

from generator.planting import Finding

#: Elsewhere a number or a unit may be said in words that the audit does not know.
ENGLISH = '<spec [^>]*lang="en"'


@dataclass(frozen=True)
class Failure:
    """A rule that fails at each line that holds these words, by default where the edit begins.

    The words may name groups of the edit's pattern, as {name}.
    """

    rule: str
    at: str | None = None
    appearances: tuple[str | None, ...] = (None,)
    composite: bool = False
    count: int = 1

    def finding(self, match, lines):
        first = match.string.count("\n", 0, match.start()) + 1
        if self.at is None:
            return self.at_lines((first,))
        words = self.at.format(**match.groupdict())
        numbers = tuple(number for number, line in enumerate(lines, 1) if words in line)
        if not numbers:
            raise ValueError(f"{self.rule}: no line holds {words!r}")
        return self.at_lines(numbers)

    def at_lines(self, numbers):
        return Finding(self.rule, numbers, self.appearances, self.composite, self.count)


@dataclass(frozen=True)
class Edit:
    """What is found and what replaces it, in one place of all that match."""

    kind: str
    pattern: str
    replacement: str | Callable
    #: Computed from the match where they depend on the rest; where there are none, it is no place.
    failures: tuple[Failure | str, ...] | Callable
    #: What the spec must hold besides.
    given: str = ""

    def places(self, text):
        if not re.search(self.given, text):
            return []
        found = re.finditer(self.pattern, text, re.DOTALL)
        return [match for match in found if self.broken(match)]

    def broken(self, match):
        failures = self.failures(match) if callable(self.failures) else self.failures
        return [Failure(each) if isinstance(each, str) else each for each in failures]

    def plant(self, spec, random):
        """Makes the edit at a random place; every other line keeps its number."""
        text = spec.text
        match = random.choice(self.places(text))
        if callable(self.replacement):
            new = self.replacement(match, random)
        else:
            new = match.expand(self.replacement)
        new += "\n" * (match.group().count("\n") - new.count("\n"))
        spec.lines = (text[: match.start()] + new + text[match.end() :]).split("\n")[:-1]
        spec.planted.append(self.kind)
        for failure in self.broken(match):
            spec.findings.append(failure.finding(match, spec.lines))
