"""What every comparison with Chromium begins with and ends with: its options, its files, its table."""

import argparse
import os
import re
import shutil
import sys

from svg.chromium import version


def parser(description):
    """The options that all comparisons have."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("files", nargs="+", metavar="PATH", help="SVG files, or folders of them")
    options.add_argument("--binary", required=True, metavar="PATH", help="the a11y-audit to judge")
    options.add_argument("--chromium", default="chromium", metavar="PROGRAM")
    return options


def begun(options):
    """The browser and the files to show it; ends where one of them is missing."""
    program = shutil.which(options.chromium)
    if program is None:
        print("skipped: Chromium is not installed; on Debian it is the package chromium")
        sys.exit(0)
    files = found(options.files)
    if not files:
        sys.exit("no SVG file found")
    print(f"{version(program)}, {version(options.binary)}, {len(files)} files", flush=True)
    return program, files


def found(paths):
    files = []
    for path in paths:
        if os.path.isdir(path):
            for folder, _, names in sorted(os.walk(path)):
                files += [os.path.join(folder, name) for name in sorted(names)]
        else:
            files.append(path)
    return [file for file in files if file.endswith(".svg")]


def producer(file):
    """What made a file: its name up to the first sign that is no letter or digit."""
    return re.match(r"[A-Za-z0-9]*", os.path.basename(file))[0] or "other"


def table(heads, counts, total):
    """A line for each producer, and one for all."""
    rows = [heads]
    for name, one in [*sorted(counts.items()), ("all", total)]:
        rows.append((name, *(str(number) for number in vars(one).values())))
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = []
    for first, *others in rows:
        words = [word.rjust(width) for word, width in zip(others, widths[1:])]
        lines.append("  ".join([first.ljust(widths[0]), *words]))
    return "\n".join(lines)
