"""Runs of two programs by turns, and what they took in the median."""

from dataclasses import dataclass
from statistics import median
from typing import Callable

from harness.process import Run, run


@dataclass(frozen=True)
class Contest:
    """The runs of xmllint and of the audit on the same files."""

    parses: list[Run]
    audits: list[Run]

    @property
    def wall(self):
        """Seconds of an audit."""
        return median(each.wall for each in self.audits)

    @property
    def rival(self):
        """Seconds of xmllint."""
        return median(each.wall for each in self.parses)

    @property
    def ratio(self):
        return self.wall / self.rival

    @property
    def memory(self):
        """Bytes that an audit had at the peak."""
        return max(each.memory for each in self.audits)


def contest(parse, audit, rounds, verify: Callable[[str], None], cores=None):
    """Runs both once to warm up and then by turns, each first in every other round.

    The text of every measured audit is verified.
    """
    parses, audits = [], []

    def parse_once():
        parses.append(run(parse, "parse.txt", {0}, cores))

    def audit_once():
        audits.append(run(audit, "audit.txt", {0, 1}, cores))
        verify("audit.txt")

    for number in range(rounds + 1):
        for once in (parse_once, audit_once) if number % 2 else (audit_once, parse_once):
            once()
    return Contest(parses[1:], audits[1:])
