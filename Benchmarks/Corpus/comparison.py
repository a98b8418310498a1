"""What a careful reader says of a component, beside what the program says of it."""

import re
from collections import Counter
from dataclasses import dataclass, field

from Corpus.specs import color, equal, matches

#: The rules that a reader's words for a fault stand for.
RULES = {
    "contrast": "text-contrast-minimum glyph-contrast graphic-contrast progress-track-contrast adjacent-marks-contrast"
                " dark-palette-present",
    "label": "component-has-name mark-has-name step-name-announced step-announcement-complete",
    "step-name": "mark-has-name step-name-announced",
    "value": "progress-exposes-value step-position-announced step-total-announced step-announcement-complete",
    "state-color": "state-not-color-only color-meaning-unique palette-cvd-distinct",
    "state": "state-exposed-to-at step-state-announced single-current-step step-announcement-complete",
    "hidden": "hidden-without-alternative hidden-contains-no-interactive children-not-swallowed",
    "target": "target-size-minimum target-size-recommended",
    "role": "interactive-has-role",
    "announcement": "change-announced announcement-matches-model",
    "motion": "animation-respects-reduce-motion animation-pausable",
    "dynamic-type": "text-scales text-size-minimum text-fits-at-large-sizes",
    "localisation": "strings-localisable",
    "grouping": "related-parts-grouped no-duplicate-announcement children-not-swallowed navigation-not-tedious",
    "identity": "data-ids-unique sibling-names-unique",
    "wording": "name-not-identifier name-no-role-words name-no-decorative-characters name-no-visual-reference"
               " number-human-readable value-has-unit mark-value-has-number no-duplicate-announcement",
}
RULES = {kind: frozenset(rules.split()) for kind, rules in RULES.items()}
#: Lines between what a reader names and what the program names of the same part: a paint may stand where the
#: shape does, and a missing label where the component does.
REACH = 6
#: Where nothing of a component is reached, one finding says so of its name, its value and its state: one cause is one.
SILENT = re.compile("find nothing of|none of the .* is reached")
#: What is true of a component as a whole, and is flagged wherever that stands.
WHOLE = ("label", "value", "grouping", "announcement")


@dataclass
class Verdict:
    """How one component fares: counts, and each difference as a line for a person."""

    counts: Counter = field(default_factory=Counter)
    differences: list = field(default_factory=list)

    def note(self, what, entry, path, text):
        line = entry.get("line", 0)
        self.differences.append(f"{what}: {entry.get('path', path)}:{line}: {text}")


def recognised(entry, components, extent):
    """The components of the spec that are what the reader means."""
    first, last = extent
    kinds = entry["kind"].split("|")
    return [c for c in components if c.kind in kinds and (
        named(c, entry["view"]) or c.place and c.place.file == entry["path"] and first <= c.place.line <= last)]


def named(component, view):
    words = (component.view.split(".")[-1], component.id.split(".")[-1])
    return any(word == view or word.rstrip("-0123456789") == view for word in words)


def compare(entry, components, results):
    """Compares an entry of the corpus with its components and with the results of rules on them."""
    verdict = Verdict()
    if not components:
        verdict.counts["not recognised"] += 1
        return verdict
    verdict.counts["recognised"] += 1
    compare_colors(entry, components, verdict)
    compare_strings(entry, components, verdict)
    compare_steps(entry, components, verdict)
    compare_faults(entry, results, verdict)
    return verdict


def compare_colors(entry, components, verdict):
    said = [pair for component in components for pair in component.colors]
    unknown = [u for component in components for u in component.unknown
               if u[0] in ("color", "children", "contents", "backdrop", "text")]
    wanted = [(expected, pair(expected)) for expected in entry["colors"] if expected["knowable"]]
    verdict.counts["colours that no reader knows"] += len(entry["colors"]) - len(wanted)
    for expected, (light, dark) in wanted:
        file = expected.get("path", entry["path"])
        if any(equal(one[0], light) and equal(one[1], dark) for one, _ in said):
            verdict.counts["colours exact"] += 1
        elif reason := next((u for u in unknown if u[2] and u[2].near(file, expected["line"], REACH)), None):
            verdict.counts["colours unknown with a reason"] += 1
            verdict.note("colour unknown", expected, entry["path"], f"{expected['what']}: {reason[1]}")
        else:
            verdict.counts["colours missing without a word"] += 1
            verdict.note("colour missing", expected, entry["path"], f"{expected['what']}: {told(expected)}")
    for one, place in said:
        if place and not any(equal(one[0], light) and equal(one[1], dark) for _, (light, dark) in wanted):
            if one[0][0] not in ("systemBackground", "primary"):
                verdict.counts["colours that the reader does not name (judge)"] += 1
                verdict.differences.append(f"colour to judge: {place.file}:{place.line}: {one}")


