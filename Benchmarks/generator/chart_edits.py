"""The defects of small charts."""

import re

from generator.contrast import ratio
from generator.draft import APPEARANCES
from generator.edits import ENGLISH, Edit, Failure

CHART, MEASURE = "<chart ", '<axis dimension="y"'
HIDDEN, EXPOSED = r'<legend order="series" hidden', r'<legend order="series" children'


def colors(text, series):
    """The colour of a series in each appearance."""
    start = f'<color name="s{series}" '
    line = next(line for line in text.split("\n") if start in line)
    return re.findall(r"#\w{6}", line)


def alike(text, one, other):
    """The appearances in which the lightness of two series does not tell them apart."""
    pairs = zip(APPEARANCES, colors(text, one), colors(text, other))
    return tuple(appearance for appearance, *pair in pairs if ratio(*pair) < 3)


def without_pattern(match):
    """The first series has no pattern either, so only their colours tell the two apart."""
    text = match.string
    appearances = alike(text, 0, int(match["series"]))
    if not appearances:
        return ()
    only_color = Failure("series-not-color-only", appearances=appearances)
    if not re.search(HIDDEN, text):
        return (only_color,)
    return only_color, Failure("legend-hidden-safe", CHART, composite=True)


def without_key(text):
    """Nothing shows whose a pattern is: each two series that are too much alike, at the later of them."""
    series = range(len(re.findall(r'<series id="s\d"', text)))
    pairs = [(one, other) for other in series for one in range(other)]
    return one_finding("series-not-color-only", text, pairs)


def one_finding(rule, text, pairs):
    """What fails of pairs that are too much alike, all of which are one finding to people."""
    alike_pairs = [(other, found) for one, other in pairs if (found := alike(text, one, other))]
    return tuple(
        Failure(rule, f'<series id="s{other}"', appearances, count=int(number == 0))
        for number, (other, appearances) in enumerate(alike_pairs)
    )


def without_legend(match):
    return (Failure("legend-present", CHART), *without_key(match.string))


def without_swatches(match):
    """The legend shows neither the colours nor the patterns."""
    lost = without_key(match.string)
    hidden = lost and re.search(HIDDEN, match.string)
    return (
        Failure("legend-color-matches-marks", 'kind="circle" size="16"', APPEARANCES),
        *lost,
        *((Failure("legend-hidden-safe", CHART, composite=True),) if hidden else ()),
    )


def without_separators(match):
    """Each two series whose marks touch somewhere and are too much alike, at the later of them."""
    text = match.string
    marks = [int(series) for series in re.findall(r'<mark [^>]*series="s(\d)"', text)]
    touching = {tuple(sorted(pair)) for pair in zip(marks, marks[1:]) if pair[0] != pair[1]}
    return one_finding("adjacent-marks-contrast", text, sorted(touching))


CHART_EDITS = [
    Edit(
        "new data come silently",
        r'<announcement on="update"[^<]*</announcement>',
        "",
        (Failure("change-announced", CHART), Failure("empty-state-described", "<empty>")),
    ),
    Edit(
        "chart chatter",
        r'(<announcement on="update" interval=)"[^"]*"',
        r'\1"2"',
        ("updates-not-chatty",),
    ),
    Edit(
        "chart without a name",
        r'(<chart [^>]*) label="[^"]*"',
        r"\1",
        ("component-has-name",),
    ),
    Edit(
        "order of the legend left open",
        r'(<legend order=)"series"',
        r'\1"unspecified"',
        ("legend-order-deterministic",),
    ),
    Edit(
        "no legend",
        r"<legend .*?</legend>",
        "",
        without_legend,
    ),
    Edit(
        "no unit",
        r'(<shape kind="capsule" [^>]*{value}) \w+',
        r"\1",
        ("value-has-unit", Failure("axes-described", MEASURE)),
        given=ENGLISH,
    ),
    Edit(
        "no value of marks",
        r'(<shape kind="capsule" [^>]*value="){value} ',
        r"\1",
        (
            "mark-value-has-number",
            Failure("chart-data-alternative", CHART),
            Failure("axes-described", MEASURE),
        ),
        given=ENGLISH,
    ),
    Edit(
        "no series under a hidden legend",
        r'(<shape kind="capsule" [^>]*), {series}',
        r"\1",
        (
            Failure("legend-hidden-has-equivalent", "<legend "),
            Failure("legend-hidden-safe", CHART, composite=True),
        ),
        given=HIDDEN,
    ),
    Edit(
        "no category",
        r'(<shape kind="capsule" label="){category}',
        r"\1{series}",
        ("mark-has-name",),
    ),
    Edit(
        "exposed axis",
        r'<axis dimension="x" hidden="true"',
        '<axis dimension="x"',
        (Failure("no-duplicate-announcement", "{{category}}</text>"),),
    ),
    Edit(
        "silent entries",
        r'(<look part="entry" children="ignore") label="[^"]*"',
        r"\1",
        ("legend-entry-has-name", "children-not-swallowed"),
        given=EXPOSED,
    ),
    Edit(
        "hidden mark",
        r"<mark ",
        '<mark hidden="true" ',
        ("hidden-without-alternative", Failure("chart-data-alternative", CHART)),
        given=EXPOSED,
    ),
    Edit(
        "verbatim chart",
        r"<chart ",
        '<chart localized="false" ',
        ("strings-localisable",),
    ),
    Edit(
        "series that is not there",
        r'(<series id="s1"[^>]*/>)',
        r'\1<series id="none" name="Zero" color="s1"/>',
        (Failure("legend-entries-match-series", "<legend "),),
    ),
    Edit(
        "other colours in the legend",
        r'(<look part="entry".*?<fill color=)"series"',
        r'\1"label"',
        without_swatches,
    ),
    Edit(
        "green and orange",
        r'(<color name="s0" light=)"[^"]*"([^\n]*\n *<color name="s1" light=)"[^"]*"'
        r'(?=[^\n]*\n *<color name="caption")',
        r'\1"#458934"\2"#D26E25"',
        (Failure("palette-cvd-distinct", '<series id="s1"', ("light",)),),
    ),
    Edit(
        "series without a pattern",
        r'(<series id="s(?P<series>[1-9])"[^>]*) pattern="\w+"',
        r"\1",
        without_pattern,
    ),
    Edit(
        "no title",
        r'<title style="headline"[^\n]*</title>',
        "",
        (Failure("chart-has-title", CHART),),
    ),
    Edit(
        "no scale",
        r'(<axis dimension="y"[^>]*) ticks="[^"]*"([^>]*>\n)[^\n]*<text[^\n]*',
        r"\1\2",
        ("axes-described",),
    ),
    Edit(
        "marks without separators",
        r'<shape kind="rectangle"><stroke color="systemBackground" width="2"/></shape>',
        "",
        without_separators,
    ),
]
