"""What a generated spec consists of: its lines, and the findings that were planted in them."""

from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Finding:
    """A failed outcome that an audit must report: the rule, and the line of its target, from 1."""

    rule: str
    line: int


@dataclass
class Spec:
    """The lines of a spec, the findings it must give and the kinds of defect that cause them."""

    lines: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    planted: list[str] = field(default_factory=list)

    @property
    def text(self):
        return "\n".join(self.lines) + "\n"
