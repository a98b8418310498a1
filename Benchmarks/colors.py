#!/usr/bin/env python3
"""Compares the colours of design tokens with what coloraide computes and what Chromium paints.

Tokens of each colour space are made at random, in and out of the gamut of sRGB. Each has to be what
coloraide (PyPI) says to 1e-4, with clipping its eight bits, and the eight bits that a canvas of sRGB in
Chromium reads back, but for what lies next to a half; each is skipped where it is not installed.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from svg.chromium import Chromium, version

#: The ranges of components by space, as the Color Module 2025.10 has them.
SPACES = {
    "srgb": [(0, 1)] * 3,
    "srgb-linear": [(0, 1)] * 3,
    "display-p3": [(0, 1)] * 3,
    "a98-rgb": [(0, 1)] * 3,
    "prophoto-rgb": [(0, 1)] * 3,
    "rec2020": [(0, 1)] * 3,
    "xyz-d65": [(0, 0.95), (0, 1), (0, 1.08)],
    "xyz-d50": [(0, 0.96), (0, 1), (0, 0.82)],
    "hsl": [(0, 360), (0, 100), (0, 100)],
    "hwb": [(0, 360), (0, 100), (0, 100)],
    "lab": [(0, 100), (-125, 125), (-125, 125)],
    "lch": [(0, 100), (0, 150), (0, 360)],
    "oklab": [(0, 1), (-0.4, 0.4), (-0.4, 0.4)],
    "oklch": [(0, 1), (0, 0.4), (0, 360)],
}
PERCENT = {"hsl": (1, 2), "hwb": (1, 2)}
#: What Chromium is asked: the others it converts by tables, and rec2020 by the curve of before 2025.
PAINTED = {"srgb", "display-p3", "hsl", "hwb", "lab", "lch", "oklab", "oklch"}

CANVAS = """
(() => {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", {colorSpace: "srgb", willReadFrequently: true});
  return %s.map((color) => {
    context.fillStyle = "#123456";
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
})()
"""


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--binary", required=True, type=Path)
    options.add_argument("--chromium", default="chromium", metavar="PROGRAM")
    options.add_argument("--count", type=int, default=200, help="tokens of each space")
    options = options.parse_args()
    tokens = made(options.count)
    read = colors(options.binary, tokens)
    failed = False
    for name, compare in (("coloraide", with_coloraide), ("Chromium", with_chromium)):
        wrong = compare(options, tokens, read)
        if wrong is None:
            print(f"skipped: {name} is not installed")
            continue
        print(f"{name}: {len(wrong)} of {len(tokens)} colours of {len(SPACES)} spaces otherwise")
        for text in wrong[:10]:
            print(f"  {text}")
        failed = failed or bool(wrong)
    return failed


def made(count):
    """Tokens by name: a space with components."""
    chance = random.Random(2025)
    return {
        f"{space}-{number}": (space, [round(chance.uniform(*limits), 5) for limits in ranges])
        for space, ranges in SPACES.items()
        for number in range(count)
    }


def colors(binary, tokens):
    """What a11y-audit reads of each: components of sRGB."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tokens.json"
        file.write_text(json.dumps({
            name: {"$type": "color", "$value": {"colorSpace": space, "components": parts}}
            for name, (space, parts) in tokens.items()
        }))
        output = subprocess.run(
            [binary.resolve(), "palette", "--format", "json", file], check=True, capture_output=True
        ).stdout
    return {token["name"]: components(token["values"]["all"]) for token in json.loads(output)["tokens"]}


def components(text):
    if text.startswith("#"):
        return [int(text[place:place + 2], 16) / 255 for place in (1, 3, 5)]
    assert text.startswith("color(srgb "), text
    return [float(part) for part in text[len("color(srgb "):-1].split("/")[0].split()]


def clipped(part):
    return min(max(part, 0), 1)


def bits(parts):
    return [int(clipped(part) * 255 + 0.5) for part in parts]


def css(space, parts):
    """A colour as CSS Color 4 writes it."""
    words = [f"{part}%" if place in PERCENT.get(space, ()) else str(part)
             for place, part in enumerate(parts)]
    function = space if space in ("hsl", "hwb", "lab", "lch", "oklab", "oklch") else f"color({space}"
    start = function + ("(" if "(" not in function else " ")
    return start + " ".join(words) + ")"


def with_coloraide(options, tokens, read):
    try:
        from coloraide.everything import ColorAll as Color
    except ImportError:
        return None
    wrong = []
    for name, (space, parts) in tokens.items():
        exact = [float(part) for part in Color(css(space, parts)).convert("srgb").coords(nans=False)]
        said = read[name]
        far = max(abs(clipped(one) - clipped(other)) for one, other in zip(said, exact))
        if far > 1e-4 or differ(said, bits(exact)):
            wrong.append(f"{css(space, parts)}: {said}, not {exact}")
    return wrong


def differ(said, seen):
    """Whether eight bits are others, and that is no matter of how a half is rounded."""
    return any(
        one != other and abs(clipped(part) * 255 % 1 - 0.5) > 0.2
        for one, other, part in zip(bits(said), seen, said)
    )


def with_chromium(options, tokens, read):
    program = shutil.which(options.chromium)
    if program is None:
        return None
    print(version(program), flush=True)
    tokens = {name: css(*token) for name, token in tokens.items() if token[0] in PAINTED}
    with Chromium(program) as browser:
        painted = browser.value(CANVAS % json.dumps(list(tokens.values())))
    return [
        f"{text}: {bits(read[name])}, not {seen}"
        for (name, text), seen in zip(tokens.items(), painted)
        if differ(read[name], seen)
    ]


if __name__ == "__main__":
    sys.exit(main())
