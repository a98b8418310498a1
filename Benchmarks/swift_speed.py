#!/usr/bin/env python3
"""Compares the processor time of a11y-audit check on Swift with that of swift format lint, which only parses."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from harness.cases import Target
from harness.modules import EXAMPLES, module
from harness.process import ProgramFailed
from harness.rounds import contest
from harness.table import verdicts

MEGABYTE = 1 << 20
#: Both processes together.
MOST_MEMORY = 60 * MEGABYTE


@dataclass(frozen=True)
class Case:
    """An input, and how many times the lint's processor time an audit of it may take."""

    name: str
    most: float
    components: int
    lines: int = 0


CASES = [
    Case("one file", 2, 1),
    Case("200 files of one module", 1.5, 200),
    Case("a file in a module of 80,000 lines", 25, 1, 80_000),
]


def main():
    options = parsed_options()
    binary = os.path.abspath(options.binary)
    swift = shutil.which("swift")
    if swift is None or subprocess.run([swift, "format", "--version"], capture_output=True).returncode:
        print("skipped, as swift format is not there")
        return 0
    targets = []
    try:
        for case in CASES:
            if not options.only or case.name in options.only:
                with tempfile.TemporaryDirectory() as folder:
                    targets += measured(case, [binary, "check"], [swift, "format", "lint"], options.runs, folder)
    except ProgramFailed as problem:
        print(f"swift_speed.py: {problem}", file=sys.stderr)
        return 2
    print(verdicts(targets))
    return 0 if all(target.is_met for target in targets) else 1


def parsed_options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "--binary", required=True, metavar="PATH", help="the a11y-audit to measure; its parser is beside it"
    )
    options.add_argument("--runs", type=int, default=9, metavar="N", help="rounds of each comparison (default 9)")
    options.add_argument(
        "--only", action="append", choices=[case.name for case in CASES], help="measure this alone; may be given again"
    )
    return options.parse_args()


def measured(case, check, lint, runs, folder):
    """The targets of a case. Both programs run by turns; what they start counts as theirs."""
    files = inputs(case, folder)
    os.chdir(folder)
    audit = [*check, *files, "--jobs", "1"]
    both = contest([*lint, *files], audit, runs, verify)
    ours = median(run.processor for run in both.audits)
    theirs = median(run.processor for run in both.parses)
    ratio = ours / theirs
    told = f"{ratio:.2f}: {ours * 1000:.0f} ms, and {theirs * 1000:.0f} ms"
    targets = [Target(f"{case.name}: at most {case.most} × swift format lint", told, ratio <= case.most)]
    if case is CASES[0] and os.path.isdir("/proc"):
        peaks = [peak(audit) for _ in range(runs)]
        told = f"{max(peaks) / MEGABYTE:.0f} MB"
        targets.append(Target(f"{case.name}: at most 60 MB for both processes", told, max(peaks) <= MOST_MEMORY))
    os.chdir("/")
    return targets


def inputs(case, folder):
    """The files that are audited: the example as it is, or components of a module made of it."""
    if case.components > 1 or case.lines:
        return module(folder, case.components, case.lines)
    shutil.copytree(EXAMPLES, folder, dirs_exist_ok=True)
    return [str(Path(folder) / "CheckoutSteps.swift")]


def verify(path):
    """An audit that found no component was none."""
    with open(path, encoding="utf-8") as report:
        text = report.read()
    if "audited" not in text:
        raise ProgramFailed(f"nothing was audited: {text[:2000]}")


def peak(command):
    """The peak memory in bytes of a program and of what it starts, by Linux’ own count, each at its own time."""
    peaks = {}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        for number in [process.pid, *children(process.pid)]:
            peaks[number] = max(peaks.get(number, 0), high_water(number))
        time.sleep(0.001)
    return sum(peaks.values())


def children(number):
    try:
        return [int(word) for word in Path(f"/proc/{number}/task/{number}/children").read_text().split()]
    except OSError:
        return []


def high_water(number):
    """What a process had in memory at most so far; 0 where it has ended."""
    try:
        lines = Path(f"/proc/{number}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:")), 0)


if __name__ == "__main__":
    sys.exit(main())
