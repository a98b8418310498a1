"""What the generator promises, without the audit: size, form, variety and a count of defects."""

import unittest
from random import Random
from xml.etree import ElementTree

from generator.contrast import of_lightness, on_black, on_white, ratio
from generator.mark_defects import MARK_DEFECTS
from generator.marks import marks_spec
from generator.small import EDITS, small_spec, small_specs


class SmallSpecTests(unittest.TestCase):
    def test_sizes(self):
        sizes = [len(spec.text.encode()) for spec in small_specs(60, 40, Random(1))]
        self.assertGreaterEqual(min(sizes), 2000)
        self.assertLessEqual(max(sizes), 4096)

    def test_no_two_are_alike(self):
        specs = small_specs(60, 0, Random(2))
        palettes = {tuple(spec.lines[3:6]) for spec in specs}
        self.assertEqual(len(palettes), len(specs))

    def test_the_seed_decides(self):
        one, same, other = ([s.text for s in small_specs(5, 2, Random(n))] for n in (3, 3, 4))
        self.assertEqual(one, same)
        self.assertNotEqual(one, other)

    def test_as_many_defects_as_asked_for(self):
        specs = small_specs(90, 30, Random(5))
        self.assertEqual(sum(bool(spec.planted) for spec in specs), 30)
        for spec in specs:
            self.assertEqual(bool(spec.planted), bool(spec.findings))

    def test_every_edit_has_a_place_and_keeps_lines_and_form(self):
        random = Random(6)
        left = {edit.kind: edit for edit in EDITS}
        self.assertEqual(len(left), len(EDITS))
        for _ in range(2000):
            if not left:
                break
            spec = small_spec(random)
            possible = [edit for edit in left.values() if edit.places(spec.text)]
            if not possible:
                continue
            before = list(spec.lines)
            edit = random.choice(possible)
            edit.plant(spec, random)
            self.assert_edited(before, spec, edit.kind)
            del left[edit.kind]
        self.assertEqual(left, {})

    def assert_edited(self, before, spec, kind):
        self.assertEqual(len(spec.lines), len(before), kind)
        self.assertNotEqual(spec.lines, before, kind)
        self.assertGreaterEqual(spec.counted, 1, kind)
        ElementTree.fromstring(spec.text.encode())
        for _, line, _ in spec.outcomes:
            self.assertIn("<", spec.lines[line - 1], kind)


class MarkTests(unittest.TestCase):
    def test_ten_megabytes(self):
        for seed in range(3):
            size = len(marks_spec(10_000, 40, Random(seed)).text.encode())
            self.assertGreaterEqual(size * 10, 10_000_000)
            self.assertLessEqual(size * 10, 10_600_000)

    def test_every_mark_says_its_category_value_unit_and_series(self):
        root = ElementTree.fromstring(marks_spec(200, 0, Random(1)).text.encode())
        chart = root.find("{*}chart")
        names = {each.get("id"): each.get("name") for each in chart.findall("{*}series")}
        marks = chart.findall("{*}mark")
        self.assertEqual(len(marks), 200)
        for mark in marks:
            self.assertEqual(mark.get("label"), mark.get("category"))
            number = f"{int(mark.get('value')):,}"
            said = f"{number} {chart.get('unit')}, {names[mark.get('series')]}"
            self.assertEqual(mark.get("value-text"), said)

    def test_only_repetitions_repeat(self):
        spec = marks_spec(100_000, 40_000, Random(5))
        root = ElementTree.fromstring(spec.text.encode())
        heard = [(m.get("label"), m.get("value-text")) for m in root.findall("{*}chart/{*}mark")]
        self.assertEqual(len(heard) - len(set(heard)), spec.planted.count("repetition"))

    def test_defects_are_at_the_lines_they_say(self):
        count, defects = 1000, 2 * len(MARK_DEFECTS)
        clean, broken = marks_spec(count, 0, Random(8)), marks_spec(count, defects, Random(8))
        self.assertEqual(sorted(broken.planted), sorted(2 * [d.kind for d in MARK_DEFECTS]))
        # So many stops are tedious, whatever they say.
        self.assertEqual([each.rule for each in clean.findings], ["navigation-not-tedious"])
        marks = {n for n, line in enumerate(broken.lines, 1) if line.lstrip().startswith("<mark ")}
        lines = {line for _, line, _ in broken.outcomes if line in marks}
        self.assertEqual(len(lines), defects)
        of_chart = {rule for defect in MARK_DEFECTS for rule in defect.of_chart}
        of_marks = 2 * sum(len(defect.rules) for defect in MARK_DEFECTS)
        self.assertEqual(broken.counted, of_marks + len(of_chart) + 1)
        differing = {
            number
            for number, pair in enumerate(zip(clean.lines, broken.lines), 1)
            if pair[0] != pair[1]
        }
        self.assertEqual(differing, lines)
        ElementTree.fromstring(broken.text.encode())


class ColorTests(unittest.TestCase):
    def test_ratios(self):
        self.assertAlmostEqual(ratio("#000000", "#FFFFFF"), 21)
        for wanted in (1.5, 3, 4.5, 7, 15):
            self.assertAlmostEqual(ratio(on_white(0.6, 0.8, wanted), "#FFFFFF"), wanted, delta=0.2)
            self.assertAlmostEqual(ratio(on_black(0.1, 0.8, wanted), "#000000"), wanted, delta=0.2)

    def test_lightness(self):
        self.assertEqual(of_lightness(0, 0, 0), "#000000")
        self.assertEqual(of_lightness(0, 0, 53.5), "#808080")


if __name__ == "__main__":
    unittest.main()
