"""The defects of progress indicators."""

from generator.color_edits import faint_in_light, replaced_by, weak_in_light
from generator.edits import ENGLISH, Edit, Failure


def another_percentage(match, random):
    value = round(100 * float(match["value"]))
    return match.group().replace("{percent}", str(value + 17 if value < 60 else value - 17))


PROGRESS_EDITS = [
    Edit(
        "no value",
        r'(<progress id="\w+" type="bar" [^>]*?) value-text="[^"]*"',
        r"\1",
        ("progress-exposes-value", "change-announced"),
    ),
    Edit(
        "no value but in hidden text",
        r'(<progress id="\w+" type="ring" [^>]*?) value-text="[^"]*"',
        r"\1",
        ("progress-exposes-value", "change-announced", "children-not-swallowed"),
    ),
    Edit(
        "no name",
        r'(<progress [^>]*) label="[^"]*"',
        r"\1",
        ("component-has-name",),
    ),
    Edit(
        "wrong value",
        r'<progress id="\w+" type="bar" value="(?P<value>[^"]*)" [^>]*value-text="[^"]*"',
        another_percentage,
        ("progress-value-valid",),
    ),
    Edit(
        "decimals",
        r'(<progress id="\w+" type="bar" value="(?P<value>[^"]*)" [^>]*value-text=)"[^"]*"',
        r'\1"\g<value>00271"',
        ("number-human-readable", "value-has-unit"),
        given=ENGLISH,
    ),
    Edit(
        "silent progress",
        r'(<progress [^>]*) traits="updates-frequently"',
        r"\1",
        ("change-announced",),
    ),
    Edit(
        "chatter",
        r'<announcement on="complete">[^<]*',
        '<announcement on="update" interval="1">{percent} %',
        ("updates-not-chatty",),
        given="<progress ",
    ),
    Edit(
        "track like the fill",
        r'<color name="(?P<name>\w+)Track" light="[^"]*"(?=.*?<progress id="(?P=name)" type="bar")',
        replaced_by(6, 10),
        (Failure("progress-track-contrast", '<fill color="{name}Fill"', ("light",)),),
    ),
    Edit(
        "weak number",
        r'<color name="(?P<name>\w+)Text" light="[^"]*"(?=.*?<progress id="(?P=name)" type="ring")',
        weak_in_light,
        (Failure("text-contrast-enhanced", 'color="{name}Text"', ("light",)),),
    ),
    Edit(
        "faint number",
        r'<color name="(?P<name>\w+)Text" light="[^"]*"(?=.*?<progress id="(?P=name)" type="ring")',
        faint_in_light,
        (
            Failure("text-contrast-enhanced", 'color="{name}Text"', ("light",)),
            Failure("text-contrast-minimum", 'color="{name}Text"', ("light",)),
        ),
    ),
    Edit(
        "variable in the name",
        r'(<progress [^>]* label="[^"]*)"',
        r'\1, upload_task"',
        ("name-not-identifier",),
    ),
    Edit(
        "bullet in the name",
        r'<progress [^>]* label="',
        r"\g<0>• ",
        ("name-no-decorative-characters",),
    ),
]
