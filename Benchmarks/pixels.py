#!/usr/bin/env python3
"""Compares what `draw` paints, as Chromium shows it, with the colours that `check` reports.

Every example is drawn in every appearance. Of each painted part the points are read that lie two pixels
from every edge and that no later part covers; of a text its fill, and behind it what most of its box shows.
They have to be the colours of the evidence in `check --format json`, to one step of 255: of what a target
alone paints, all, and of what has an inside and an edge, each colour of the evidence by one of them. What
the audit does not know is counted, and may be one part of twenty.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from svg.chromium import Chromium, version
from svg.pixels import Picture, is_near

ROOT = Path(__file__).resolve().parents[1]
SCALE = 5
MOST_UNKNOWN = 0.05

#: For each painted part, what it is painted with and where its pixels can be read.
PARTS = """
(() => {
  const reach = 2 / %d;
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x * reach, y * reach]));
  const painted = [...document.querySelectorAll("rect, circle, ellipse, line, path, polygon, polyline, text")]
    .filter((one) => !one.closest("defs, pattern"));
  const value = (one, name) => one.getAttribute(name) ?? (name === "fill" ? "#000000" : "none");
  const box = (one) => one.getBoundingClientRect();
  const local = (one, x, y) => new DOMPoint(x, y).matrixTransform(one.getScreenCTM().inverse());
  const holds = (one, x, y, edge) => {
    const point = local(one, x, y);
    return edge ? one.isPointInStroke(point) : one.isPointInFill(point);
  };
  const covers = (one, x, y) => {
    const place = box(one), room = reach + 1;
    if (x < place.left - room || x > place.right + room) return false;
    if (y < place.top - room || y > place.bottom + room) return false;
    if (one.localName === "text") return value(one, "fill") !== "none";
    return around.some(([dx, dy]) =>
      value(one, "fill") !== "none" && holds(one, x + dx, y + dy, false) ||
      value(one, "stroke") !== "none" && holds(one, x + dx, y + dy, true));
  };
  const points = (one, place) => {
    const edge = one.dataset.paint !== "fill" || value(one, "fill") === "none";
    const own = box(one), found = [], count = 17, room = edge ? 12 : 0;
    for (let row = 0; row < count; row++) for (let column = 0; column < count; column++) {
      const x = own.left - room + (own.width + 2 * room) * (column + 0.5) / count;
      const y = own.top - room + (own.height + 2 * room) * (row + 0.5) / count;
      if (found.length < 12 && around.every(([dx, dy]) => holds(one, x + dx, y + dy, edge)) &&
          !painted.slice(place + 1).some((later) => covers(later, x, y))) found.push([x, y]);
    }
    return found;
  };
  return painted.map((one, place) => {
    const group = one.closest("[data-target]");
    // Images that are drawn as themselves do not say what each element paints.
    const isImage = group === one || group && !one.dataset.paint && !group.dataset.part;
    if (!group || !isImage && (!one.dataset.paint || one.dataset.paint === "pattern")) return null;
    if (isImage && one.closest("[opacity], [fill-opacity]") && one.localName === "text") return null;
    const isText = one.localName === "text";
    const paint = value(one, "fill") !== "none" || isText ? value(one, "fill") : value(one, "stroke");
    const own = box(one);
    return {
      number: [...document.querySelectorAll("[data-target]")].indexOf(group),
      target: group.dataset.target, state: group.dataset.state ?? null, paint, isText,
      isFill: value(one, "fill") !== "none",
      isHatched: group.querySelector("[data-paint=pattern]") !== null,
      stops: paint.startsWith("url(")
        ? [...document.querySelectorAll("stop")]
            .filter((stop) => paint === `url(#${stop.parentNode.id})`)
            .map((stop) => stop.getAttribute("stop-color")) : [],
      box: [own.left, own.top, own.right, own.bottom],
      points: isText || paint.startsWith("url(") ? [] : points(one, place),
    };
  }).filter((one) => one && one.paint !== "none");
})()
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", required=True, metavar="PATH", help="the a11y-audit to judge")
    parser.add_argument("--chromium", default="chromium", metavar="PROGRAM")
    parser.add_argument("files", nargs="*", type=Path, default=examples(), metavar="FILE")
    options = parser.parse_args()
    program = shutil.which(options.chromium)
    if program is None:
        print("skipped: Chromium is not installed; on Debian it is the package chromium")
        return 0
    print(version(program), flush=True)
    counts, wrong = Counter(), []
    with Chromium(program) as browser, tempfile.TemporaryDirectory() as folder:
        binary = Path(options.binary).resolve()
        for number, file in enumerate(path.resolve() for path in options.files):
            pictures = drawn(binary, file, Path(folder) / str(number))
            evidence = Evidence(binary, file) if pictures else None
            for picture in pictures:
                compare(browser, file, picture, evidence, counts, wrong)
    return report(counts, wrong)


def examples():
    return [
        path
        for path in sorted((ROOT / "Examples").rglob("*"))
        if path.suffix in (".xml", ".svg", ".swift")
    ]


