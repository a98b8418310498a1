"""That no folder of the sources names what stands to the right of it."""

import unittest

import rooms


class RoomTests(unittest.TestCase):
    def test_arrows_point_one_way(self):
        self.assertFalse(rooms.found(), "these name what stands to the right of them")
