#!/usr/bin/env python3
"""Prints what A11yAudit and A11yAuditXCTest offer to their clients, one declaration a line.

It reads the modules that `make test` has built, with those that the two hand on. What is offered on
purpose is listed in interface.txt: `interface.py --write` writes it anew.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / ".build/debug/Modules"
KNOWN = Path(__file__).with_name("interface.txt")
PRODUCTS = ["A11yAudit", "A11yAuditXCTest"]

HANDED_ON = re.compile(r"^@_exported public import (\w+)", re.MULTILINE)
#: What every type is unless it says otherwise.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}


def modules():
    """The products, and each module that one of them hands on."""
    found, waiting = [], list(PRODUCTS)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            for path in sorted((ROOT / "Sources" / name).rglob("*.swift")):
                waiting += HANDED_ON.findall(path.read_text())
    return sorted(found)


def missing():
    """The modules that are not built."""
    return [name for name in modules() if not (MODULES / f"{name}.swiftmodule").exists()]


def interface():
    """A line for each module and each declaration in it, indented by what it stands in."""
    target = json.loads(swift("-print-target-info"))["target"]["triple"]
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for module in modules():
            swift(
                "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
                "-skip-synthesized-members", "-target", target, "-output-dir", folder,
                "-I", str(MODULES), *(f"-I{path.parent}" for path in ROOT.glob("Sources/*/module.modulemap")),
                *headers(),
            )
            graphs = [json.loads(path.read_text()) for path in sorted(Path(folder).glob(f"{module}[.@]*"))]
            lines += [module, *declarations(graphs)]
    return lines


def headers():
    """Where the headers of the C libraries are that modules are built on."""
    command = ["pkg-config", "--cflags", "libxml-2.0", "zlib"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    except (OSError, subprocess.CalledProcessError):
        return []


def declarations(graphs):
    """The declarations of symbol graphs, each below the type that it belongs to."""
    conformances, members = defaultdict(set), defaultdict(list)
    names = {
        symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
        for graph in graphs for symbol in graph["symbols"]
    }
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo":
                target = names.get(relation["target"]) or relation["targetFallback"].split(".", 1)[-1]
                conformances[relation["source"]].add(target)
    paths = set()
    for graph in graphs:
        for symbol in graph["symbols"]:
            *owner, _ = path = tuple(symbol["pathComponents"])
            paths.add(path)
            line = " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())
            known = conformances[symbol["identifier"]["precise"]] - IMPLIED
            if "Hashable" in known:
                known.discard("Equatable")
            if known and symbol["kind"]["identifier"] != "swift.protocol":
                line += ": " + ", ".join(sorted(known))
            members[tuple(owner)].append((line, path))
    # What stands in a type of another module stands in an extension of it.
    for owner in [owner for owner in members if owner and owner not in paths]:
        members[()].append((f"extension {'.'.join(owner)}", owner))

    def below(owner):
        for line, path in sorted(set(members[owner])):
            yield "  " * (1 if not owner else len(owner) + 1) + line
            yield from below(path)

    return list(below(()))


def swift(*words):
    return subprocess.run(["swift", *words], capture_output=True, check=True, text=True).stdout


if __name__ == "__main__":
    if unbuilt := missing():
        sys.exit(f"make test builds what is not built yet: {', '.join(unbuilt)}")
    text = "".join(f"{line}\n" for line in interface())
    if sys.argv[1:] == ["--write"]:
        KNOWN.write_text(text)
    else:
        print(text, end="")
