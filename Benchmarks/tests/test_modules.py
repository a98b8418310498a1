import re
import tempfile
import unittest
from collections import Counter
from pathlib import Path

from harness.modules import module


class ModuleTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def sources(self):
        return {path: path.read_text() for path in Path(self.folder.name).rglob("Sources/**/*.swift")}

    def test_no_type_is_declared_twice(self):
        module(self.folder.name, 3, 2_000)
        types = Counter(
            name
            for text in self.sources().values()
            for name in re.findall(r"^(?:private |final )?(?:struct|enum|class) (\w+)", text, re.MULTILINE)
        )
        self.assertEqual([name for name, count in types.items() if count > 1], [])

    def test_components_take_their_colours_from_the_module(self):
        paths = module(self.folder.name, 2)
        for path in paths:
            text = Path(path).read_text()
            self.assertIn("Theme.accent", text)
            self.assertNotIn("Color(.", text)

    def test_a_module_has_as_many_lines_as_asked(self):
        module(self.folder.name, 1, 4_000)
        lines = sum(text.count("\n") for text in self.sources().values())
        self.assertTrue(4_000 <= lines <= 5_000, lines)


if __name__ == "__main__":
    unittest.main()
