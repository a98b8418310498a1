"""What is told of the messages of a browser, and of two pictures, without a browser."""

import unittest
from types import SimpleNamespace

from inert import HOSTILE, differing, inline, told


def request(url):
    return {"method": "Network.requestWillBeSent", "params": {"request": {"url": url}}}


class ToldTests(unittest.TestCase):
    def test_the_file_itself_and_its_pictures_are_no_requests(self):
        messages = [
            request("file:///a.svg"),
            request("file:///a.svg#b"),
            request("data:image/png;base64,iVBO"),
            {"method": "Page.loadEventFired"},
        ]
        self.assertEqual(told(messages, "file:///a.svg"), [])

    def test_requests_and_scripts_are_told(self):
        messages = [
            request("https://evil.invalid/"),
            request("data:image/svg+xml,"),
            {"method": "Runtime.bindingCalled", "params": {"payload": "load"}},
        ]
        self.assertEqual(
            told(messages, "file:///a.svg"),
            [
                "a request for https://evil.invalid/",
                "a request for data:image/svg+xml,",
                "a script called 'load'",
            ],
        )


class PictureTests(unittest.TestCase):
    @staticmethod
    def picture(*rows):
        return SimpleNamespace(
            width=len(rows[0]) // 3, height=len(rows), channels=3, rows=list(map(bytes, rows))
        )

    def test_share(self):
        one = self.picture([0, 0, 0, 9, 9, 9], [0, 0, 0, 0, 0, 0])
        other = self.picture([0, 0, 2, 9, 9, 12], [0, 0, 0, 0, 0, 0])
        self.assertEqual(differing(one, one), 0)
        self.assertEqual(differing(one, other), 0.25)
        self.assertEqual(differing(one, self.picture([0, 0, 0])), 1)


class ImageTests(unittest.TestCase):
    def test_a_drawing_in_a_page_begins_with_its_element(self):
        self.assertEqual(inline("<?xml?>\n<!-- a -->\n<svg/>"), "<svg/>")

    def test_hostile_images_are_called_as_files_are(self):
        self.assertTrue(all(name.replace("-", "").isalpha() for name in HOSTILE))


if __name__ == "__main__":
    unittest.main()
