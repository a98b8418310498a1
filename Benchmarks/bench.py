#!/usr/bin/env python3
"""Compares a11y-audit with xmllint --noout on generated specs in which defects are planted."""

import argparse
import contextlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

from harness.audit import Tools, WrongFindings
from harness.cases import CASES, Bench, Results
from harness.process import ProgramFailed, usable_cores
from harness.table import table, verdicts


def main():
    options = parsed_options()
    tools = found_tools(options.binary)
    seed = random.SystemRandom().randrange(2**32) if options.seed is None else options.seed
    print(conditions(tools, seed), flush=True)
    try:
        results = measured(tools, seed, options)
    except WrongFindings as problem:
        print(f"the findings are not those planted\n{problem}", file=sys.stderr)
        sys.exit(1)
    except ProgramFailed as problem:
        refuse(str(problem))
    notes = ["", *results.notes] if results.notes else []
    print("", table(results.rows), *notes, "", verdicts(results.targets), sep="\n")
    sys.exit(0 if all(target.is_met for target in results.targets) else 1)


def measured(tools, seed, options):
    """The results of all measurements, or of those that are asked for."""
    results = Results()
    with folder(options.keep) as path:
        os.chdir(path)
        bench = Bench(
            tools=tools,
            rules=tools.rule_count(),
            seed=seed,
            rounds=options.runs or (3 if options.quick else 5),
            is_quick=options.quick,
        )
        for name in options.only or CASES:
            results.add(CASES[name](bench))
    return results


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", required=True, metavar="PATH", help="the a11y-audit to measure")
    parser.add_argument("--quick", action="store_true", help="inputs a tenth as large or less")
    parser.add_argument(
        "--only", action="append", choices=CASES, help="measure this alone; may be given again"
    )
    parser.add_argument(
        "--runs", type=positive, metavar="N", help="rounds of each comparison (default 5)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="that of a run to repeat")
    parser.add_argument("--keep", metavar="FOLDER", help="write the specs there, and keep them")
    return parser.parse_args()


def positive(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def found_tools(binary):
    xmllint = shutil.which("xmllint")
    if xmllint is None:
        refuse("xmllint is not installed; on Debian and Ubuntu it is in libxml2-utils")
    if not os.access(binary, os.X_OK):
        refuse(f"'{binary}' is no program; build it, or let make bench do so")
    return Tools(xmllint=xmllint, audit=os.path.abspath(binary))


def refuse(reason):
    print(f"bench.py: {reason}", file=sys.stderr)
    sys.exit(2)


def conditions(tools, seed):
    """The machine, the versions and the seed."""
    cores = len(usable_cores())
    load = os.getloadavg()[0]
    busy = f", busy: the load is {load:.1f}" if load > 0.5 else ""
    return "\n".join(
        [
            f"{os.uname().sysname} {os.uname().machine}, {cores} cores{busy}",
            f"{version(tools.audit)}, {version(tools.xmllint)}, Python {sys.version.split()[0]}",
            f"--seed {seed}",
        ]
    )


def version(program):
    result = subprocess.run([program, "--version"], capture_output=True, text=True)
    return (result.stdout or result.stderr).splitlines()[0]


@contextlib.contextmanager
def folder(kept):
    """The folder to write to: one that is kept, or one that goes away."""
    if kept is not None:
        os.makedirs(kept, exist_ok=True)
        yield kept
        return
    with tempfile.TemporaryDirectory(prefix="a11y-audit-bench-") as path:
        yield path


if __name__ == "__main__":
    main()
