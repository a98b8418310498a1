"""That one thing has one word in the names of types."""

import unittest

import glossary


class GlossaryTests(unittest.TestCase):
    def test_types_are_named_with_chosen_words(self):
        known = set(glossary.KNOWN.read_text().splitlines())
        found = set(glossary.found())
        self.assertFalse(sorted(found - known), "Sources/GLOSSARY.md has another word for these")
        self.assertFalse(sorted(known - found), "these are gone: take them out of glossary.txt")

    def test_words_are_chosen_against_others(self):
        rejected = glossary.rejected()
        self.assertTrue({"told", "helper", "violation", "spelt"} <= rejected)
        self.assertEqual(glossary.spelling("SpeltColours"), glossary.spelling("SpelledColors"))
