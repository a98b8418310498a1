"""That what clients may call grows only on purpose."""

import difflib
import platform
import unittest

import interface


class InterfaceTests(unittest.TestCase):
    @unittest.skipUnless(platform.system() == "Linux", "the interface is listed as it is on Linux")
    def test_public_declarations_are_those_listed(self):
        if unbuilt := interface.missing():
            self.skipTest(f"make test builds what is not built yet: {', '.join(unbuilt)}")
        known = interface.KNOWN.read_text().splitlines()
        changes = list(difflib.unified_diff(known, interface.interface(), "listed", "built", lineterm="", n=1))
        if changes:
            self.fail("interface.py --write lists what is meant to be public:\n" + "\n".join(changes[:60]))
