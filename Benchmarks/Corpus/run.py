#!/usr/bin/env python3
"""Compares what is read of public SwiftUI components with what a careful reader says of them.

    run.py FOLDER --binary PATH [--only TEXT] [--verbose] [--no-negatives]

FOLDER holds a clone of each repository of the corpus at its commit, called OWNER+NAME. The program is run on each
file, with a limit of time. What this cannot match is listed for a person with --verbose: (judge).
"""

import argparse
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree.ElementTree import ParseError

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from Corpus.comparison import compare, extent, named, recognised  # noqa: E402
from Corpus.specs import components  # noqa: E402

SECONDS = 60


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("clones", type=Path)
    parser.add_argument("--binary", type=Path, required=True)
    parser.add_argument("--only", default="", help="only entries whose repository or view holds this text")
    parser.add_argument("--verbose", action="store_true", help="print each difference with its place")
    parser.add_argument("--no-negatives", action="store_true", help="leave out the views that show no component")
    arguments = parser.parse_args()
    program = Program(arguments.binary.resolve(), arguments.clones.resolve())
    chosen = lambda entry: arguments.only in f"{entry['repository']} {entry['view']}"
    total = Counter()
    for entry in filter(chosen, load("corpus.json")):
        verdict = program.judge(entry)
        if verdict is None:
            print(f"{entry['repository']}: no clone", file=sys.stderr)
            continue
        total.update(verdict.counts)
        print(row(entry, verdict.counts))
        for text in verdict.differences if arguments.verbose else []:
            print(f"    {text[:300]}")
    if not arguments.no_negatives:
        for entry in filter(chosen, load("negatives.json")):
            wrong = program.shows_component(entry)
            total["negatives: " + {True: "give a component", False: "give none", None: "no clone"}[wrong]] += 1
            if wrong:
                print(f"{entry['repository']} {entry['path']}:{entry['line']}: {entry['view']} gives a component")
    print()
    for name, number in sorted(total.items()):
        print(f"{number:6} {name}")
    for text in shares(total):
        print(text)
    program.show()
    return bool(program.broken)


def load(name):
    return json.loads((HERE / name).read_text())


def shares(total):
    """What is asked for, in percent of what a reader says."""
    colors = sum(n for name, n in total.items() if name.startswith(("colours exact", "colours unk", "colours miss")))
    faults = sum(n for name, n in total.items() if name.startswith("faults "))
    for part, of, name in (
        (total["recognised"], total["recognised"] + total["not recognised"], "of the components recognised"),
        (total["colours exact"], colors, "of the colours of those exact"),
        (total["colours missing without a word"], colors, "of the colours of those missing without a word"),
        (total["faults found"] + total["faults found at another line (judge)"], faults, "of the faults of those found"),
        (total["faults missed"], faults, "of the faults of those missed"),
    ):
        yield f"{100 * part / of if of else 0:5.1f}% {name}"


def row(entry, counts):
    def of(*names):
        return "/".join(str(sum(n for key, n in counts.items() if key.startswith(name))) for name in names)

    return (f"{entry['repository'] + ' ' + entry['view']:64.64} "
            f"{'yes' if counts['recognised'] else 'NO ':4}"
            f" colours {of('colours exact', 'colours unknown', 'colours missing', 'colours that the reader'):12}"
            f" texts {of('texts found', 'texts unknown', 'texts missing'):9}"
            f" faults {of('faults found', 'faults cannot', 'faults missed'):9}"
            f" flagged {counts['innocent but flagged (judge)']}")


class Program:
    """Runs the program on files of clones, once for each file."""

    def __init__(self, binary, clones):
        self.binary, self.clones = binary, clones
        self.specs, self.reports = {}, {}
        self.codes, self.reasons, self.broken, self.declined = Counter(), Counter(), [], []

    def judge(self, entry):
        clone = self.clones / entry["repository"].replace("/", "+")
        if not (clone / entry["path"]).is_file():
            return None
        file = entry.get("root", entry["path"])
        lines = (clone / entry["path"]).read_text(errors="replace").splitlines()
        found = recognised(entry, self.components(clone, file), extent(lines, entry["line"]))
        ids = {component.id for component in found}
        results = [result for result in self.results(clone, file) if result.get("component") in ids]
        return compare(entry, found, results)

    def shows_component(self, entry):
        clone = self.clones / entry["repository"].replace("/", "+")
        if not (clone / entry["path"]).is_file():
            return None
        within = lambda c: c.place and c.place.file == entry["path"] and entry["line"] <= c.place.line <= entry["lastLine"]
        return any(within(c) or named(c, entry["view"]) for c in self.components(clone, entry["path"]))

    def components(self, clone, file):
        key = (clone, file)
        if key not in self.specs:
            text, errors = self.run(clone, "extract", file)
            try:
                self.specs[key] = components(text) if text.lstrip().startswith("<") else []
            except ParseError as error:
                self.broken.append(f"{clone.name} {file}: extract writes no XML: {error}")
                self.specs[key] = []
            if not self.specs[key]:
                self.declined.append(f"{clone.name} {file}: {' '.join(errors.split())[:200]}")
            for component in self.specs[key]:
                self.reasons.update(re.sub("‘[^’]*’", "‘…’", reason)[:100] for _, reason, _ in component.unknown)
        return self.specs[key]

    def results(self, clone, file):
        key = (clone, file)
        if key not in self.reports:
            text, _ = self.run(clone, "check", file, "--format", "json", "--all-outcomes", "--fail-on", "never")
            try:
                self.reports[key] = json.loads(text).get("results", []) if text.strip() else []
            except ValueError as error:
                self.broken.append(f"{clone.name} {file}: check writes no JSON: {error}")
                self.reports[key] = []
        return self.reports[key]

    def run(self, clone, command, file, *options):
        try:
            result = subprocess.run([self.binary, command, file, *options], cwd=clone, capture_output=True,
                                    timeout=SECONDS)
        except subprocess.TimeoutExpired:
            self.codes[f"{command}: no end within {SECONDS} s"] += 1
            self.broken.append(f"{clone.name} {file}: {command} does not end")
            return "", ""
        self.codes[f"{command}: exit code {result.returncode}"] += 1
        errors = result.stderr.decode(errors="replace")
        if result.returncode not in (0, 1, 2, 3):
            self.broken.append(f"{clone.name} {file}: {command} ends with {result.returncode}: {errors[:200]}")
        return result.stdout.decode(errors="replace"), errors

    def show(self):
        for name, number in sorted(self.codes.items()):
            print(f"{number:6} {name}")
        for reason, number in self.reasons.most_common(10):
            print(f"{number:6} unknown: {reason}")
        for text in self.declined:
            print(f"NONE   {text}")
        for text in self.broken:
            print(f"BROKEN {text}")


if __name__ == "__main__":
    sys.exit(main())
