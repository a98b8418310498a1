"""Small files that ask for much work, each kind at any size."""

import json
import os
from dataclasses import dataclass
from typing import Callable

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">'
SPEC = '<spec xmlns="urn:a11y-audit:spec:1" lang="en">'

#: A component with one finding for each of its texts, which suppressions are for.
INDICATOR = '<step-indicator id="a" current="1" label="Step {position} of {count}: {name}">'


@dataclass(frozen=True)
class Family:
    """Files of one kind: how many of their parts make the smallest, and what writes them."""

    name: str
    size: int
    write: Callable[[int], dict]

    #: What is audited, besides which there are configurations.
    operands: tuple = ("a.svg",)

    #: What an audit ends with: 1 where it finds something, 2 where it refuses a file, 3 where there is
    #: nothing to audit in any.
    status: int = 1

    def build(self, folder, size):
        """Writes the files of a size into a folder; tells how many bytes they have."""
        total = 0
        for name, text in self.write(size).items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                total += file.write(text)
        return total


def numbers(count, step=1):
    return " ".join(str(number * step % 390) for number in range(count))


# Texts.


def positions(count):
    return {"a.svg": f'{SVG}<text x="{numbers(count)}" y="20">{"ab" * (count // 2)}</text></svg>'}


def shifts(count):
    return {
        "a.svg": f'{SVG}<text y="20" dx="{numbers(count, 7)}" dy="{"1 -1 " * (count // 2)}">'
        f'{"a" * count}</text></svg>'
    }


def rotations(count):
    return {"a.svg": f'{SVG}<text y="20" rotate="{numbers(count)}">{"ab" * (count // 2)}</text></svg>'}


def spans(count):
    return {
        "a.svg": f'{SVG}<text x="{numbers(count)}" y="20" rotate="{numbers(count)}">'
        f'{"<tspan>a</tspan>" * count}</text></svg>'
    }


# What is painted.


def squares(count, start, attributes, end="</g>"):
    parts = (
        f'{start}<rect x="{index % 90}" y="{index % 80}" width="300" height="300" {attributes}/>'
        f'<text x="{100 + index % 70}" y="{100 + index % 60}">Text</text>{end}'
        for index in range(count)
    )
    return "".join(parts)


GRADIENT = (
    '<linearGradient id="g"><stop stop-color="#fffc"/>'
    '<stop offset="1" stop-color="#cccc"/></linearGradient>'
)
CLIP = '<clipPath id="c"><circle cx="200" cy="200" r="150"/></clipPath>'


def gradients(count):
    return {"a.svg": SVG + GRADIENT + squares(count, "<g>", 'fill="url(#g)"') + "</svg>"}


def opacities(count):
    return {"a.svg": SVG + squares(count, '<g opacity=".9">', 'fill="#fffc"') + "</svg>"}


def clips(count):
    return {"a.svg": SVG + CLIP + squares(count, '<g clip-path="url(#c)">', 'fill="#fffc"') + "</svg>"}


def nested_clips(count):
    text = "".join(
        f'<clipPath id="c{index}"{clip}><circle cx="200" cy="200" r="{150 + index % 40}"/></clipPath>'
        for index in range(count)
        for clip in [f' clip-path="url(#c{index - 1})"' if index else ""]
    )
    texts = "".join(
        f'<text clip-path="url(#c{index})" x="{100 + index % 70}" y="{100 + index % 60}">Text</text>'
        for index in range(count)
    )
    return {"a.svg": f"{SVG}{text}{texts}</svg>"}


def even_odd(count):
    # Every line runs through all of the image, so that no box around some of them leaves any out.
    lines = "".join(f"L{index * 7 % 400} {400 * (index % 2)}" for index in range(1, count * 4))
    texts = "".join(
        f'<text x="{index % 300}" y="{20 + index % 370}">Text</text>' for index in range(count)
    )
    path = f'<path fill="#eee" fill-rule="evenodd" d="M0 0{lines}"/>'
    return {"a.svg": f"{SVG}{path}{texts}</svg>"}


def clipped_marks(count):
    lines = "".join(f"L{index * 7 % 400} {400 * (index % 2)}" for index in range(1, count * 4))
    bars = "".join(
        f'<rect class="bar" x="{30 + index % 350}" y="{100 + index % 90}" width="4" height="{200 - index % 90}">'
        f"<title>M{index}: {200 - index % 90}</title></rect>"
        for index in range(count)
    )
    axis = '<g class="axis y"><text x="5" y="100">200</text><text x="5" y="300">0</text></g>'
    clip = f'<clipPath id="c"><path d="M0 0{lines}"/></clipPath>'
    return {"a.svg": f'{SVG}{clip}{axis}<g clip-path="url(#c)">{bars}</g></svg>'}


def strokes(count):
    lines = "".join(f"L{index * 7 % 400} {400 * (index % 2)}" for index in range(1, count * 4))
    texts = "".join(
        f'<text x="{index % 300}" y="{20 + index % 370}">Text</text>' for index in range(count)
    )
    path = f'<path fill="none" stroke="#eee" stroke-width=".1" d="M0 0{lines}"/>'
    return {"a.svg": f"{SVG}{path}{texts}</svg>"}


# Specs.


#: As many placeholders as one text may have.
LABEL = "{position} of {count}: {name}, {state}; " * 16


