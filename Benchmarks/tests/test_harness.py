"""How runs are measured and reports judged."""

import os
import sys
import tempfile
import unittest

from harness.audit import WrongFindings, differences, verify_text
from harness.cases import Row, Target
from harness.process import ProgramFailed, Run, run, usable_cores
from harness.rounds import Contest, contest
from harness.table import seconds, table, verdicts

COVERAGE = (
    "audited 1 component in 2 files: 9 targets, 46 rules, "
    "light, dark, light-high-contrast, dark-high-contrast\n"
)


class ProcessTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.output = os.path.join(self.folder.name, "out.txt")

    def python(self, text):
        return [sys.executable, "-c", text]

    def test_time_memory_and_output(self):
        text = "import time; time.sleep(0.05); held = b'x' * 60_000_000; print('done')"
        result = run(self.python(text), self.output, {0}, usable_cores()[:1])
        self.assertGreater(result.wall, 0.05)
        self.assertGreater(result.wall, result.processor)
        self.assertGreater(result.memory, 60_000_000)
        with open(self.output, encoding="utf-8") as output:
            self.assertEqual(output.read(), "done\n")

    def test_a_program_that_fails(self):
        failing = self.python("import sys; print('no such thing', file=sys.stderr); sys.exit(3)")
        with self.assertRaisesRegex(ProgramFailed, "ended with 3: no such thing"):
            run(failing, self.output, {0, 1})

    def test_by_turns_and_each_verified(self):
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        os.chdir(self.folder.name)
        parse, audit = (self.python(f"open('log', 'a').write('{name}')") for name in "pa")
        verified = []
        result = contest(parse, audit, 3, verified.append)
        with open("log", encoding="utf-8") as file:
            self.assertEqual(file.read(), "appaappa")
        self.assertEqual((len(result.parses), len(result.audits)), (3, 3))
        self.assertEqual(verified, 4 * ["audit.txt"])


class ReportTests(unittest.TestCase):
    def verify(self, text, expected):
        with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            verify_text(file.name, expected, files=2, rules=46)

    def test_text(self):
        self.verify("3 findings (1 serious, 2 minor)\n" + COVERAGE, 3)
        self.verify("1 finding (1 serious)\n" + COVERAGE, 1)
        self.verify("no failures found\n" + COVERAGE, 0)

    def test_text_with_other_findings_or_less_audited(self):
        with self.assertRaisesRegex(WrongFindings, "4 findings were planted.* counts 3"):
            self.verify("3 findings (1 serious, 2 minor)\n" + COVERAGE, 4)
        for less in (("46 rules", "45 rules"), ("2 files", "1 file"), ("dark,", "")):
            with self.assertRaisesRegex(WrongFindings, "does not say"):
                self.verify("no failures found\n" + COVERAGE.replace(*less), 0)

    def test_differences(self):
        def result(outcome, rule, line):
            location = {"file": "a.xml", "line": line, "column": 1}
            return {"outcome": outcome, "rule": rule, "location": location, "message": "why"}

        report = {
            "results": [
                result("failed", "known", 3),
                result("failed", "extra", 4),
                result("cantTell", "unknown", 5),
                {"outcome": "passed", "rule": "fine", "location": {"file": "a.xml"}},
            ]
        }
        expected = {"a.xml": [("known", 3, None), ("gone", 7, "dark")]}
        self.assertEqual(
            differences(report, expected),
            [
                "a.xml:5: unknown cannot tell: why",
                "missing: a.xml:7: gone in dark",
                "unexpected: a.xml:4: extra",
            ],
        )


class TableTests(unittest.TestCase):
    def test_medians_and_ratio(self):
        parses = [Run(wall, 0.1, 1) for wall in (1, 2, 90)]
        audits = [Run(wall, 0.1, 10**12) for wall in (8, 7, 6)]
        row = table([Row("ten", Contest(parses, audits))]).splitlines()[-1]
        self.assertRegex(row, r"^ten +2\.00 s +7\.00 s +3\.50 +100\.0 ms +100\.0 ms")
        self.assertTrue(row.endswith("1000000 MB"))

    def test_verdicts(self):
        lines = verdicts([Target("a", "1 ×", True), Target("longer", "9 ×", False)]).splitlines()
        self.assertEqual(lines, ["met     a       1 ×", "MISSED  longer  9 ×"])

    def test_seconds(self):
        self.assertEqual(seconds(0.00213), "2.1 ms")
        self.assertEqual(seconds(12.346), "12.35 s")


if __name__ == "__main__":
    unittest.main()
