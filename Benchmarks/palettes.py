#!/usr/bin/env python3
"""Reads the palettes of public repositories, and counts what is exact, unknown and wrong.

    palettes.py CLONES [--binary FILE] [--list FILE] [--sample N]

CLONES is a folder with a clone of each repository of the list, called OWNER+NAME (a work tree, a bare
repository, or a folder with one called `repo`). A line of the list is a repository, a commit, and palettes:
a catalogue, a resolver document, or files of tokens that are merged, as [APPEARANCE=]FILE[+FILE…][#GROUPS],
where `*` stands for any text and `%20` for a space. Each line is a configuration, whose palettes
`a11y-audit palette` lists. The values of colour sets are read here a second time, by other code.
"""

import argparse
import fnmatch
import json
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("clones", type=Path)
    parser.add_argument("--binary", type=Path, default=Path(".build/debug/a11y-audit"))
    parser.add_argument("--list", type=Path, default=HERE / "palettes.txt")
    parser.add_argument("--sample", type=int, default=0, help="print so many colours, chosen by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="print what each line comes to")
    parser.add_argument("--reason", help="print the colours whose reason holds this text")
    arguments = parser.parse_args()
    tally = Tally()
    for line in arguments.list.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, commit, *words = line.split()
        repository = clone(arguments.clones, name)
        if repository is None:
            print(f"{name}: no clone", file=sys.stderr)
            continue
        with tempfile.TemporaryDirectory() as folder:
            configure(repository, commit, words, Path(folder))
            result = subprocess.run(
                [arguments.binary.resolve(), "palette", "--format", "json"],
                cwd=folder, capture_output=True, text=True, timeout=300,
            )
            if result.returncode not in (0, 2) or not result.stdout:
                tally.wrong.append(f"{line}: exit {result.returncode}: {result.stderr[:300]}")
                continue
            report = json.loads(result.stdout)
            tally.add(report, name, Path(folder))
            if arguments.verbose:
                print(f"{len(report['tokens']):6} {line[:150]}")
                for text in result.stderr.splitlines()[:3]:
                    print(f"       {text[:200]}")
    tally.show()
    for text in tally.read if arguments.reason else []:
        if arguments.reason in text:
            print(text[:400])
    for text in random.Random(arguments.seed).sample(tally.read, min(arguments.sample, len(tally.read))):
        print(text)
    return bool(tally.wrong)


def clone(folder, name):
    place = folder / name.replace("/", "+")
    for candidate in (place / "repo", place / ".git", place):
        if (candidate / "HEAD").exists():
            return candidate
    return None


def configure(repository, commit, words, folder):
    """Writes a configuration that names the palettes of a line, and the JSON that they may lead to."""
    def git(*arguments):
        return subprocess.run(
            ["git", f"--git-dir={repository}", *arguments], check=True, capture_output=True
        ).stdout

    names = [name for name in git("ls-tree", "-r", "-z", "--name-only", commit).decode().split("\0")
             if name.endswith(".json")]
    palettes, needed = [], set()
    for word in words:
        path, _, groups = word.split("=", 1)[-1].partition("#")
        path = path.replace("%20", " ")
        variant = word.split("=", 1)[0] if "=" in word else None
        if path.endswith(".xcassets"):
            palettes.append({"assets": path})
            needed.update(name for name in names if name.startswith(path + "/"))
        elif path.endswith("resolver.json"):
            palettes.append({"resolver": path})
            # What it leads to lies beside it.
            top = path.rsplit("/", 1)[0] + "/"
            needed.update(name for name in names if name.startswith(top))
        else:
            files = [name for part in path.split("+") for name in fnmatch.filter(names, part)]
            entry = {"tokens": files, "as": variant or "all", "path": groups.replace("+", " ")}
            palettes.append({key: value for key, value in entry.items() if value})
            needed.update(files)
    for name in needed:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(git("cat-file", "blob", f"{commit}:{name}"))
    (folder / ".a11y-audit.json").write_text(json.dumps({"palettes": palettes}))


class Tally:
    """What has been read of all lines."""

    def __init__(self):
        self.counts, self.reasons, self.owners = Counter(), Counter(), {}
        self.wrong, self.read = [], []

    def add(self, report, name, folder):
        for error in report["errors"]:
            place = error["location"]
            self.counts["errors and problems"] += 1
            self.read.append(f"{name} {place['file']}:{place['line']}: {error['message']}")
            self.reasons["(problem) " + plain(error["message"])] += 1
        for token in report["tokens"]:
            path = token["location"]["file"]
            is_set = path.endswith(".colorset/Contents.json")
            kind = "colour sets" if is_set else "colour tokens"
            self.counts[kind] += 1
            self.owners.setdefault(kind, set()).add(name)
            for reason in {plain(reason) for reason in token["unknown"].values()}:
                self.reasons[reason] += 1
            if not token["unknown"]:
                self.counts[f"{kind}, exact"] += 1
            elif any("gives no value" in reason for reason in token["unknown"].values()):
                self.counts[f"{kind}, without a value"] += 1
            if is_set:
                self.compare(name, path, token["values"], colour_set(folder / path))
            self.read.append(f"{name} {path}:{token['location']['line']} {token['name']} "
                             f"{token['values']} {token['unknown'] or ''}")

    def compare(self, name, path, values, own):
        for variant in own.keys() & values.keys():
            said = rgb(values[variant])
            if said is None:
                continue
            self.counts["values of colour sets read twice"] += 1
            if said != own[variant]:
                self.wrong.append(f"{name} {path} {variant}: {said}, not {own[variant]}")

    def show(self):
        for kind, owners in self.owners.items():
            print(f"{len(owners):6} repositories with {kind}")
        for kind, number in sorted(self.counts.items()):
            print(f"{number:6} {kind}")
        for reason, number in self.reasons.most_common(16):
            print(f"{number:6} unknown: {reason}")
        for text in self.wrong:
            print(f"WRONG  {text}")


def plain(reason):
    """A reason without what it quotes."""
    return re.sub("‘[^’]*’", "‘…’", reason)[:90]


def rgb(text):
    """The eight-bit components of a notation; None for the name of a system colour."""
    if text.startswith("#"):
        return [int(text[i:i + 2], 16) for i in (1, 3, 5)]
    if text.startswith("color(srgb "):
        parts = [float(part) for part in text[11:-1].split("/")[0].split()]
        return [int(min(max(part, 0), 1) * 255 + 0.5) for part in parts]
    return None


def colour_set(path):
    """The values of a colour set in sRGB without conditions but light and dark, for the phone."""
    values = {}
    for entry in json.loads(path.read_text()).get("colors", []):
        if entry.get("idiom") != "universal" or "display-gamut" in entry:
            return {}
        conditions = {c["appearance"]: c["value"] for c in entry.get("appearances", [])}
        if set(conditions) - {"luminosity"}:
            continue
        variant = conditions.get("luminosity", "all")
        colour = entry.get("color", {})
        parts = colour.get("components")
        if parts is None or colour.get("color-space") != "srgb":
            continue
        values[variant] = [component(parts[name]) for name in ("red", "green", "blue")]
    return values


def component(value):
    if isinstance(value, str) and value.lower().startswith("0x"):
        return int(value, 16)
    if isinstance(value, str) and value.isdigit():
        return int(value)
    return int(float(value) * 255 + 0.5)


if __name__ == "__main__":
    sys.exit(main())
