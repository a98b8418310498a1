"""Makes what fuzzing begins with, from the repository: seeds for each input, and a dictionary.

usage: seeds.py REPOSITORY FOLDER [PARSER]

PARSER is the a11y-audit-extract whose answers are seeds of those that read them.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

NAMESPACE = "urn:a11y-audit:spec:1"
ATTRIBUTE = re.compile(r"""([\w-]+)=(?:"([^"]*)"|'([^']*)')""")
DECLARATIONS = [
    "<!DOCTYPE svg [", "]>", "<!ATTLIST ", "<!ENTITY ", "<!ENTITY % ", "<!ELEMENT ", "<!NOTATION ",
    " CDATA ", " ID ", " IDREFS ", " NMTOKENS ", " ENTITY ", " NOTATION (", "(a|b)", "(a|a)", "|a",
    "(#PCDATA|", ")*", "EMPTY", "ANY", "#REQUIRED", "#IMPLIED", "#FIXED ", " SYSTEM ''",
    " PUBLIC '' ''", " NDATA ", "%a;", "&a;", "&#38;#60;", "<![INCLUDE[", "xml:space", "xml:id",
    "xmlns:a='a'",
]
LONGEST = 4096
#: A tree takes more than its source.
LONGEST_ANSWER = 1 << 15
TEXTS = {"label", "value", "hint", "name", "title", "category", "unit"}


def spec(content):
    return f'<spec xmlns="{NAMESPACE}" lang="en">\n{content}\n</spec>\n'


def examples(rule):
    """The examples of a rule file, each a spec's content."""
    pattern = r"<(passed|failed|inapplicable|cantTell)\b[^>]*title=[^>]*>(.*?)</\1>"
    return [match.group(2) for match in re.finditer(pattern, rule, re.DOTALL)]


def literals(swift):
    """The literals of a test table that are XML."""
    found = re.findall(r'"((?:[^"\\\n]|\\.)*)"', swift)
    texts = [text.replace('\\"', '"').replace("\\n", "\n") for text in found]
    return [text for text in texts if text.startswith("<") and "\\" not in text]


def specs(repository):
    files = [*repository.glob("Examples/**/*.xml"), *repository.glob("Tests/**/*.xml")]
    yield from (file.read_text() for file in sorted(files))
    for file in sorted(repository.glob("Rules/*.xml")):
        yield from map(spec, examples(file.read_text()))
    for file in sorted(repository.glob("Tests/SpecReaderTests/Reading/*.swift")):
        yield from map(spec, literals(file.read_text()))


def palettes(texts):
    for text in texts:
        yield from re.findall(r"<palette\b[^>]*>(.*?)</palette>", text, re.DOTALL)


def imported(repository):
    """Colour sets, tokens and resolvers of the examples and the tests, and those in literals of these."""
    files = [*repository.glob("Examples/**/*.json"), *repository.glob("Tests/SpecReaderTests/**/*.json")]
    yield from (file.read_text() for file in sorted(files) if "schema" not in file.name)
    for file in sorted(repository.glob("Tests/PalettesTests/*.swift")):
        yield from re.findall(r'##"({ .*? })"##', file.read_text())


def templates(texts):
    for text in texts:
        values = [one or other for name, one, other in ATTRIBUTE.findall(text) if name in TEXTS]
        words = re.findall(r">([^<>]*\S[^<>]*)<", text)
        yield "\n".join(values[:8] + words[:4])


def rules(repository):
    """Rule files without the prose, which no decision reads, and one whole."""
    files = sorted(repository.glob("Rules/*.xml"))
    yield min((file.read_text() for file in files), key=len)
    for file in files:
        text = re.sub(r"<examples>.*?</examples>", "", file.read_text(), flags=re.DOTALL)
        yield re.sub(r"<help>.*?</help>", "", text, flags=re.DOTALL)


def images(repository):
    """The images of the examples and of the rule files."""
    for file in sorted(repository.glob("Examples/**/*.svg")):
        yield file.read_text()
    for file in sorted(repository.glob("Rules/*.xml")):
        yield from re.findall(r"<svg\b.*?</svg>", file.read_text(), re.DOTALL)


def words(texts):
    found = set(re.findall(r"\{\w+\}", "".join(texts)))
    for text in texts:
        found.update(f"<{name}" for name in re.findall(r"<([\w-]+)", text))
        found.update(f"</{name}>" for name in re.findall(r"</([\w-]+)>", text))
        for name, one, other in ATTRIBUTE.findall(text):
            found.add(f' {name}="')
            if re.fullmatch(r"[\w#-]{1,24}", one or other):
                found.add(one or other)
    return sorted(found | {"&#x", "&amp;", "<![CDATA[", "]]>", "<!--", "-->", "<?", "?>", "/>"} | set(DECLARATIONS))


def names(texts):
    """The names and short texts of JSON, in their quotes."""
    return sorted({word for text in texts for word in re.findall(r'"[^"\\\\]{1,24}"', text)})


def entry(word):
    """A word as libFuzzer's dictionaries write it."""
    plain = set(range(0x20, 0x7F)) - set(b'"\\')
    return "".join(chr(byte) if byte in plain else f"\\x{byte:02X}" for byte in word.encode())


def write(seeds, folder, longest=LONGEST):
    """Writes what is small enough for libFuzzer to change."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in seeds:
        data = seed.encode() if isinstance(seed, str) else seed
        if len(data) <= longest:
            (folder / hashlib.sha1(data).hexdigest()).write_bytes(data)


def sources(repository):
    """Swift source of the examples and of the tests on what is read of it."""
    files = [*repository.glob("Examples/swiftui/*.swift"), *repository.glob("Tests/Swift*/**/*.swift.txt")]
    yield from (file.read_bytes() for file in sorted(files))


def answers(parser, sources):
    """What the parser's process answers (Sources/SwiftSource/Pipe/PipeFormat.swift)."""
    with subprocess.Popen([parser], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        for source in sources:
            process.stdin.write(len(source).to_bytes(4, "little") + source)
            process.stdin.flush()
            yield process.stdout.read(int.from_bytes(process.stdout.read(4), "little"))
        process.stdin.close()


def main():
    repository, folder, *parsers = map(Path, sys.argv[1:])
    texts = list(specs(repository))
    seeds = {
        "spec": texts,
        "svg": list(images(repository)),
        "rules": list(rules(repository)),
        "palette": list(palettes(texts)),
        "imported": list(imported(repository)),
        "template": list(templates(texts)),
    }
    for kind, own in seeds.items():
        files = (repository / "Benchmarks/Fuzzing/corpus" / kind).iterdir()
        corpus = [file.read_text() for file in sorted(files)]
        for target in (f"read-{kind}", "audit"):
            write(own + corpus, folder / target / "seeds")
        # All would take most of the time that reports are given.
        write(own[::8] + corpus, folder / "reports" / "seeds")
    for parser in parsers:
        trees = list(answers(parser, sources(repository)))
        for target in ("read-answer", "evaluate"):
            write(trees, folder / target / "seeds", LONGEST_ANSWER)
    entries = map(entry, words(seeds["spec"] + seeds["rules"] + seeds["svg"]) + names(seeds["imported"]))
    (folder / "names.dict").write_text("".join(f'"{text}"\n' for text in entries))


main()
