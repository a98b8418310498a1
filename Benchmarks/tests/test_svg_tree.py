"""How the nodes of two accessibility trees are told, matched and explained, without a browser."""

import unittest

from svg.nodes import Counts, Node, Place, audited, browsed, compared, places, reason


def element(number, name, *children, shadow=()):
    return {
        "backendNodeId": number,
        "localName": name,
        "children": list(children),
        "shadowRoots": [{"backendNodeId": 1000 + number, "children": list(shadow)}] if shadow else [],
    }


def node(number, role, name="", children=(), backend=None, ignored=False):
    return {
        "nodeId": str(number),
        "role": {"value": role},
        "name": {"value": name},
        "childIds": [str(child) for child in children],
        "backendDOMNodeId": number if backend is None else backend,
        "ignored": ignored,
    }


class PlaceTests(unittest.TestCase):
    def test_paths(self):
        copy = element(7, "g", element(8, "text"))
        html = element(9, "foreignObject", element(10, "div"))
        root = element(
            1,
            "svg",
            element(2, "defs", element(3, "g")),
            element(4, "g"),
            element(5, "use", shadow=[copy]),
            element(6, "g"),
            html,
        )
        found = places({"backendNodeId": 0, "children": [root]})
        self.assertEqual(found[0].path, "")
        self.assertEqual(found[6].path, "/svg[1]/g[2]")
        self.assertEqual([found[7].path, found[8].path], ["/svg[1]/use[1]"] * 2)
        self.assertEqual([found[one].is_rendered for one in (2, 3, 4, 7)], [False, False, True, True])
        self.assertEqual([found[one].is_svg for one in (9, 10)], [True, False])


class BrowsedTests(unittest.TestCase):
    found = {number: Place(f"/svg[1]/g[{number}]", is_text=True) for number in range(2, 9)}

    def told(self, *tree):
        result = browsed(list(tree), self.found)
        return [(one.role, one.name) for one, _ in result.nodes], result.within

    def test_texts_are_their_runs(self):
        nodes = self.told(
            node(1, "RootWebArea", "Sales", [2]),
            node(2, "generic", "", [3, 4]),
            node(3, "StaticText", "Q1 "),
            node(4, "StaticText", "up"),
        )
        self.assertEqual(nodes, ([("text", "Q1 up")], 0))

    def test_what_lies_in_one_stop_is_left_out(self):
        nodes = self.told(
            node(1, "RootWebArea", "", [2]),
            node(2, "SvgRoot", "Sales", [3, 6]),
            node(3, "image", "Key", [4]),
            node(4, "generic", "", [5]),
            node(5, "StaticText", "North"),
            node(6, "group", "Hidden", ignored=True),
        )
        self.assertEqual(nodes, ([("graphics-document", "Sales"), ("img", "Key")], 1))


class ComparedTests(unittest.TestCase):
    def test_pairs(self):
        ours = audited(
            {
                "exposed": [
                    {"element": "/svg[1]/g[1]", "role": "group", "label": "A B"},
                    {"element": "/svg[1]/g[1]", "role": "text", "label": "x"},
                    {"element": "/svg[1]/g[2]", "role": "group", "label": None},
                ],
                "containers": [{"element": "/svg[1]", "role": "group", "label": "All"}],
            }
        )
        theirs = [
            (Node("/svg[1]/g[1]", "text", "x"), Place("")),
            (Node("/svg[1]/g[1]", "group", "AB"), Place("")),
            (Node("/svg[1]/g[3]", "group", "C"), Place("")),
        ]
        pairs = compared(theirs, ours)
        told = [(one and one.name, other and other.name) for one, _, other in pairs]
        self.assertEqual(told, [("x", "x"), ("AB", "A B"), ("C", None), (None, "All")])
        self.assertEqual(pairs[1][0].key, pairs[1][2].key)

    def test_reasons(self):
        shown, hidden = Place(""), Place("", is_rendered=False)
        group, graphic = Node("", "group", "A"), Node("", "graphics-symbol", "A")
        self.assertIn("never rendered", reason(group, hidden, None, {}))
        self.assertEqual(reason(group, shown, None, {"isNotDisplayed": True}), "not displayed")
        self.assertIn("hidden as a whole", reason(group, shown, None, {"isImageHidden": True}))
        self.assertIsNone(reason(group, shown, group, {"isImageHidden": True}))
        self.assertIn("title attribute", reason(graphic, shown, None, {"title": "A"}))
        self.assertIsNone(reason(group, shown, graphic, {}))
        self.assertIsNone(reason(None, None, group, {}))
        item = Node("", "listitem", "A")
        self.assertIn("plain group", reason(graphic, shown, item, {"isItemBehindGroup": True}))
        self.assertIsNone(reason(graphic, shown, item, {}))
        html = Node("/svg[1]/foreignObject[1]", "text", "A")
        self.assertIn("HTML within", reason(None, None, html, {}))

    def test_target(self):
        self.assertTrue((Counts(1, 60, 59, 0) + Counts(1, 40, 39, 1)).meets_target)
        self.assertFalse(Counts(1, 100, 97, 3).meets_target)
        self.assertFalse(Counts().meets_target)


if __name__ == "__main__":
    unittest.main()
