#!/usr/bin/env python3
"""Counts the instructions of an audit of 100 specs, ten charts, one spec and a chart of 10,000 marks."""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

from harness.callgrind import NotCounted, instructions, is_there
from harness.inputs import in_process, mark_inputs, small_inputs

#: All rules, on one core; the same order of hashes in each run.
OPTIONS = ["--profile", "wcag-aaa", "--profile", "apple-hig", "--profile", "chartability", "--jobs", "1"]
ENVIRONMENT = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"}
SEED, MARKS = 7, 10_000
CHARTS = Path(__file__).resolve().parents[1] / "Examples/charts"

#: How much more a line may take than before.
MOST = 1.02


def main():
    options = parsed_options()
    if not is_there():
        print("skipped, as valgrind is not there")
        return 0
    before = json.loads(Path(options.than).read_text()) if options.than else {}
    try:
        counts = counted(os.path.abspath(options.binary))
    except NotCounted as problem:
        print(problem, file=sys.stderr)
        return 2
    if options.keep:
        Path(options.keep).write_text(json.dumps(counts, indent=1) + "\n")
    ratios = {name: count / before[name] for name, count in counts.items() if before.get(name)}
    for name, count in counts.items():
        ratio = f"{ratios[name]:8.3f}" if name in ratios else ""
        print(f"{name:24}{count / 1e6:12.2f} million{ratio}")
    return 1 if any(ratio > MOST for ratio in ratios.values()) else 0


def parsed_options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--binary", required=True, metavar="PATH", help="the a11y-audit to run")
    options.add_argument("--keep", metavar="FILE", help="writes the counts into a file")
    options.add_argument(
        "--than",
        metavar="FILE",
        help=f"counts that were kept before; the exit code is 1 where a line is above {MOST} of it",
    )
    return options.parse_args()


def counted(binary):
    """The counts by name. What each further spec takes is without the start of the process."""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        small = in_process(small_inputs, SEED, 200).files
        marks = in_process(mark_inputs, SEED, MARKS).files
        charts = sorted(map(str, CHARTS.glob("*.svg")))

        def count(files):
            return instructions([binary, "check", *files, *OPTIONS], [0, 1], folder, ENVIRONMENT)

        counts = {"one spec": count(small[:1]), "100 specs": count(small[:100])}
        counts["each further spec"] = (count(small) - counts["100 specs"]) // 100
        counts[f"{len(charts)} charts"] = count(charts)
        counts[f"{MARKS:,} marks"] = count(marks)
        os.chdir("/")
        return counts


if __name__ == "__main__":
    sys.exit(main())
