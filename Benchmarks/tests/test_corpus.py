"""That a corpus is compared as a person would, on made-up components."""

import json
import unittest
from pathlib import Path

from Corpus.comparison import RULES, compare, extent, recognised
from Corpus.specs import color, components, matches

SPEC = """<spec xmlns="urn:a11y-audit:spec:1" lang="en" source="A/Dots.swift">
  <palette extends="ios26">
    <color name="adaptive-1" light="#102030" dark="white"/>
  </palette>
  <step-indicator id="Dots" label="Step {position} of {count}" src="A/Dots.swift:5:3">
    <step name="One"/>
    <step name="Two"/>
    <look state="completed" src="A/Dots.swift:7:5">
      <shape kind="circle" size="8" opacity="0.5"><fill color="adaptive-1" src="A/Dots.swift:8:9"/></shape>
    </look>
    <look>
      <shape kind="circle" size="8" src="A/Dots.swift:20:5">
        <fill src="A/Dots.swift:21:9"><unknown fact="color" reason="‘theme’ is not known"/></fill>
      </shape>
    </look>
  </step-indicator>
</spec>"""


def entry(**changes):
    base = {
        "repository": "o/n", "path": "A/Dots.swift", "view": "Dots", "line": 3, "kind": "step-indicator|status-tracker",
        "steps": {"count": 2, "names": ["One", "Three"], "current": None}, "colors": [], "heard": [], "faults": [],
        "mustNotFlag": [],
    }
    return {**base, **changes}


def paint(light, dark, line, opacity=1, knowable=True):
    return {"what": "a fill", "light": light, "dark": dark, "opacity": opacity, "line": line, "knowable": knowable}


class CorpusTests(unittest.TestCase):
    def setUp(self):
        self.components = components(SPEC)

    def counts(self, results=(), **changes):
        return compare(entry(**changes), self.components, list(results)).counts

    def test_a_component_is_found_by_its_view_or_its_place(self):
        self.assertEqual(len(recognised(entry(), self.components, (3, 30))), 1)
        self.assertEqual(len(recognised(entry(view="Other"), self.components, (3, 30))), 1)
        self.assertEqual(recognised(entry(view="Other"), self.components, (10, 30)), [])
        self.assertEqual(recognised(entry(kind="progress"), self.components, (3, 30)), [])

    def test_colours_are_compared_by_value(self):
        counts = self.counts(colors=[
            paint("#102030", "#FFFFFF", 8, opacity=0.5), paint("#102030", "#FFFFFF", 8), paint("#FF0000", "#FF0000", 22),
            paint(None, None, 8, knowable=False),
        ])
        self.assertEqual(counts["colours exact"], 1)
        self.assertEqual(counts["colours missing without a word"], 1)
        self.assertEqual(counts["colours unknown with a reason"], 1)
        self.assertEqual(counts["colours that no reader knows"], 1)

    def test_a_colour_that_no_reader_names_is_left_to_a_person(self):
        counts = self.counts(colors=[paint("#FF0000", "#FF0000", 8)])
        self.assertEqual(counts["colours that the reader does not name (judge)"], 1)

    def test_texts_and_steps(self):
        heard = [{"kind": "label", "text": "Step 1 of 2", "line": 5}, {"kind": "none", "text": None, "line": 5}]
        counts = self.counts(heard=heard)
        self.assertEqual(counts["texts found"], 1)
        self.assertEqual(counts["heard of nothing: wrong (judge)"], 1)
        self.assertEqual(counts["steps agreed"], 1)
        self.assertEqual(counts["names of steps agreed"], 1)
        self.assertEqual(counts["names of steps otherwise (judge)"], 1)
        self.assertFalse(matches("Step {position} of {count}", "Schritt 1 von 2"))

    def test_faults_are_found_by_rules_near_their_lines(self):
        def result(rule, outcome, line):
            return {"rule": rule, "outcome": outcome, "location": {"file": "A/Dots.swift", "line": line}}

        fault = {"kind": "contrast", "line": 8, "what": "too faint"}
        for outcome, line, kind in (("failed", 9, "found"), ("failed", 40, "found at another line (judge)"),
                                    ("cantTell", 40, "cannot tell"), ("passed", 8, "missed")):
            counts = self.counts([result("graphic-contrast", outcome, line)], faults=[fault])
            self.assertEqual(counts["faults " + kind], 1, kind)
        innocent = {"kind": "target", "line": 8, "what": "nothing to touch"}
        for line, number in ((8, 1), (20, 0)):
            counts = self.counts([result("target-size-minimum", "failed", line)], mustNotFlag=[innocent])
            self.assertEqual(counts["innocent but flagged (judge)"], number)

    def test_notations(self):
        self.assertEqual(color("#FFFFFF80", 0.5), ((255, 255, 255), 0.5 * 128 / 255))
        self.assertEqual(color("color(srgb 1 0.5 0)"), ((255, 128, 0), 1.0))
        self.assertEqual(color("black"), ((0, 0, 0), 1.0))
        self.assertEqual(color("systemBlue", 0.2), ("systemBlue", 0.2))

    def test_a_declaration_ends_at_its_brace(self):
        self.assertEqual(extent(["struct A {", "  var b: C { d }", "}", "struct E {}"], 1), (1, 3))

    def test_rules_are_those_of_the_catalogue(self):
        rules = {path.stem for path in (Path(__file__).parents[2] / "Rules").glob("*.xml")}
        for kind, names in RULES.items():
            self.assertLessEqual(names, rules, kind)

    def test_entries_are_whole(self):
        folder = Path(__file__).parents[1] / "Corpus"
        for item in json.loads((folder / "corpus.json").read_text()):
            self.assertRegex(item["commit"], r"\A[0-9a-f]{40}\Z")
            for group in ("faults", "mustNotFlag"):
                self.assertLessEqual({note["kind"] for note in item[group]}, set(RULES))


if __name__ == "__main__":
    unittest.main()
