#!/usr/bin/env python3
"""Keeps what the audit says of everything that is at hand, and compares it with what was kept before.

It audits Examples, the corpus of fuzzing, the examples of all rules, and each of these without one of its
attributes; and further folders. Of all but those that lack an attribute it keeps the trees, too.
"""

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutation.mutators import ATTRIBUTE
from mutation.sources import sources, texts

REPOSITORY = Path(__file__).resolve().parents[1]

#: Files that are audited in one run.
BATCH = 400


def main():
    options = parsed_options()
    if options.then:
        return compared(options.answers, options.then)
    if not options.binary:
        sys.exit("oracle.py: either --binary, or answers to compare with")
    with tempfile.TemporaryDirectory() as folder:
        write(folder, options)
        answers = asked(os.path.abspath(options.binary), folder)
        with gzip.open(options.answers, "wt", compresslevel=3) as kept:
            for path in sorted(answers):
                kept.write(f"{path}\t{json.dumps(answers[path], sort_keys=True)}\n")
    print(f"{len(answers)} answers")
    return 0


def parsed_options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("answers", metavar="FILE", help="what was said, one answer a line, compressed")
    options.add_argument("then", nargs="?", metavar="FILE", help="compares with these answers instead of asking")
    options.add_argument("--binary", metavar="PATH", help="the a11y-audit that is asked")
    options.add_argument("--folder", action="append", default=[], help="more specs and images")
    options.add_argument("--every", type=int, default=1, metavar="N", help="one of N attributes is left out")
    return options.parse_args()


def write(folder, options):
    """Writes each input into the folder: `given` as it is, `lost` without one attribute."""
    found = sources(REPOSITORY)
    given = {
        **{f"{at:05}.xml": text for at, text in enumerate(found["spec"])},
        **{f"{at:05}.svg": text for at, text in enumerate(found["svg"])},
    }
    number = 0
    for name, text in given.items():
        keep(folder, "given", name, text)
        for attribute in ATTRIBUTE.finditer(text):
            if attribute[0].startswith(b" xmlns"):
                continue
            number += 1
            if number % options.every == 0:
                lost = text[: attribute.start()] + text[attribute.end() :]
                keep(folder, "lost", f"{number:06}-{name}", lost)
    for further in options.folder:
        for pattern in ["**/*.xml", "**/*.svg"]:
            for at, text in enumerate(texts(further, pattern)):
                keep(folder, f"given/{Path(further).name}", f"{at:05}{pattern[4:]}", text.encode())


def keep(folder, kind, name, text):
    path = Path(folder, kind, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)


def asked(binary, folder):
    """What the audit says of each file by its path, and of its tree."""
    files = sorted(str(path.relative_to(folder)) for path in Path(folder).rglob("*") if path.is_file())
    batches = [files[at : at + BATCH] for at in range(0, len(files), BATCH)]
    given = [file for file in files if file.startswith("given")]

    def said(arguments):
        run = subprocess.run(
            [binary, *arguments], cwd=folder, capture_output=True, check=False, text=True
        )
        if run.returncode not in (0, 1, 2, 3):
            sys.exit(f"oracle.py: {arguments} ended with {run.returncode}")
        return run.stdout, run.stderr

    def verdicts(batch):
        report = json.loads(said(["check", "--format", "json", "--all-outcomes", *batch])[0])
        answers = {file: [] for file in batch}
        for kind in ("results", "notes", "errors"):
            for answer in report.get(kind, []):
                answers[place(answer)].append(answer)
        return answers

    def trees(file):
        return {f"tree {file}": said(["tree", "--state", "all", file])}

    answers = {}
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for found in (*workers.map(verdicts, batches), *workers.map(trees, given)):
            answers |= found
    return answers


def place(answer):
    """The file that an answer is about: of a note its beginning, of others by name."""
    if isinstance(answer, str):
        return answer.split(":")[0]
    return answer.get("location", answer)["file"]


def compared(before, after):
    """Prints what differs, file by file, each with the first answers that are not the same."""
    then, now = (dict(read(path)) for path in (before, after))
    differing = sorted(path for path in then.keys() | now.keys() if then.get(path) != now.get(path))
    for path in differing[:40]:
        print(path)
        pairs = [[json.dumps(item) for item in json.loads(each.get(path, "[]"))] for each in (then, now)]
        for sign, items, others in ("-", *pairs), ("+", *reversed(pairs)):
            for item in [item for item in items if item not in others][:3]:
                print(f"  {sign} {item[:600]}")
    print(f"{len(differing)} of {len(then)} answers differ")
    return 1 if differing else 0


def read(path):
    with gzip.open(path, "rt") as kept:
        for line in kept:
            yield line.rstrip("\n").split("\t", 1)


if __name__ == "__main__":
    sys.exit(main())
