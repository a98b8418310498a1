"""What is kept of languages is what the ICU says from which it was made, where that is installed."""

import ctypes
import pathlib
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).parents[2] / "Sources" / "Language" / "Languages"


def installed(version):
    try:
        ctypes.CDLL(f"libicui18n.so.{version.split('.')[0]}")
    except OSError:
        return False
    return True


class LanguageTests(unittest.TestCase):
    def test_files_are_what_icu_says(self):
        files = sorted(FOLDER.glob("*.cldr.xml"))
        heads = {path.read_text(encoding="utf-8").split('source="ICU ')[1].split('"')[0] for path in files}
        self.assertEqual(len(heads), 1)
        version = heads.pop()
        if not installed(version):
            self.skipTest(f"ICU {version} is not installed")
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, FOLDER / "write", "--to", folder], check=True)
            for path in files:
                with self.subTest(path.name):
                    again = pathlib.Path(folder, path.name).read_text(encoding="utf-8")
                    self.assertEqual(again, path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