def placeholders(count):
    steps = "".join(f'<step name="Step {index}"/>' for index in range(count))
    look = f'<look><text label="{LABEL}">{{name}}</text></look>'
    return {"a.xml": f'{SPEC}<step-indicator id="a" current="2" label="{LABEL}">{steps}{look}</step-indicator></spec>'}


def refused_placeholders(count):
    label = "{position} of {count}: {name}, {state}; " * (count // 4)
    return {"a.xml": f'{SPEC}<step-indicator id="a" label="{label}"><step name="A"/></step-indicator></spec>'}


def long_labels(count):
    steps = "".join(f'<step name="Step {index}"/>' for index in range(20))
    label = "Step 1 of 20: Account, current; " * count
    return {"a.xml": f'{SPEC}<step-indicator id="a" current="2" label="{label}">{steps}</step-indicator></spec>'}


def long_names(count):
    names = "".join(f'<step name="{"Account " * count}{index}"/>' for index in range(20))
    label = "{name} " * 64
    look = f'<look><text label="{label}">{{name}}</text></look>'
    return {"a.xml": f'{SPEC}<step-indicator id="a" current="2" label="{label}">{names}{look}</step-indicator></spec>'}


def mark_placeholders(count):
    marks = "".join(f'<mark category="C{index}" value="{index}"/>' for index in range(count))
    label = "{category} {value}; " * 32
    return {
        "a.xml": f'{SPEC}<chart id="a" type="bar" label="Chart"><look part="mark">'
        f'<shape kind="rectangle" label="{label}"><fill color="label"/></shape></look>{marks}</chart></spec>'
    }


def combined_steps(count):
    """Steps that are heard at once, in each state anew, by their names and as controls."""
    steps = "".join(f'<step name="N{index}" action="activate" label="N{index}"/>' for index in range(count))
    return {"a.xml": f'{SPEC}<step-indicator id="a" current="2" children="combine">{steps}</step-indicator></spec>'}


def told_steps(count):
    """Components whose labels say of each step which it is and that it is done."""
    label = ", ".join(f"N{index} step {index + 1} of 20, done" for index in range(20))
    steps = "".join(f'<step name="N{index}"/>' for index in range(20))
    return {
        "a.xml": SPEC
        + "".join(
            f'<step-indicator id="a{index}" current="2" label="{label}" children="combine">{steps}</step-indicator>'
            for index in range(count)
        )
        + "</spec>"
    }


# Configurations.


def files_below(depth):
    return "d" + "/d" * (depth - 1) + "/a.xml"


def wild_patterns(count):
    return [f"*{index}*x/**/y{index}" if index % 2 else f"*.x{index}" for index in range(count)]


def exclude(count):
    return {
        ".a11y-audit.json": json.dumps({"exclude": wild_patterns(count)}),
        files_below(60): f"{SPEC}</spec>",
    }


def gitignore(count):
    return {
        ".git/HEAD": "",
        ".gitignore": "\n".join(wild_patterns(count)),
        files_below(60): f"{SPEC}</spec>",
    }


def indicator(texts):
    steps = '<step name="Account"/><step name="Details"/><step name="Review"/>'
    return f"{SPEC}{INDICATOR}{steps}{texts}</step-indicator></spec>"


PALE = '<text color="#FFFFFF">Text</text>'


def configured_suppressions(count):
    suppressions = [
        {
            "files": ["*.xml" if index % 2 else f"**/d{index}*"],
            "rules": ["text-contrast-minimum"],
            "targets": [f"/spec[1]/**/text[{index}]" if index % 2 else f"/**/text[*{index}]"],
            "reason": "agreed",
        }
        for index in range(count)
    ]
    return {
        ".a11y-audit.json": json.dumps({"suppressions": suppressions}),
        "a.xml": indicator(PALE * (count // 4)),
    }


def suppression_comments(count):
    comment = "<!-- a11y-audit-disable-next text-contrast-minimum: agreed -->"
    return {"a.xml": indicator((comment + PALE) * count)}


def attributes(count):
    return {"a.svg": SVG[:-1] + " " + " ".join(f'a{index}=""' for index in range(count)) + "/>"}


FAMILIES = [
    Family("text-positions", 500, positions),
    Family("text-shifts", 500, shifts),
    Family("text-rotations", 500, rotations),
    Family("text-spans", 500, spans),
    Family("gradients", 100, gradients),
    Family("opacities", 800, opacities),
    Family("clips", 800, clips),
    Family("nested-clips", 100, nested_clips),
    Family("even-odd", 100, even_odd),
    Family("strokes", 100, strokes),
    Family("clipped-marks", 100, clipped_marks),
    # Up to a hundred steps each is looked at with each of them current, and so with the square.
    Family("placeholders", 100, placeholders, ("a.xml",)),
    Family("refused-placeholders", 400, refused_placeholders, ("a.xml",), 2),
    Family("long-labels", 200, long_labels, ("a.xml",)),
    Family("long-names", 100, long_names, ("a.xml",)),
    Family("mark-placeholders", 50, mark_placeholders, ("a.xml",)),
    Family("combined-steps", 100, combined_steps, ("a.xml",)),
    Family("told-steps", 5, told_steps, ("a.xml",)),
    Family("exclude", 500, exclude, (".",), 3),
    Family("gitignore", 500, gitignore, (".",), 3),
    Family("configured-suppressions", 250, configured_suppressions, ("a.xml",)),
    Family("suppression-comments", 250, suppression_comments, ("a.xml",)),
    Family("attributes", 25_000, attributes, status=2),
]
