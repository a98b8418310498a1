"""Small changes to a text, each of a kind that a stranger, an editor or a bad disk makes."""

import re

#: An input does not grow beyond this.
LARGEST = 1 << 18

PIECES = [
    b"<", b">", b"/>", b"</", b"&", b"&amp;", b"&#0;", b"&#x10FFFF;", b"<![CDATA[", b"]]>",
    b"<!--", b"-->", b"<?", b"?>", b"\"", b"'", b"=", b"{", b"}", b"[", b"]", b",", b":",
    b"\\u0000", b"\\ud800", b"null", b"\0", b"\x1b[31m", b"\xff", b"\xc3", b"\xed\xa0\x80",
    "\u202e".encode(), "e\u0301".encode(), "\U0001f469\u200d\U0001f467".encode(),
    "\ufeff".encode(), "\u2028".encode(), b"\r", b"\r\n", b"\t", b"{position}", b"{name", b"{{",
    b"}}", b"url(#a)", b"var(--a,", b"calc(1px", b"xlink:href=\"#a\"", b"::error::", b"##[error]",
    b"](http://a)", b"|", b"`", b"<script>", b"%0A", b"$(a)", b"../../", b"/dev/zero",
    b"a11y-audit-disable ", b"until=2026-02-30", b"**/", b"[!a",
    b"<!DOCTYPE svg [<!ENTITY a 'a'>]>", b"<!DOCTYPE svg [<!ATTLIST svg a (b|b) 'b'>]>",
    b"<!DOCTYPE spec>", b"<!ATTLIST a b CDATA 'c'>",
]
NUMBERS = [
    b"0", b"-0", b"-1", b"1e999", b"1e-999", b"-1e308", b"nan", b"inf", b"NaN", b"0x10",
    b"9223372036854775808", b"99999999999999999999999999", b"0.1", b"1.", b".5", b"1,5",
    b"2147483648", b"1e6", b"",
]
NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")
VALUE = re.compile(rb"\"[^\"<>]*\"")
ATTRIBUTE = re.compile(rb"\s[\w:-]+=\"[^\"<>]*\"")
ELEMENT = re.compile(rb"<[\w:-]+(?:\s+[\w:-]+=\"[^\"<>]*\")*\s*/>")
SPOKEN = re.compile(rb">[^<>]*\w[^<>]*<")


def place(text, numbers, longest=64):
    """Where a piece begins and ends."""
    start = numbers.randint(0, len(text))
    return start, min(len(text), start + numbers.randint(0, longest))


def flip(text, numbers, others):
    at = numbers.randrange(len(text)) if text else 0
    if not text:
        return b"\0"
    return text[:at] + bytes([text[at] ^ 1 << numbers.randrange(8)]) + text[at + 1 :]


def remove(text, numbers, others):
    start, end = place(text, numbers, 512)
    return text[:start] + text[end:]


def insert(text, numbers, others):
    start, _ = place(text, numbers)
    return text[:start] + numbers.choice(PIECES) + text[start:]


def repeat(text, numbers, others):
    start, end = place(text, numbers, 1024)
    return text[:end] + text[start:end] * numbers.choice([1, 1, 2, 8, 64]) + text[end:]


def move(text, numbers, others):
    start, end = place(text, numbers, 512)
    rest = text[:start] + text[end:]
    at = numbers.randint(0, len(rest))
    return rest[:at] + text[start:end] + rest[at:]


def splice(text, numbers, others):
    """The beginning of one text and the end of another, or a piece of it in between."""
    other = numbers.choice(others)
    at, _ = place(text, numbers)
    start, end = place(other, numbers, 2048)
    return text[:at] + (other[start:] if numbers.random() < 0.3 else other[start:end] + text[at:])


def cut(text, numbers, others):
    return text[: numbers.randint(0, len(text))]


def renumber(text, numbers, others):
    return replaced(text, NUMBER, numbers, numbers.choice(NUMBERS))


def revalue(text, numbers, others):
    """Another value: one of the same text, or a hostile one."""
    known = VALUE.findall(text)
    piece = b'"' + numbers.choice(PIECES).replace(b'"', b"") * numbers.choice([1, 1, 40]) + b'"'
    return replaced(text, VALUE, numbers, numbers.choice(known + [piece] * (len(known) + 1)))


def reencode(text, numbers, others):
    decoded = text.decode(errors="replace")
    forms = ["utf-16", "utf-16-le", "utf-16-be", "latin-1", "utf-8-sig", "cr", "crlf"]
    form = numbers.choice(forms)
    if form in ("cr", "crlf"):
        return decoded.replace("\n", "\r" if form == "cr" else "\r\n").encode()
    return decoded.encode(form, errors="replace")


def element(text, numbers, others):
    """One empty element more, less, or instead of another."""
    known = ELEMENT.findall(text) + ELEMENT.findall(numbers.choice(others))
    if not known:
        return flip(text, numbers, others)
    piece = numbers.choice([b"", b"", *known])
    return replaced(text, ELEMENT, numbers, piece, numbers.random() < 0.4)


def attribute(text, numbers, others):
    """An attribute as another text has it, or none."""
    found = ATTRIBUTE.findall(text)
    if not found:
        return flip(text, numbers, others)
    known = ATTRIBUTE.findall(b"".join(numbers.choices(others, k=4)))
    name = numbers.choice(found).split(b"=")[0] + b"="
    same = re.compile(re.escape(name) + rb"\"[^\"<>]*\"")
    pieces = [piece for piece in known if piece.startswith(name)]
    return replaced(text, same, numbers, numbers.choice([b"", *pieces, *pieces]))


def reword(text, numbers, others):
    """Other text between tags."""
    known = SPOKEN.findall(numbers.choice(others))
    piece = numbers.choice([b"><", b">12.5 %<", ">1\u202f000 €<".encode(), *known])
    return replaced(text, SPOKEN, numbers, piece)


def replaced(text, pattern, numbers, piece, is_kept=False):
    """A text with a piece instead of something in it, or behind that."""
    found = list(pattern.finditer(text))
    if not found:
        return text + piece
    match = numbers.choice(found)
    return text[: match.end() if is_kept else match.start()] + piece + text[match.end() :]


#: What leaves a text readable more often than not. Each is called with the text, a source of random
#: numbers, and texts of the same kind.
GENTLE = [renumber, element, attribute, reword]
MUTATORS = [flip, remove, insert, repeat, move, splice, cut, revalue, reencode, *GENTLE]


def mutated(text, numbers, others, gentle=GENTLE, all=MUTATORS):
    """A text with some changes, in most cases gentle ones."""
    among = gentle if numbers.random() < 0.6 else all
    for mutator in numbers.choices(among, k=numbers.choice([1, 1, 1, 2, 3, 5])):
        text = mutator(text, numbers, others)[:LARGEST]
    return text
