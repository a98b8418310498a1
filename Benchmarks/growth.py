#!/usr/bin/env python3
"""Tells whether what small files ask for grows faster than they do, by counting instructions."""

import argparse
import os
import sys
import tempfile

from growing.families import FAMILIES
from harness.callgrind import NotCounted, instructions, is_there

#: How often each family is doubled, and how much more a doubling may take.
DOUBLINGS, MOST = 3, 2.5

def main():
    options = parsed_options()
    if not is_there():
        for family in options.only or [family.name for family in FAMILIES]:
            print(f"{family}: skipped, as valgrind is not there")
        return 0
    chosen = [family for family in FAMILIES if not options.only or family.name in options.only]
    grown = []
    print(f"{'family':24}{'bytes':>9}{'million instructions':>24}{'growth':>18}")
    try:
        for family in chosen:
            if not is_bounded(family, os.path.abspath(options.binary)):
                grown.append(family.name)
    except NotCounted as problem:
        print(problem, file=sys.stderr)
        return 2
    if grown:
        print(f"grows faster than its input: {', '.join(grown)}")
    return 1 if grown else 0


def parsed_options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--binary", required=True, metavar="PATH", help="the a11y-audit to run")
    options.add_argument(
        "--only",
        action="append",
        choices=[family.name for family in FAMILIES],
        metavar="FAMILY",
        help="one of " + ", ".join(family.name for family in FAMILIES),
    )
    return options.parse_args()


def is_bounded(family, binary):
    """Doubles a family, and tells whether every doubling takes little more than twice as much."""
    counts, sizes = [], []
    for doubling in range(DOUBLINGS + 1):
        with tempfile.TemporaryDirectory() as folder:
            sizes.append(family.build(folder, family.size << doubling))
            counts.append(counted(family, binary, folder))
    growth = [after / before for before, after in zip(counts, counts[1:])]
    print(
        f"{family.name:24}{sizes[0]:>9}"
        f"{' '.join(f'{count // 1_000_000}' for count in counts):>24}"
        f"{' '.join(f'{factor:.2f}' for factor in growth):>18}",
        flush=True,
    )
    return max(growth) <= MOST


def counted(family, binary, folder):
    """How many instructions an audit takes."""
    command = [binary, "check", *family.operands, "--format", "json", "--jobs", "1"]
    try:
        return instructions(command, [family.status], folder)
    except NotCounted as problem:
        raise NotCounted(f"{family.name}: {problem}") from None


if __name__ == "__main__":
    sys.exit(main())
