"""What Chromium shows of a text, what the audit says of it, and whether the two agree."""

from dataclasses import dataclass, field

from svg.contrast import composited, named, parsed, ratio, threshold

#: A colour behind a text is known where it covers this share of its box.
LEAST_SHARE = 0.9

#: How far the audit's ratio may be off, and how near to the threshold either verdict is right.
RATIO_TOLERANCE, THRESHOLD_TOLERANCE = 0.1, 0.05


@dataclass
class Shown:
    """A text as it is shown: its ratio is none where its own colour is no plain one."""

    path: str
    text: str
    size: float
    weight: float
    color: tuple | None
    opacity: float
    backdrop: tuple | None
    share: float
    is_seen: bool = True

    #: What was measured of its colour, where that is not what the style alone gives.
    measured: tuple | None = None
    notes: list = field(default_factory=list)

    @property
    def is_decidable(self):
        # What an outline does to the letters, pixels without it do not say.
        is_plain = "outlined" not in self.notes
        return self.is_seen and is_plain and self.backdrop is not None and self.share >= LEAST_SHARE

    @property
    def seen_color(self):
        return self.measured or self.color and composited(self.color, self.opacity, self.backdrop)

    @property
    def ratio(self):
        return self.color and ratio(self.seen_color, self.backdrop)

    @property
    def threshold(self):
        return threshold(self.size, self.weight)


def has_outline(text):
    """Whether a text of the page has a line around its letters."""
    return text["stroke"] != "none" and text["strokeWidth"] > 0 and text["strokeOpacity"] > 0


def ink(text):
    """The colour of a text of the page, its opacity, and what is to be known about it.

    The opacity is 0 where it is not painted, and the colour none where it is no plain one.
    """
    is_stroked = has_outline(text)
    fill, opacity, notes = text["fill"], text["fillOpacity"], []
    if fill == "none" or opacity == 0:
        if not is_stroked:
            return None, 0, notes
        fill, opacity, notes = text["stroke"], text["strokeOpacity"], ["stroke only"]
    elif is_stroked and text["stroke"] != fill:
        notes = ["outlined"]
    color = parsed(fill)
    if color is None:
        return None, opacity * text["opacity"], [*notes, fill]
    return color[:3], color[3] * opacity * text["opacity"], notes


@dataclass
class Judged:
    """A text with the audit's outcomes for it."""

    file: str
    shown: Shown
    results: list

    @property
    def decided(self):
        """Those outcomes that are verdicts with a ratio."""
        return [one for one in self.results if one["outcome"] in ("passed", "failed") and told(one)]

    @property
    def is_decided(self):
        return bool(self.results) and len(self.decided) == len(self.results)

    @property
    def agrees(self):
        return all(abs(told(one) - self.shown.ratio) <= RATIO_TOLERANCE for one in self.decided)

    @property
    def is_wrong(self):
        """Whether a verdict is not that which Chromium's colours give."""
        distance = self.shown.ratio - self.shown.threshold
        if abs(distance) <= THRESHOLD_TOLERANCE:
            return False
        return any((one["outcome"] == "passed") != (distance > 0) for one in self.decided)

    def __str__(self):
        shown = self.shown
        lines = [
            f"{self.file}  {shown.path}  {shown.text[:40]!r}",
            f"    Chromium  {named(shown.seen_color)} on {named(shown.backdrop)}"
            f" ({shown.share:.0%})  {shown.ratio:.2f}:1, threshold {shown.threshold}"
            f"  {shown.size:.1f} px {' '.join(shown.notes)}".rstrip(),
        ]
        for one in self.results:
            evidence = one.get("evidence", {})
            lines.append(
                f"    audit     {evidence.get('colors', '')}  {one['outcome']}"
                + (f" {told(one):.2f}:1" if told(one) else "")
                + (f"  {one['message']}" if one["outcome"] not in ("passed", "failed") else "")
            )
        return "\n".join(lines if self.results else [*lines, "    audit     nothing"])


def told(result):
    return result.get("evidence", {}).get("ratio")


@dataclass
class Counts:
    """The counts of one producer."""

    files: int = 0
    texts: int = 0
    decidable: int = 0

    #: Decidable texts of the very colour that is behind them, which the audit leaves out.
    unseen: int = 0
    decided: int = 0
    agreeing: int = 0
    wrong: int = 0

    def add(self, judged):
        self.decidable += 1
        self.unseen += not judged.results and judged.shown.ratio < 1.005
        self.decided += judged.is_decided
        if judged.is_decided:
            self.agreeing += judged.agrees
        self.wrong += judged.is_wrong

    def __add__(self, other):
        return Counts(*(own + more for own, more in zip(vars(self).values(), vars(other).values())))

    @property
    def meets_targets(self):
        return (
            self.decided >= 0.95 * (self.decidable - self.unseen)
            and self.agreeing >= 0.98 * self.decided
            and not self.wrong
        )
