#!/usr/bin/env python3
"""Audits mutated specs, images, Swift, rules, configurations and baselines, and reads the reports.

Each run must end with exit code 0 to 3, within some processor time and memory. The numbers of a
trial are those of --seed and its index: --only INDEX repeats one.
"""

import argparse
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from mutation.sources import sources
from mutation.trial import KINDS, Bounds, ending, trial

PARSER = "a11y-audit-extract"
REPOSITORY = Path(__file__).resolve().parent.parent


def main():
    options = parsed_options()
    start = time.monotonic()
    indices = options.only or range(options.count)
    faults, codes, slowest, largest = [], Counter(), (0, 0), (0, 0)
    with multiprocessing.get_context("fork").Pool(options.jobs, begin, (options,)) as pool:
        for index, end in pool.imap_unordered(run, indices, chunksize=4):
            codes[end.code] += 1
            slowest = max(slowest, (end.seconds, index))
            largest = max(largest, (end.megabytes, index))
            if end.fault:
                faults.append(index)
                print(f"{index}: {end.fault}", flush=True)
    print(
        f"{len(indices)} inputs in {time.monotonic() - start:.0f} s, seed {options.seed}: "
        f"{len(faults)} faults; exit codes "
        + ", ".join(f"{code}: {count}" for code, count in sorted(codes.items()))
        + f"; at most {slowest[0]:.2f} s of processor time ({slowest[1]}), "
        f"{largest[0]:.0f} MB ({largest[1]})"
    )
    sys.exit(1 if faults else 0)


def begin(options):
    """What each worker needs: the texts, and a folder of its own."""
    global worker
    worker = (options, sources(REPOSITORY))


def run(index):
    options, texts = worker
    attempt = trial(index, options.seed, texts, options.kind)
    with tempfile.TemporaryDirectory(prefix="a11y-audit-mutation-") as folder:
        # What a configuration names may lie above.
        work = os.path.join(folder, *"abcdef")
        os.makedirs(work)
        os.chdir(work)
        try:
            end = ending(attempt, options.binary, options.bounds)
            if options.keep and (end.fault or options.only):
                kept = Path(options.keep, str(index))
                shutil.copytree(work, kept, dirs_exist_ok=True)
                (kept / "command").write_text(" ".join(attempt.words) + "\n")
        finally:
            os.chdir("/")
    return index, end


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", required=True, metavar="PATH", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=25_000, metavar="N", help="how many inputs")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--only", type=int, action="append", metavar="INDEX", help="this one alone")
    parser.add_argument("--kind", action="append", choices=KINDS, help="inputs of this kind alone")
    parser.add_argument(
        "--keep", type=os.path.abspath, metavar="FOLDER", help="the files of what is a fault"
    )
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many at once")
    parser.add_argument(
        "--seconds", type=float, default=2, metavar="N", help="of processor time at most"
    )
    parser.add_argument(
        "--megabytes", type=float, default=500, metavar="N", help="of memory at most"
    )
    options = parser.parse_args()
    options.bounds = Bounds(options.seconds, options.megabytes)
    options.kind = options.kind or list(KINDS)
    folder = os.path.dirname(options.binary)
    parsers = [os.path.join(folder, PARSER), os.path.join(folder, "../libexec/a11y-audit", PARSER)]
    if "swift" in options.kind and not any(map(os.path.exists, parsers)):
        print(f"swift: skipped, as {PARSER} is not with the binary")
        options.kind.remove("swift")
    return options


if __name__ == "__main__":
    main()
