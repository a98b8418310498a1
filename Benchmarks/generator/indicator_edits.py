"""The defects of step indicators and status trackers."""

from generator.color_edits import like_shapes_in_dark, replaced_by
from generator.edits import ENGLISH, Edit, Failure

STEPS, TRACKER = "<step-indicator ", "<status-tracker "
#: The look that a name, position or state is taken from.
LOOK = r'<look state="(?:completed|current)" children="ignore" label="'


def whole(component):
    return Failure("step-announcement-complete", component, composite=True)


INDICATOR_EDITS = [
    Edit(
        "steps change silently",
        r'<announcement on="advance">[^<]*</announcement>',
        "",
        (Failure("change-announced", STEPS),),
        given=STEPS,
    ),
    Edit(
        "items change silently",
        r'<announcement on="advance">[^<]*</announcement>',
        "",
        (Failure("change-announced", TRACKER),),
        given=TRACKER,
    ),
    Edit(
        "an error is silent",
        r'<announcement on="error"[^<]*</announcement>',
        "",
        (Failure("change-announced", TRACKER),),
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
        r'<(?:step-indicator|status-tracker) [^>]* label="',
        r"\g<0>→ ",
        ("name-no-decorative-characters",),
    ),
    Edit(
        "tiny text",
        r'(<text style="caption2") color',
        r'\1 size="8" color',
        ("text-size-minimum",),
    ),
    Edit(
        "text that does not grow",
        r'(<text style="caption2") color',
        r'\1 scales="false" color',
        ("text-scales",),
    ),
    Edit(
        "small button",
        r'(<control [^>]* width=)"\d+"',
        r'\1"30"',
        ("target-size-recommended",),
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
        ("step-name-announced", "children-not-swallowed", whole(STEPS)),
    ),
    Edit(
        "no state of the step",
        r'(<look state="(?:completed|upcoming)"[^>]*), {state}',
        r"\1",
        ("state-exposed-to-at", whole(STEPS)),
    ),
    Edit(
        "symbol in a step's name",
        r"(<look [^>]*){state}",
        r"\1{state}, chevron.right.circle",
        ("name-not-identifier",),
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
        (Failure("glyph-contrast", 'color="symbol"', ("dark",)),),
        given=TRACKER,
    ),
    Edit(
        "faint ring",
        r'<color name="ring" light="[^"]*"',
        replaced_by(1.03, 1.15),
        (Failure("graphic-contrast", '<shape kind="circle" around', ("light",)),),
    ),
    Edit(
        "every completed step is selected",
        r'(<look state="completed"[^>]*)>',
        r'\1 traits="selected">',
        ("single-current-step",),
    ),
    Edit(
        "no state of an item",
        r'(<look children="ignore" label="[^"]*), {state}',
        r"\1",
        (
            "state-exposed-to-at",
            "error-state-described",
            "children-not-swallowed",
            whole(TRACKER),
        ),
    ),
    Edit(
        "no total",
        r'(<status-tracker [^>]*), {count} steps(".*?label="Step {position}) of {count}',
        r"\1\2",
        ("step-total-announced", whole(TRACKER)),
    ),
    Edit(
        "button called otherwise",
        r'(<control action="next"[^>]* label=)"[^"]*"',
        r'\1"OK"',
        ("visible-label-in-name",),
    ),
    Edit(
        "button that says so",
        r'(<control action="next"[^>]* label="[^"]*)"',
        r'\1 button"',
        ("name-no-role-words",),
        given=ENGLISH,
    ),
]
