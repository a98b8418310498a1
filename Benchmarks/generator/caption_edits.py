"""The defects of captions: text under the steps, in the items of a tracker and in a legend."""

from generator.color_edits import faint_in_light, weak_in_light
from generator.edits import Edit, Failure

CAPTION_EDITS = [
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
        "caption with less contrast where more is wanted",
        r'<color name="caption" [^>]* light-high-contrast="[^"]*"',
        weak_in_light,
        (
            Failure("text-contrast-enhanced", '"caption">', ("light-high-contrast",)),
            Failure("increased-contrast-effective", '"caption">', ("light-high-contrast",)),
        ),
        given="<status-tracker |<chart ",
    ),
    Edit(
        "caption for light alone",
        r'(<text [^>]*color=)"caption"',
        r'\1"#222222"',
        (
            Failure("text-contrast-minimum", appearances=("dark",)),
            Failure("text-contrast-enhanced", appearances=("dark",)),
            Failure("dark-palette-present", appearances=("dark",)),
        ),
    ),
]
