#!/usr/bin/env python3
"""Compares the accessibility tree that a11y-audit reads from SVG files with Chromium's."""

import json
import os
import subprocess
import sys
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from svg.chromium import Chromium, ChromiumFailed, NotDrawn
from svg.nodes import Counts, audited, browsed, compared, places, reason
from svg.session import begun, parser, producer, table

HEADS = ("", "files", "named", "agreeing", "explained")


def main():
    options = parsed_options()
    program, files = begun(options)
    counts, reasons, within = {}, Counter(), 0
    with Chromium(program) as browser:
        browser.call("DOM.enable")
        browser.call("Accessibility.enable")
        for file in files:
            try:
                theirs, facts = look(browser, file)
                ours = audit(options.binary, file)
            except NotDrawn as problem:
                print(f"{file}: {problem}", file=sys.stderr)
                continue
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
    options = parser(__doc__)
    options.add_argument("--all", action="store_true", help="list what has a reason, too")
    return options.parse_args()


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
    print("", table(HEADS, counts, total), sep="\n")
    print("\ntarget met" if total.meets_target else "\nTARGET MISSED")


if __name__ == "__main__":
    sys.exit(main())
