"""The defects of step indicators and status trackers."""

from generator.color_edits import faint_in_light, like_shapes_in_dark, weak_in_light
from generator.edits import ENGLISH, Edit, Failure

STEPS, TRACKER = "<step-indicator ", "<status-tracker "
#: The look that a name, position or state is taken from.
LOOK = r'<look state="(?:completed|current)" children="ignore" label="'


def on(component, rule):
    return Failure(rule, component)


def whole(component):
    return Failure("step-announcement-complete", component, composite=True)


INDICATOR_EDITS = [
    Edit(
        "steps change silently",
        r'<announcement on="advance">[^<]*</announcement>',
        "",
        (on(STEPS, "change-announced"),),
        given=STEPS,
    ),
    Edit(
        "items change silently",
        r'<announcement on="advance">[^<]*</announcement>',
        "",
        (on(TRACKER, "change-announced"),),
        given=TRACKER,
    ),
    Edit(
        "an error is silent",
        r'<announcement on="error"[^<]*</announcement>',
        "",
        (on(TRACKER, "change-announced"),),
    ),
    Edit(
        "change without a place",
        r'(<announcement on="advance">)[^<]*',
        r"\1OK",
        ("change-announced",),
        given=ENGLISH,
    ),
    Edit(
        "indicator without a name",
        r'<(?:step-indicator|status-tracker)([^>]*) label="[^"]*"',
        lambda match, _: match.group()[: match.end(1) - match.start()],
        ("component-has-name",),
    ),
    Edit(
        "indicator that cannot be localised",
        r"<(?:step-indicator|status-tracker) ",
        r'\g<0>localized="false" ',
        ("strings-localisable",),
    ),
    Edit(
        "arrow in an indicator's name",
        r"<(?:step-indicator|status-tracker) [^>]* label=\"",
        r"\g<0>→ ",
        ("name-no-decorative-characters",),
    ),
    Edit(
        "no position",
        LOOK + r"[^:]*: ",
        lambda match, _: match.group().split('label="')[0] + 'label="',
        ("step-position-announced", whole(STEPS)),
        given=ENGLISH,
    ),
    Edit(
        "wrong position",
        r'(<look state="current"[^>]*){position}',
        r"\g<1>9",
        ("step-position-announced", whole(STEPS)),
        given=ENGLISH,
    ),
    Edit(
        "no name of the step",
        r'(<look state="[^>]*): {name},',
        r"\1,",
        ("step-name-announced", "mark-has-name", "children-not-swallowed", whole(STEPS)),
    ),
    Edit(
        "no state of the step",
        r'(<look state="(?:completed|upcoming)"[^>]*), {state}',
        r"\1",
        ("state-exposed-to-at", "step-state-announced", whole(STEPS)),
    ),
    Edit(
        "symbol in a step's name",
        r"(<look [^>]*){state}",
        r"\1{state}, chevron.right.circle",
        ("name-not-identifier",),
    ),
    Edit(
        "weak caption",
        r'<color name="caption" light="[^"]*"',
        weak_in_light,
        (Failure("text-contrast-enhanced", '"caption">', ("light",)),),
    ),
    Edit(
        "faint caption",
        r'<color name="caption" light="[^"]*"',
        faint_in_light,
        (
            Failure("text-contrast-enhanced", '"caption">', ("light",)),
            Failure("text-contrast-minimum", '"caption">', ("light",)),
        ),
    ),
    Edit(
        "faint tick",
        r'<color name="symbol" light="[^"]*" dark="[^"]*"',
        like_shapes_in_dark,
        (Failure("glyph-contrast", 'color="symbol"', ("dark",)),),
        given=STEPS,
    ),
    Edit(
        "faint symbols of three states",
        r'<color name="symbol" light="[^"]*" dark="[^"]*"',
        like_shapes_in_dark,
        (Failure("glyph-contrast", 'color="symbol"', ("dark",), count=3),),
        given=TRACKER,
    ),
]
