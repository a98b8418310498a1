"""The results as text."""

from statistics import median

from harness.process import own_peak

HEADS = ("", "wall clock", "", "", "processor", "", "peak memory", "")
NAMES = ("", "xmllint", "a11y-audit", "ratio", "xmllint", "a11y-audit", "xmllint", "a11y-audit")


def table(rows):
    """What both programs took: in the median, and of memory at most."""
    lines = [HEADS, NAMES, *map(cells, rows)]
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "\n".join(aligned(line, widths) for line in lines)


def cells(row):
    parses, audits = row.contest.parses, row.contest.audits
    return (
        row.name,
        seconds(row.contest.rival),
        seconds(row.contest.wall),
        f"{row.contest.ratio:.2f}",
        seconds(median(run.processor for run in parses)),
        seconds(median(run.processor for run in audits)),
        megabytes(max(run.memory for run in parses)),
        megabytes(row.contest.memory),
    )


def aligned(line, widths):
    first, *others = line
    words = [first.ljust(widths[0])]
    words += [word.rjust(width) for word, width in zip(others, widths[1:])]
    return "  ".join(words).rstrip()


def verdicts(targets):
    """A line for each target: whether it is met, and what was measured."""
    widest = max(len(target.name) for target in targets)
    return "\n".join(
        f"{'met   ' if target.is_met else 'MISSED'}  {target.name.ljust(widest)}  {target.measured}"
        for target in targets
    )


def seconds(duration):
    return f"{duration:.2f} s" if duration >= 1 else f"{duration * 1000:.1f} ms"


def megabytes(size):
    """Nothing less can be told than the peak of the process that starts the others."""
    least = own_peak()
    return f"{size / 1e6:.0f} MB" if size > least else f"≤ {least / 1e6:.0f} MB"
