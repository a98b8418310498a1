"""That no folder of the sources names what stands to the right of it."""

import unittest

import rooms


class RoomTests(unittest.TestCase):
    def test_arrows_point_one_way(self):
        known = set(rooms.KNOWN.read_text().splitlines())
        found = set(rooms.found())
        self.assertFalse(sorted(found - known), "these name what stands to the right of them")
        self.assertFalse(sorted(known - found), "these do so no more: take them out of rooms.txt")