def drawn(binary, file, folder):
    """The pictures of a file; none of one that shows no component."""
    command = [binary, "draw", file, "--output", folder, "--state", "all"]
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if result.returncode not in (0, 3) and not (file.suffix == ".swift" and "a11y-audit-extract" in result.stderr):
        raise SystemExit(f"{file}: {result.stderr}")
    return sorted(folder.glob("*.svg")) if folder.exists() else []


class Evidence:
    """The colours that the audit reports, by component, target, state and appearance."""

    def __init__(self, binary, file):
        profiles = ["wcag-a", "wcag-aa", "wcag-aaa", "apple-hig", "chartability"]
        command = [binary, "check", file, "--format", "json", "--all-outcomes"]
        command += [word for profile in profiles for word in ("--profile", profile)]
        result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
        self.fronts, self.backs, self.insides = (defaultdict(set) for _ in range(3))
        for outcome in json.loads(result.stdout)["results"]:
            found = outcome.get("evidence") or {}
            if "foreground" not in found or "background" not in found or not outcome.get("target"):
                continue
            target, state = outcome["target"], outcome.get("state")
            look = (outcome["component"], outcome.get("appearance"), outcome.get("surface", "base"))
            self.fronts[look, target, state].add(found["foreground"][:7])
            if re.search(r"/(text|glyph|title)\[\d+\]$", target):
                self.backs[look, target, state].add(found["background"][:7])
                # What lies behind a text in a shape that is filled is the shape.
                inside = target.rpartition("/")[0]
                if "shape[" in inside.rpartition("/")[2]:
                    self.insides[look, inside, state].add(found["background"][:7])

    def of(self, colors, component, variant, target, state):
        """In an appearance with more contrast that shows the same, what its base shows."""
        surface = "elevated" if variant.endswith("-elevated") else "base"
        name = variant.removesuffix("-elevated")
        for appearance in (name, name.removesuffix("-high-contrast")):
            found = colors.get(((component, appearance, surface), target, state))
            if found:
                # A screen of sRGB shows another colour than one outside of it.
                return {rgb(color) for color in found if color.startswith("#")}
        return set()


def compare(browser, file, path, evidence, counts, wrong):
    browser.show(path, SCALE)
    title = browser.value("document.querySelector('title').textContent").rsplit(", ", 2)
    component, variant = title[0], title[-1]
    picture = Picture(browser.screenshot())
    groups = defaultdict(list)
    for part in browser.value(PARTS % SCALE):
        groups[part["number"]].append(part)
    for parts in groups.values():
        counts["parts"] += 1
        if any(part["paint"].endswith("unknown)") for part in parts):
            counts["unknown"] += 1
            continue
        key = (component, variant, parts[0]["target"], parts[0]["state"])
        fronts = evidence.of(evidence.fronts, *key)
        if any(part["isFill"] for part in parts):
            fronts |= evidence.of(evidence.insides, *key)
        shown = {color for part in parts for color in seen(part, picture)}
        # Of what has an inside and an edge, each may be too narrow to be read, or covered.
        is_whole = shown and all(seen(part, picture) for part in parts)
        if not fronts or not is_whole or parts[0]["isHatched"]:
            counts["without evidence" if not fronts else "too small"] += 1
            continue
        counts["compared"] += 1
        lacking = [one for one in fronts if not any(is_near(one, other) for other in shown)]
        strange = [one for one in shown if not any(is_near(one, other) for other in fronts)]
        has_several = len(parts) > 1 or any(part["stops"] for part in parts)
        if lacking if has_several else strange:
            wrong.append((file, path.name, *key, sorted(shown), sorted(fronts)))
        backs = evidence.of(evidence.backs, *key)
        if parts[0]["isText"] and backs:
            counts["backdrops"] += 1
            behind = main_color(picture, parts[0]["box"])
            if not any(is_near(behind, one) for one in backs):
                wrong.append((file, path.name, *key, "behind", behind, sorted(backs)))


def seen(part, picture):
    if part["stops"]:
        return {rgb(stop) for stop in part["stops"]}
    if part["isText"]:
        return {rgb(part["paint"])}
    return {pixel(picture, x, y) for x, y in part["points"]}


def main_color(picture, box):
    """What most of a box shows."""
    left, top, right, bottom = box
    steps = [(index + 0.5) / 30 for index in range(30)]
    counted = Counter(
        pixel(picture, left + (right - left) * x, top + (bottom - top) * y) for x in steps for y in steps
    )
    return counted.most_common(1)[0][0]


def pixel(picture, x, y):
    row = picture.rows[min(max(int(y * SCALE), 0), picture.height - 1)]
    place = min(max(int(x * SCALE), 0), picture.width - 1) * picture.channels
    return tuple(row[place : place + 3])


def rgb(color):
    return tuple(int(color[place : place + 2], 16) for place in (1, 3, 5))


def report(counts, wrong):
    for line in wrong:
        print("wrong:", *line)
    print(", ".join(f"{counts[name]} {name}" for name in counts))
    unknown = counts["unknown"] / max(counts["parts"], 1)
    if unknown > MOST_UNKNOWN:
        print(f"{unknown:.1%} of the parts are not known; {MOST_UNKNOWN:.0%} may be")
    return 1 if wrong or unknown > MOST_UNKNOWN or not counts["compared"] else 0


if __name__ == "__main__":
    sys.exit(main())
