"""What a generated spec consists of: its lines, and the findings that planted defects must give."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Finding:
    """Failed outcomes with one cause, which a report for people gives as one finding.

    The lines are those of their targets, from 1. A rule on colour fails in the appearances named,
    and others without any. Composite rules repeat what others report, and are not counted.
    """

    rule: str
    lines: tuple[int, ...]
    appearances: tuple[str | None, ...] = (None,)
    composite: bool = False
    #: How many findings it is to people, where the same line breaks the rule for several causes.
    count: int = 1

    @property
    def outcomes(self):
        """Each rule, line and appearance that must be reported as failed."""
        return {(self.rule, line, each) for line in self.lines for each in self.appearances}


@dataclass
class Spec:
    """The lines of a spec, the findings it must give and the kinds of defect that cause them."""

    lines: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    planted: list[str] = field(default_factory=list)

    @property
    def text(self):
        return "\n".join(self.lines) + "\n"

    @property
    def outcomes(self):
        return set().union(*(finding.outcomes for finding in self.findings))

    @property
    def counted(self):
        """How many findings a report for people must count."""
        return sum(finding.count for finding in self.findings if not finding.composite)
