"""The defects that a mark can have: what each changes of its attributes, and what that breaks.

A change gets the mark, and the attributes that it has without the defect. What it makes up is
unlike all else in the chart, so that no other mark answers for a defect: its dates and numbers lie
outside the range of the chart’s.
"""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class MarkDefect:
    """A defect of a mark: what it breaks at the mark, and what it breaks of the chart.

    A chart fails once, however many of its marks break a rule on it.
    """

    kind: str
    rules: tuple[str, ...]
    change: Callable
    of_chart: tuple[str, ...] = ()


def appended(words):
    return lambda mark, attributes: {**attributes, "label": attributes["label"] + words}


def valued(number):
    """The value changed, and said so."""

    def change(mark, attributes):
        value = number(mark)
        plain = value.replace(",", "")
        return {**attributes, "value": plain, "value-text": mark.heard(value)}

    return change


def saying(text):
    return lambda mark, attributes: {**attributes, "value-text": text(mark)}


def labelled(text):
    return lambda mark, attributes: {**attributes, "label": text(mark)}


def having(**more):
    return lambda mark, attributes: {**attributes, **more}


def unnamed(mark, attributes):
    """Only the value is heard: a number of its own tells the mark from others without a name."""
    number = f"{10_000_000 + mark.index:,}"
    return {**valued(lambda mark: number)(mark, attributes), "label": None}


def hidden(mark, attributes):
    number = f"{20_000_000 + mark.index:,}"
    return {**valued(lambda mark: number)(mark, attributes), "hidden": "true"}


def named_by_color(mark, attributes):
    """A colour in the place of the series."""
    label, said = f"{mark.category}, the {mark.color} one", f"{mark.number} {mark.unit}"
    return {**attributes, "label": label, "value-text": said}


def called_image(mark, attributes):
    return {**attributes, "label": attributes["label"] + " image", "traits": "image"}


def in_russian(mark, attributes):
    """Another date in letters that the language of the chart does not use."""
    day, _, year = mark.date(1000).split(" ")
    return {**attributes, "label": f"{day} мая {year}"}


def repeated(mark, attributes):
    return mark.previous.attributes()


THINNED, MEASURED, TOLD = (
    ("label-thinning-safe",),
    ("axes-described",),
    ("chart-data-alternative",),
)

MARK_DEFECTS = [
    MarkDefect("no label", ("mark-has-name",), unnamed, THINNED),
    MarkDefect(
        "another date",
        ("mark-has-name",),
        labelled(lambda mark: mark.date(1000)),
        THINNED,
    ),
    MarkDefect("no height", ("mark-has-name",), having(width="6", height="0")),
    MarkDefect("symbol", ("name-not-identifier",), appended(", chart.bar.fill")),
    MarkDefect("variable", ("name-not-identifier",), appended(", bar_12_value")),
    MarkDefect("file", ("name-not-identifier",), appended(", bar-icon.png")),
    MarkDefect("arrow", ("name-no-decorative-characters",), appended(" →")),
    MarkDefect("double space", ("name-no-decorative-characters",), appended(",  Monday")),
    MarkDefect("role", ("name-no-role-words",), called_image),
    MarkDefect("colour", ("mark-has-name", "name-no-visual-reference"), named_by_color),
    MarkDefect("repetition", ("sibling-names-unique",), repeated),
    MarkDefect(
        "decimals",
        ("number-human-readable",),
        valued(lambda mark: mark.number + ".4166667"),
    ),
    MarkDefect("digits", ("number-human-readable",), valued(lambda mark: f"{mark.value}07")),
    MarkDefect("figures", ("number-human-readable",), appended(", 6/14/2025")),
    MarkDefect(
        "no unit",
        ("value-has-unit",),
        saying(lambda mark: f"{mark.number}, {mark.series_name}"),
        MEASURED,
    ),
    MarkDefect(
        "no value",
        ("mark-value-has-number",),
        saying(lambda mark: f"{mark.unit}, {mark.series_name}"),
        TOLD,
    ),
    MarkDefect(
        "another value",
        ("mark-value-has-number",),
        saying(lambda mark: mark.heard(f"{mark.value * 3:,}")),
        TOLD,
    ),
    MarkDefect("script", ("strings-localisable", "mark-has-name"), in_russian, THINNED),
    MarkDefect("language", ("strings-localisable",), having(lang="english")),
    MarkDefect("verbatim", ("strings-localisable",), having(localized="false")),
    MarkDefect("hidden", ("hidden-without-alternative",), hidden, TOLD),
]
