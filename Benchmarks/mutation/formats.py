"""Reads a report again, as what it is for would read it."""

import json
import re
from xml.etree import ElementTree

#: Controls, ends of lines, and what turns the direction of text.
UNSAFE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
XML = {"junit": "testsuites", "checkstyle": "checkstyle"}

FORMATS = [
    "text", "concise", "json", "jsonl", "sarif", "junit", "checkstyle", "markdown", "html",
    "github", "github-summary", "gitlab",
]


def fault(report, name):
    """Why a report is none of its format; None where it is."""
    try:
        text = report.decode()
    except UnicodeDecodeError as problem:
        return f"{name} is not UTF-8: {problem}"
    if found := UNSAFE.search(text):
        return f"{name} holds the character {found.group()!r}"
    if not text.endswith("\n"):
        return f"{name} does not end its last line"
    try:
        return structure_fault(text, name)
    except (ValueError, ElementTree.ParseError) as problem:
        return f"{name} cannot be read: {problem}"


def structure_fault(text, name):
    if name == "jsonl":
        kinds = {type(json.loads(line)) for line in text.splitlines()}
        return None if kinds <= {dict} else f"{name} has lines that are no objects"
    if name in ("json", "gitlab"):
        kind = dict if name == "json" else list
        return None if isinstance(json.loads(text), kind) else f"{name} is something else"
    if name == "sarif":
        log = json.loads(text)
        is_log = log["version"] == "2.1.0" and isinstance(log["runs"][0]["results"], list)
        return None if is_log else f"{name} is of another version"
    if name in XML:
        root = ElementTree.fromstring(text).tag
        return None if root == XML[name] else f"{name} begins with <{root}>"
    if name == "html":
        # What is left of a page behind its document type is XML, too.
        root = ElementTree.fromstring(text.split("\n", 1)[1]).tag
        return None if root.endswith("html") else f"{name} begins with <{root}>"
    return None
