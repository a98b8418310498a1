#!/usr/bin/env python3
"""Compares the accessibility tree that a11y-audit reads from SVG files with Chromium's."""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from svg.chromium import Chromium, ChromiumFailed, version
from svg.compare import found, producer
from svg.nodes import Counts, audited, browsed, compared, places, reason

HEADS = ("", "files", "named", "agreeing", "explained")


def main():
    options = parsed_options()
    program = shutil.which(options.chromium)
    if program is None:
        print("skipped: Chromium is not installed; on Debian it is the package chromium")
        return 0
    files = found(options.files)
    if not files:
        sys.exit("tree.py: no SVG file found")
    print(f"{version(program)}, {version(options.binary)}, {len(files)} files", flush=True)
    counts, reasons, within = {}, Counter(), 0
    with Chromium(program) as browser:
        browser.call("DOM.enable")
        browser.call("Accessibility.enable")
        for file in files:
            try:
                theirs, facts = look(browser, file)
                ours = audit(options.binary, file)
            except (ChromiumFailed, ValueError, subprocess.SubprocessError) as problem:
                print(f"{file}: {problem}", file=sys.stderr)
                return 1
            own = counts.setdefault(producer(file), Counts())
            own.files += 1
            within += theirs.within
            for one, place, other in compared(theirs.nodes, ours):
                own.named += 1
                if one is not None and other is not None and one.key == other.key:
                    own.agreeing += 1
                    continue
                why = reason(one, place, other, facts.get((one or other).path, {}))
                own.explained += why is not None
                reasons[why or "no reason known"] += 1
                if why is None or options.all:
                    print(f"{file} {(one or other).path}: {said(one)} / {said(other)}: {why}")
    report(counts, reasons, within)
    total = sum(counts.values(), Counts())
    return 0 if total.meets_target and total.explained == total.named - total.agreeing else 1


def said(node):
    return "nothing" if node is None else f"{node.role} {node.name[:60]!r}"


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", metavar="PATH", help="SVG files, or folders of them")
    parser.add_argument("--binary", required=True, metavar="PATH", help="the a11y-audit to judge")
    parser.add_argument("--chromium", default="chromium", metavar="PROGRAM")
    parser.add_argument("--all", action="store_true", help="list what has a reason, too")
    return parser.parse_args()


def look(browser, file):
    """What Chromium has of a file, and what the file says of its elements."""
    browser.show(file, 1)
    document = browser.call("DOM.getDocument", depth=-1, pierce=True)["root"]
    tree = browser.call("Accessibility.getFullAXTree")["nodes"]
    return browsed(tree, places(document)), browser.elements()


def audit(binary, file):
    run = subprocess.run(
        [binary, "tree", file, "--format", "json"], capture_output=True, text=True, timeout=120
    )
    if run.returncode != 0:
        print(f"{file}: {run.stderr.strip()[:500]}")
        return []
    return audited(json.loads(run.stdout))


def report(counts, reasons, within):
    print("\nreasons:", *(f"{number:6}  {why}" for why, number in reasons.most_common()), sep="\n")
    print(f"\n{within} nodes of Chromium lie in what is one stop and are not compared")
    total = sum(counts.values(), Counts())
    rows = [HEADS]
    for name, one in [*sorted(counts.items()), ("all", total)]:
        rows.append((name, *(str(number) for number in vars(one).values())))
    widths = [max(map(len, column)) for column in zip(*rows)]
    print()
    for first, *others in rows:
        words = [word.rjust(width) for word, width in zip(others, widths[1:])]
        print("  ".join([first.ljust(widths[0]), *words]))
    print("\ntarget met" if total.meets_target else "\nTARGET MISSED")


if __name__ == "__main__":
    sys.exit(main())