def pair(expected):
    """A reader's colour in both appearances; None where it depends on what nobody knows."""
    return tuple(None if expected[name] == "?" else color(expected[name], expected["opacity"])
                 for name in ("light", "dark"))


def told(expected):
    return f"{expected['light']} / {expected['dark']} at {expected['opacity']}"


def compare_strings(entry, components, verdict):
    said = [(kind, text) for component in components for kind, text, _ in component.strings]
    said += [("text", name) for component in components for name in component.steps if name]
    unknown = [u for component in components for u in component.unknown if u[0] not in ("color", "size", "motion")]
    for expected in entry["heard"]:
        text = expected["text"]
        if expected["kind"] == "none":
            heard = [t for kind, t in said if kind in ("label", "value", "hint")]
            verdict.counts["heard of nothing: " + ("wrong (judge)" if heard else "agreed")] += 1
            if heard:
                verdict.note("heard where a reader hears nothing", expected, entry["path"], "; ".join(heard[:3]))
        elif text.startswith(("{", "unknown", "the platform")) or " (" in text:
            verdict.counts["texts left to a person"] += 1
        elif any(template == text or "{" in template and matches(template, text) for _, template in said):
            verdict.counts["texts found"] += 1
        else:
            known = "unknown with a reason" if unknown else "missing"
            verdict.counts["texts " + known] += 1
            verdict.note("text " + known, expected, entry["path"], text)


def compare_steps(entry, components, verdict):
    wanted = entry["steps"]
    if wanted.get("count") and not any(c.kind == "progress" for c in components):
        agreed = any(len(c.steps) == wanted["count"] for c in components)
        verdict.counts["steps agreed" if agreed else "steps otherwise (judge)"] += 1
        if not agreed:
            verdict.note("steps", entry, entry["path"], f"{[len(c.steps) for c in components]}, not {wanted['count']}")
        if wanted["names"] and agreed:
            names = next(c.steps for c in components if len(c.steps) == wanted["count"])
            for said, name in zip(names, wanted["names"]):
                kind = "agreed" if said == name else "unknown" if said is None else "otherwise (judge)"
                verdict.counts["names of steps " + kind] += 1
                if said not in (name, None):
                    verdict.note("name of a step", entry, entry["path"], f"{said}, not {name}")
    values = [v for v in wanted.get("values") or [] if v is not None]
    for value in values:
        said = [v for component in components for v in component.values]
        agreed = any(abs(v - value) < 0.005 for v in said)
        verdict.counts["values " + ("agreed" if agreed else "otherwise (judge)" if said else "not said")] += 1
        if said and not agreed:
            verdict.note("value", entry, entry["path"], f"{said}, not {value}")


def compare_faults(entry, results, verdict):
    for fault in entry["faults"]:
        file, rules = fault.get("path", entry["path"]), RULES[fault["kind"]]
        of_kind = [r for r in results if r["rule"] in rules]
        failed = [r for r in of_kind if r["outcome"] == "failed"]
        if fault["kind"] in ("label", "value", "state"):
            failed += [r for r in results if r["outcome"] == "failed" and SILENT.search(r.get("message", ""))]
        whole = fault["kind"] in (*WHOLE, "state")
        if any(whole or near(r, file, fault["line"], REACH) for r in failed):
            kind = "found"
        elif failed:
            kind = "found at another line (judge)"
        elif any(r["outcome"] == "cantTell" for r in of_kind):
            kind = "cannot tell"
        else:
            kind = "missed"
        verdict.counts["faults " + kind] += 1
        if kind != "found":
            verdict.note("fault " + kind, fault, entry["path"], f"{fault['kind']}: {fault['what']}")
    for innocent in entry["mustNotFlag"]:
        file, rules = innocent.get("path", entry["path"]), RULES[innocent["kind"]]
        anywhere = innocent["kind"] in WHOLE and not any(f["kind"] == innocent["kind"] for f in entry["faults"])
        flagged = [r for r in results if r["rule"] in rules and r["outcome"] == "failed"
                   and not r.get("advisory") and (anywhere or near(r, file, innocent["line"], 1))]
        verdict.counts["innocent"] += 1
        if flagged:
            verdict.counts["innocent but flagged (judge)"] += 1
            verdict.note("flagged", innocent, entry["path"],
                         f"{flagged[0]['rule']}: {flagged[0].get('message', '')[:120]} — but {innocent['what']}")


def near(result, file, line, reach):
    place = result.get("location", {})
    return place.get("file", "").endswith(file) and abs(place.get("line", -99) - line) <= reach


def extent(lines, first):
    """The first and last line of the declaration that begins at a line, by its braces."""
    depth = 0
    for number in range(first, len(lines) + 1):
        depth += lines[number - 1].count("{") - lines[number - 1].count("}")
        if depth <= 0 and "}" in lines[number - 1]:
            return first, number
    return first, len(lines)
