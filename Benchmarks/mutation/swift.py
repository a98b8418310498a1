"""Small changes to Swift source: those of an editor, and what is hard on a parser or an evaluator."""

import re

TOKEN = re.compile(rb"\"(?:[^\"\\\n]|\\.)*\"|[A-Za-z_]\w*|\d[\w.]*|[-+*/%<>=!&|^~?.]+|\S")
GROUP = {b"{": b"}", b"(": b")", b"[": b"]"}
NUMBERS = [
    b"0", b"-1", b"1", b"64", b"1000000", b"9223372036854775807", b"9223372036854775808", b"0.5",
    b"1e308", b"0x1p9", b".infinity", b".nan", b"Int.min", b"1_000",
]
PIECES = [
    b"self", b"Self", b"nil", b"$0", b"_", b"try!", b"await ", b"inout ", b"&", b"?", b"!", b"as!", b"is",
    b"#if os(iOS)\n", b"#else\n", b"#endif\n", b"#Preview {\n", b"}\n", b"@State var a = 0\n", b"@ViewBuilder ",
    b"some View", b"any View", b"where ", b"while true {}\n", b"for i in 0... {}\n", b"return ", b"throw ",
    b"defer { }\n", b"\\(a)", b"\"\"\"", b"#\"", b"/*", b"*/", b"// a11y-audit-disable-next text-scales: a\n",
    b"\xe2\x80\xae", b"\0", b".map { $0 }", b".reversed()", b".repeatForever()",
    b"ForEach(0..<1_000_000, id: \\.self) { _ in Circle() }\n", b"String(repeating: \"a\", count: 1 << 40)",
    b"func f(_ n: Int) -> Int { f(n - 1) + f(n - 2) }\n", b"struct A: View { var body: some View { A() } }\n",
    b"extension View { var a: some View { a } }\n",
]
#: What a parser goes into, each level by so many bytes.
LEVELS = [
    (b"[", b"]"), (b"(", b")"), (b"{", b"}"), (b"A<", b">"), (b"-", b""), (b"a.", b""), (b"\"\\(", b")\""),
    (b"", b".b()"),
]


def token(text, numbers, others):
    """A token of the same sort, of this text or another, for one."""
    found = [match for match in TOKEN.finditer(text) if sort(match[0])]
    if not found:
        return text
    match = numbers.choice(found)
    tokens = TOKEN.findall(text) + TOKEN.findall(numbers.choice(others))
    known = [each for each in tokens if sort(each) == sort(match[0])]
    if sort(match[0]) == "number":
        known += NUMBERS
    return text[: match.start()] + numbers.choice(known) + text[match.end() :]


def sort(token):
    """What stands for one another; nothing does for brackets and commas."""
    first = token[:1]
    if first.isdigit():
        return "number"
    if first.isupper():
        return "type"
    if first.isalpha():
        return "name"
    if first == b'"':
        return "string"
    return "operator" if first in b"-+*/%<>=!&|^~?." else None


def group(text, numbers, others):
    """What stands in brackets: gone, twice, or that of another text."""
    found = groups(text)
    if not found:
        return text
    start, end = numbers.choice(found)
    other = numbers.choice(others)
    theirs = [other[s:e] for s, e in groups(other) if other[s] == text[start]]
    piece = text[start:end]
    choices = [piece[:1] + piece[-1:], piece + piece, piece[:-1] + piece + piece[-1:], *theirs]
    return text[:start] + numbers.choice(choices) + text[end:]


def groups(text):
    """Where brackets begin, and end, that are closed; what stands in strings is not told apart."""
    opened, found = [], []
    for at in range(len(text)):
        byte = text[at : at + 1]
        if byte in GROUP:
            opened.append(at)
        elif opened and byte == GROUP[text[opened[-1] : opened[-1] + 1]]:
            found.append((opened.pop(), at + 1))
    return found


def line(text, numbers, others):
    """A line that is gone, elsewhere, or of another text."""
    lines = text.split(b"\n")
    at = numbers.randrange(len(lines))
    choice = numbers.random()
    if choice < 0.4:
        lines.pop(at)
    elif choice < 0.7:
        lines.insert(numbers.randrange(len(lines)), lines.pop(at))
    else:
        lines.insert(at, numbers.choice(numbers.choice(others).split(b"\n")))
    return b"\n".join(lines)


def piece(text, numbers, others):
    at = numbers.choice([match.start() for match in TOKEN.finditer(text)] or [0])
    return text[:at] + numbers.choice(PIECES) + text[at:]


def deepen(text, numbers, others):
    """A token in many levels of brackets, or behind many."""
    found = list(TOKEN.finditer(text))
    if not found:
        return text
    match = numbers.choice(found)
    before, after = numbers.choice(LEVELS)
    depth = numbers.choice([2, 11, 13, 40, 199, 201, 2_000])
    return text[: match.start()] + before * depth + match[0] + after * depth + text[match.end() :]


GENTLE = [token, token, token, group, line]
MUTATORS = [*GENTLE, piece, piece, deepen]
