"""What Chromium and the audit say of the elements of an SVG file, and whether that agrees."""

from collections import Counter
from dataclasses import dataclass, field

#: What Chromium calls some roles.
ROLES = {"image": "img", "SvgRoot": "graphics-document"}

#: Roles whose children are presentational (WAI-ARIA 1.2; Graphics Module 1.0).
LEAVES = {
    *("img", "graphics-symbol", "button", "checkbox", "menuitemcheckbox", "menuitemradio", "meter"),
    *("option", "progressbar", "radio", "scrollbar", "separator", "slider", "switch", "tab"),
    # A screen reader reads a link as one.
    "link",
}

#: Elements whose content is not rendered where it stands.
UNRENDERED = {
    *("defs", "symbol", "clipPath", "mask", "pattern", "marker", "linearGradient"),
    *("radialGradient", "filter"),
}


@dataclass
class Node:
    """An element with a name."""

    path: str
    role: str
    name: str

    @property
    def key(self):
        """What of it is compared: browsers and the audit part lines with different white space."""
        return self.role, "".join(self.name.split()).replace(",", "")


@dataclass
class Counts:
    """Files, nodes with a name on either side, and how many of those agree."""

    files: int = 0
    named: int = 0
    agreeing: int = 0
    explained: int = 0

    def __add__(self, other):
        return Counts(*(one + two for one, two in zip(vars(self).values(), vars(other).values())))

    @property
    def meets_target(self):
        return self.named > 0 and self.agreeing >= 0.98 * self.named


@dataclass
class Place:
    """Where a node of the DOM stands."""

    path: str
    #: Whether it is, or lies in, what is not rendered.
    is_rendered: bool = True
    #: Whether the document is SVG there.
    is_svg: bool = True
    #: Whether it is a text.
    is_text: bool = False


def places(document):
    """The place of each node of CDP's DOM; what `use` shows stands where the `use` stands."""
    found = {}
    open_nodes = [(document, Place(""), False)]
    while open_nodes:
        node, place, is_copy = open_nodes.pop()
        found[node["backendNodeId"]] = place
        numbers = Counter()
        for child in node.get("children", []):
            inner = Place(place.path, place.is_rendered, place.is_svg)
            name = child.get("localName")
            if name:
                numbers[name] += 1
                if not is_copy:
                    inner.path = f"{place.path}/{name}[{numbers[name]}]"
                hides = name in UNRENDERED and not is_copy
                inner.is_rendered = place.is_rendered and not hides
                inner.is_text = name in ("text", "tspan", "textPath")
                inner.is_svg = place.is_svg and node.get("localName") != "foreignObject"
            open_nodes.append((child, inner, is_copy))
        for shadow in node.get("shadowRoots", []):
            open_nodes.append((shadow, place, True))
    return found


@dataclass
class Browsed:
    """What Chromium has of a file."""

    nodes: list = field(default_factory=list)
    #: How many named nodes were left out because they lie in what is one stop.
    within: int = 0


def browsed(tree, found):
    """The named nodes of Chromium's tree.

    The runs of a text are its name where it has none. What lies in an element whose children are
    presentational is left out; the DevTools' tree still has it.
    """
    by_id = {node["nodeId"]: node for node in tree}
    result = Browsed()

    def own(node):
        return (node.get("name") or {}).get("value") or ""

    def role(node):
        name = (node.get("role") or {}).get("value") or ""
        return ROLES.get(name, name)

    open_nodes = [(tree[0]["nodeId"], False)]
    ordered = []
    while open_nodes:
        number, is_within = open_nodes.pop()
        node = by_id.get(number)
        if node is None:
            continue
        ordered.append((node, is_within))
        leaf = not node.get("ignored") and role(node) in LEAVES
        open_nodes += [(child, is_within or leaf) for child in reversed(node.get("childIds", []))]
    for node, is_within in ordered:
        place = found.get(node.get("backendDOMNodeId"))
        if node.get("ignored") or place is None or not place.path or not place.is_svg:
            continue
        kind, name = role(node), own(node)
        if kind in ("StaticText", "InlineTextBox", "RootWebArea"):
            continue
        if kind == "generic" and place.is_text:
            kind = "text"
            if not name.strip():
                runs = (by_id.get(child, {}) for child in node.get("childIds", []))
                name = "".join(own(run) for run in runs if role(run) == "StaticText")
        if not name.strip():
            continue
        if is_within:
            result.within += 1
            continue
        result.nodes.append((Node(place.path, kind, name), place))
    return result


def audited(tree):
    """The named nodes of the audit's tree."""
    listed = tree["exposed"] + tree["containers"]
    return [Node(one["element"], one["role"], one["label"]) for one in listed if one["label"]]


def compared(theirs, ours):
    """The pairs of nodes that are meant to be the same; either may be None."""
    pairs = []
    left = {}
    for node in ours:
        left.setdefault(node.path, []).append(node)
    rest = []
    for node, place in theirs:
        same = next((one for one in left.get(node.path, []) if one.key == node.key), None)
        if same is None:
            rest.append((node, place))
            continue
        left[node.path].remove(same)
        pairs.append((node, place, same))
    for node, place in rest:
        others = left.get(node.path)
        pairs.append((node, place, others.pop(0) if others else None))
    pairs += [(None, None, one) for others in left.values() for one in others]
    return pairs


def reason(theirs, place, ours, facts):
    """Why two nodes differ; None where nobody has said why.

    `facts` has what the file says of the element: whether it or something around it is not displayed,
    whether the whole image is hidden, whether it is an item of a list behind a group without a role,
    and its title attribute.
    """
    if theirs is not None and not place.is_rendered:
        return "in defs or the like, which is never rendered"
    if theirs is not None and facts.get("isNotDisplayed"):
        return "not displayed"
    if theirs is not None and ours is None and facts.get("isImageHidden"):
        return "in an image that is hidden as a whole, which Chromium ignores in a file of its own"
    if ours is not None and ours.role == "listitem" and facts.get("isItemBehindGroup"):
        return "an item of a list behind a plain group, through which Chromium does not look"
    if theirs is not None and facts.get("title") == theirs.name:
        return "HTML's title attribute, which SVG has not"
    if theirs is None and "/foreignObject[" in ours.path:
        return "HTML within the image, which is read as one text"
    return None
