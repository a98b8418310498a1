"""XML, one tag at a time."""

from xml.sax.saxutils import quoteattr


def tag(name, attributes, end="/>"):
    """An empty element, or with end=">" a start tag; attributes without a value are left out."""
    words = [f"{key}={quoteattr(value)}" for key, value in attributes.items() if value is not None]
    return "<" + " ".join([name, *words]) + end
