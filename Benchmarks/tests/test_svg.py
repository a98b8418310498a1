"""How pixels are counted and verdicts compared, without a browser."""

import struct
import unittest
import zlib
from collections import Counter

from svg.contrast import composited, named, parsed, ratio, threshold
from svg.pixels import Picture, covered, main_color, second_color
from svg.verdicts import Counts, Judged, Shown, ink


def png(rows, channels=3):
    """A PNG of these lines, each with the number of its filter before it."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + bytes(4)

    width, model = len(rows[0][1]) // channels, {3: 2, 4: 6}[channels]
    header = struct.pack(">IIBBBBB", width, len(rows), 8, model, 0, 0, 0)
    data = b"".join(bytes([kind]) + bytes(line) for kind, line in rows)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class ContrastTests(unittest.TestCase):
    def test_ratio(self):
        self.assertAlmostEqual(ratio((0, 0, 0), (255, 255, 255)), 21)
        self.assertAlmostEqual(ratio((255, 255, 255), (0x77, 0x77, 0x77)), 4.478, places=3)

    def test_colors(self):
        self.assertEqual(parsed("rgb(1, 2, 3)"), (1, 2, 3, 1))
        self.assertEqual(parsed("rgba(1, 2, 3, 0.5)"), (1, 2, 3, 0.5))
        self.assertIsNone(parsed('url("#a") rgb(1, 2, 3)'))
        self.assertEqual(composited((255, 255, 255), 0.5, (1, 1, 1)), (128, 128, 128))
        self.assertEqual(named((0, 127.6, 256)), "#0080FF")

    def test_large_text(self):
        self.assertEqual([threshold(24, 400), threshold(23.9, 400)], [3, 4.5])
        self.assertEqual([threshold(14 * 4 / 3, 700), threshold(18.6, 700)], [3, 4.5])


class PixelTests(unittest.TestCase):
    def test_every_filter(self):
        plain = [[10, 20, 30, 40, 50, 60], [15, 25, 35, 45, 55, 65]]
        lines = [
            [(0, plain[0]), (0, plain[1])],
            [(1, [10, 20, 30, 30, 30, 30]), (1, [15, 25, 35, 30, 30, 30])],
            [(2, plain[0]), (2, [5, 5, 5, 5, 5, 5])],
            [(3, [10, 20, 30, 35, 40, 45]), (3, [10, 15, 20, 18, 18, 18])],
            [(4, [10, 20, 30, 30, 30, 30]), (4, [5, 5, 5, 5, 5, 5])],
        ]
        for rows in lines:
            self.assertEqual([list(line) for line in Picture(png(rows)).rows], plain)

    def test_other_pictures(self):
        for data in (b"GIF89a", png([(0, [0] * 6)]).replace(b"\x08\x02\0\0\0", b"\x10\x02\0\0\0")):
            with self.assertRaises(ValueError):
                Picture(data)

    def test_colors_of_boxes(self):
        row = [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255]
        picture = Picture(png([(0, row), (0, row)], channels=4))
        left = [(0, 0), (1.6, 0), (1.6, 1), (0, 1)]
        self.assertEqual(picture.colors([left]), {(1, 1, 1): 1, (2, 2, 2): 1})
        self.assertEqual(picture.colors([left, left]), picture.colors([left]))
        far = [(x + 10, y) for x, y in left]
        self.assertEqual(picture.colors([far]), {})

    def test_turned_box(self):
        rows = covered([[(3, 0), (6, 3), (3, 6), (0, 3)]], 10, 4)
        self.assertEqual(rows, {0: [(2, 3)], 1: [(1, 4)], 2: [(0, 5)], 3: [(0, 5)]})

    def test_main_color(self):
        counts = Counter({(9, 9, 9): 50, (10, 9, 8): 40, (12, 9, 9): 10})
        self.assertEqual(main_color(counts), ((9, 9, 9), 0.9))
        self.assertEqual(main_color(Counter()), (None, 0))
        self.assertEqual(second_color(counts + Counter({(0, 0, 0): 9}), (9, 9, 9)), (0, 0, 0))
        self.assertIsNone(second_color(counts, (9, 9, 9)))


class VerdictTests(unittest.TestCase):
    def judged(self, ratio, outcome="passed", share=1.0, gray=0x77):
        shown = Shown("/svg[1]/text[1]", "A", 12, 400, (gray,) * 3, 1, (255,) * 3, share)
        result = {"outcome": outcome, "evidence": {"ratio": ratio}, "message": ""}
        return Judged("a.svg", shown, [result])

    def test_agreement(self):
        self.assertTrue(self.judged(4.5, "failed").agrees)
        self.assertFalse(self.judged(4.6, "failed").agrees)

    def test_wrong_verdicts(self):
        self.assertFalse(self.judged(4.5).is_wrong, "nearer than 0.05 to the threshold")
        self.assertTrue(self.judged(4.5, gray=0x79).is_wrong)
        self.assertFalse(self.judged(4.4, "failed", gray=0x79).is_wrong)
        self.assertTrue(self.judged(4.4, "failed", gray=0x70).is_wrong)

    def test_not_decided(self):
        self.assertFalse(self.judged(4.5, "cantTell").is_decided)
        self.assertFalse(Judged("a.svg", self.judged(4.5).shown, []).is_decided)

    def test_counts(self):
        counts = Counts(files=1, texts=3)
        counts.add(self.judged(4.5))
        self.assertTrue(counts.meets_targets)
        self.assertTrue(self.judged(4.5, share=0.9).shown.is_decidable)
        self.assertFalse(self.judged(4.5, share=0.89).shown.is_decidable)
        counts.add(self.judged(4.5, gray=0x79))
        self.assertFalse(counts.meets_targets)
        self.assertEqual((counts + counts).decidable, 4)

    def test_ink(self):
        text = dict(fill="rgb(1, 2, 3)", fillOpacity=0.5, opacity=0.5)
        text.update(stroke="none", strokeWidth=1, strokeOpacity=1)
        self.assertEqual(ink(text), ((1, 2, 3), 0.25, []))
        self.assertEqual(ink({**text, "fill": "none"}), (None, 0, []))
        stroked = {**text, "stroke": "rgb(4, 5, 6)"}
        self.assertEqual(ink(stroked)[2], ["outlined"])
        self.assertEqual(ink({**stroked, "fill": "none"}), ((4, 5, 6), 0.5, ["stroke only"]))


if __name__ == "__main__":
    unittest.main()
