"""The defects of small charts."""

from generator.color_edits import faint_in_light, weak_in_light
from generator.edits import ENGLISH, Edit, Failure

CHART = "<chart "
HIDDEN, EXPOSED = r'<legend order="series" hidden', r'<legend order="series" children'

CHART_EDITS = [
    Edit(
        "new data come silently",
        r'<announcement on="update"[^<]*</announcement>',
        "",
        (Failure("change-announced", CHART),),
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
        (Failure("legend-present", CHART),),
    ),
    Edit(
        "no unit",
        r'(<shape kind="capsule" [^>]*{value}) \w+',
        r"\1",
        ("value-has-unit",),
        given=ENGLISH,
    ),
    Edit(
        "no value of marks",
        r'(<shape kind="capsule" [^>]*value="){value} ',
        r"\1",
        ("mark-value-has-number",),
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
        "weak entries",
        r'<color name="caption" light="[^"]*"',
        weak_in_light,
        (Failure("text-contrast-enhanced", '"caption">', ("light",)),),
        given=CHART,
    ),
    Edit(
        "faint entries",
        r'<color name="caption" light="[^"]*"',
        faint_in_light,
        (
            Failure("text-contrast-enhanced", '"caption">', ("light",)),
            Failure("text-contrast-minimum", '"caption">', ("light",)),
        ),
        given=CHART,
    ),
    Edit(
        "hidden mark",
        r"<mark ",
        '<mark hidden="true" ',
        ("hidden-without-alternative",),
        given=EXPOSED,
    ),
    Edit(
        "verbatim chart",
        r"<chart ",
        '<chart localized="false" ',
        ("strings-localisable",),
    ),
]
