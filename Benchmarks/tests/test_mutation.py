"""How inputs are mutated, and how runs and reports are judged."""

import os
import tempfile
import unittest
from pathlib import Path
from random import Random

from mutation import swift
from mutation.formats import FORMATS, fault
from mutation.mutators import LARGEST, MUTATORS, mutated
from mutation.sources import sources
from mutation.trial import KINDS, Bounds, Trial, ending, trial

TEXTS = [b'<spec lang="en"><step name="One" size="12.5"/></spec>\n', "<é x='1'/>".encode(), b""]
REPOSITORY = Path(__file__).resolve().parents[2]


class MutatorTests(unittest.TestCase):
    def test_each_changes_texts_and_ends(self):
        for mutator in MUTATORS:
            changed = 0
            for seed in range(60):
                numbers = Random(seed)
                text = numbers.choice(TEXTS)
                changed += mutator(text, numbers, TEXTS) != text
            self.assertGreater(changed, 20, mutator.__name__)

    def test_the_same_numbers_are_the_same_text_and_none_is_too_large(self):
        def texts(seed):
            numbers = Random(seed)
            return [mutated(b"ab" * 60_000, numbers, TEXTS) for _ in range(50)]

        self.assertEqual(texts(1), texts(1))
        self.assertNotEqual(texts(1), texts(2))
        self.assertTrue(all(len(text) <= LARGEST for text in texts(1)))


class SwiftMutatorTests(unittest.TestCase):
    TEXTS = [
        b"struct A: View {\n  var body: some View { Text(\"a\").frame(width: 20) }\n}\n",
        b"let a = [1, 2]\n",
        b"",
    ]

    def test_each_changes_texts_and_ends(self):
        for mutator in swift.MUTATORS:
            changed = 0
            for seed in range(60):
                numbers = Random(seed)
                text = numbers.choice(self.TEXTS)
                changed += mutator(text, numbers, self.TEXTS) != text
            self.assertGreater(changed, 15, mutator.__name__)

    def test_brackets_are_found_that_belong_together(self):
        self.assertEqual(swift.groups(b"a(b[c]) {"), [(3, 6), (1, 7)])


class TrialTests(unittest.TestCase):
    def test_each_kind_has_texts_and_is_tried(self):
        found = sources(REPOSITORY)
        self.assertEqual(set(found), set(KINDS))
        self.assertTrue(all(found.values()))
        trials = [trial(index, 1, found) for index in range(200)]
        self.assertEqual({one.kind for one in trials}, set(KINDS))
        self.assertEqual({one.format for one in trials if one.format}, set(FORMATS))
        self.assertEqual(trials[7], trial(7, 1, found))

    def ending(self, script, format="json", **bounds):
        with tempfile.TemporaryDirectory() as folder:
            before = os.getcwd()
            os.chdir(folder)
            try:
                one = Trial("spec", {"a.sh": script.encode()}, ["a.sh"], format)
                return ending(one, "/bin/sh", Bounds(**{"seconds": 5, "megabytes": 500, **bounds}))
            finally:
                os.chdir(before)

    def test_endings(self):
        self.assertIsNone(self.ending("echo '{}'; exit 1").fault)
        self.assertIsNone(self.ending("exit 2").fault)
        self.assertIn("cannot be read", self.ending("echo '{'").fault)
        self.assertIn("does not end its last line", self.ending("exit 0").fault)
        self.assertIn("ends with 4: b'why", self.ending("echo why >&2; exit 4").fault)
        self.assertIn("ends with -11", self.ending("kill -11 $$").fault)
        self.assertIn("processor time", self.ending("echo '{}'", seconds=0).fault)
        self.assertIn("MB", self.ending("echo '{}'", megabytes=0).fault)


class FormatTests(unittest.TestCase):
    RIGHT = {
        "json": "{}\n", "jsonl": "{}\n{}\n", "gitlab": "[]\n",
        "sarif": '{"version": "2.1.0", "runs": [{"results": []}]}\n',
        "junit": "<testsuites/>\n", "checkstyle": "<checkstyle/>\n",
        "html": "<!DOCTYPE html>\n<html></html>\n", "text": "nothing\n",
    }

    def test_right_and_wrong(self):
        for name, text in self.RIGHT.items():
            self.assertIsNone(fault(text.encode(), name))
            self.assertIn("holds the character", fault(b"\x1b" + text.encode(), name))
            self.assertIn("UTF-8", fault(b"\xff" + text.encode(), name))
            if name != "text":
                self.assertIsNotNone(fault(b"x\n" + text.encode()[:-2] + b"\n", name))
        for name, text in {"json": "[]\n", "gitlab": "{}\n", "junit": "<a/>\n"}.items():
            self.assertIsNotNone(fault(text.encode(), name))
