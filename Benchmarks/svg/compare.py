#!/usr/bin/env python3
"""Compares what a11y-audit says of the contrast of texts in SVG charts with what Chromium shows."""

import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from svg.chromium import Chromium, ChromiumFailed, NotDrawn
from svg.pixels import Picture, holds, main_color, second_color
from svg.session import begun, parser, producer, table
from svg.verdicts import Counts, Judged, Shown, has_outline, ink

HEADS = ("", "files", "texts", "decidable", "unseen", "decided", "agreeing", "wrong")


def main():
    options = parsed_options()
    program, files = begun(options)
    counts, listed, unseen = {}, [], []
    with Chromium(program) as browser:
        for file in files:
            own = counts.setdefault(producer(file), Counts())
            try:
                shown = look(browser, file, options.scale)
                outcomes = audit(options.binary, file)
            except NotDrawn as problem:
                print(f"{file}: {problem}", file=sys.stderr)
                continue
            except (ChromiumFailed, ValueError, subprocess.SubprocessError) as problem:
                print(f"{file}: {problem}", file=sys.stderr)
                return 1
            own.files += 1
            own.texts += sum(text.is_seen for text in shown)
            for text in shown:
                results = outcomes.pop(text.path, [])
                if not text.is_seen:
                    unseen += [(file, text, one) for one in results if one["outcome"] == "failed"]
                    continue
                if not text.is_decidable or text.color is None:
                    continue
                judged = Judged(file, text, results)
                own.add(judged)
                if not judged.is_decided or not judged.agrees or judged.is_wrong:
                    listed.append(judged)
            for path, results in outcomes.items():
                unseen += [(file, path, one) for one in results if one["outcome"] == "failed"]
    report(counts, listed, unseen)
    return 0 if sum(counts.values(), Counts()).meets_targets else 1


def parsed_options():
    options = parser(__doc__)
    options.add_argument(
        "--scale", type=int, default=2, metavar="N", help="pixels of the screenshot for one of CSS"
    )
    return options.parse_args()


def look(browser, file, scale):
    """The texts that Chromium shows."""
    browser.show(file, scale)
    texts = browser.texts()
    browser.fatten_texts()
    whole = Picture(browser.screenshot())
    browser.color_texts()
    colored = Picture(browser.screenshot())
    browser.hide_texts()
    bare = Picture(browser.screenshot())
    shown = [seen(text, whole, colored, bare, scale) for text in texts]
    # Some libraries draw a text twice, the first time as its own outline.
    drawn = [(text["text"].strip(), place(text)) for text in texts]
    halos = [one for one, text in zip(drawn, texts) if has_outline(text)]
    for one, text in zip(drawn, shown):
        if one in halos and "outlined" not in text.notes:
            text.notes.append("outlined")
    return shown


def place(text):
    """Where a text begins, to the pixel."""
    return text["quads"] and tuple(round(number) for number in text["quads"][0][0])


def seen(text, whole, colored, bare, scale):
    """A text of the page, by pictures of it: as it is, in another colour, and without texts."""
    quads = [[(x * scale, y * scale) for x, y in quad] for quad in text["quads"]]
    counts = bare.colors(quads)
    color, opacity, notes = ink(text)
    backdrop, share = main_color(counts)
    shown = Shown(
        path=text["path"],
        text=" ".join(text["text"].split()),
        size=text["size"],
        weight=text["weight"],
        color=color,
        opacity=opacity,
        backdrop=backdrop,
        share=share,
        notes=notes,
    )
    # What is painted later may hide it.
    shown.is_seen = bool(
        text["isVisible"] and counts and opacity > 0 and colored.colors(quads) != counts
    )
    if shown.is_seen and color and text["fillOpacity"] == 1 and not notes:
        inked = whole.colors(quads)
        if text["opacity"] < 1 or not holds(inked, shown.seen_color):
            # It lies in a group that is faded as a whole, or something translucent covers it.
            shown.measured = second_color(inked, backdrop)
    return shown


def audit(binary, file):
    """The outcomes of the rule by the paths of the elements."""
    command = [
        *(binary, "check", file, "--background", "white", "--format", "json", "--all-outcomes"),
        *("--rule", "text-contrast-minimum", "--appearance", "light"),
    ]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    outcomes = {}
    if run.returncode not in (0, 1, 3):  # 3: nothing was audited.
        print(f"{file}: the audit ended with {run.returncode}: {run.stderr.strip()[:500]}")
        return outcomes
    for result in json.loads(run.stdout)["results"]:
        if "target" in result:
            outcomes.setdefault(result["target"], []).append(result)
    return outcomes


def report(counts, listed, unseen):
    for title, lines in (
        ("not decided", [one for one in listed if not one.is_decided]),
        ("another ratio", [one for one in listed if one.is_decided and not one.agrees]),
        ("wrong verdicts", [one for one in listed if one.is_wrong]),
    ):
        if lines:
            print(f"\n{title}:", *lines, sep="\n")
    if unseen:
        print("\nfailed though Chromium shows no such text:")
        for file, text, one in unseen:
            name = text if isinstance(text, str) else f"{text.path}  {text.text[:40]!r}"
            print(f"{file}  {name}  {one.get('evidence', {}).get('colors', '')}")
    total = sum(counts.values(), Counts())
    print("", table(HEADS, counts, total), sep="\n")
    print("\ntargets met" if total.meets_targets else "\nTARGETS MISSED")


if __name__ == "__main__":
    sys.exit(main())
