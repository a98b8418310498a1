"""Makes what fuzzing begins with, from the repository: seeds for each input, and a dictionary.

usage: seeds.py REPOSITORY FOLDER
"""

import hashlib
import re
import sys
from pathlib import Path

NAMESPACE = "urn:a11y-audit:spec:1"
ATTRIBUTE = re.compile(r"""([\w-]+)=(?:"([^"]*)"|'([^']*)')""")
XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
STYLED = [
    "<style>:root{--a:#123}text{fill:var(--a,red)}@media (prefers-color-scheme:dark){g>text:not(.b)"
    "{fill:oklch(60% .2 20)}}@layer x{rect:nth-child(2n+1 of .q){opacity:.5}}</style>"
    '<rect width="200" height="140" fill="#fff"/><g><text class="b" x="9" y="30">North</text></g>',
    '<defs><linearGradient id="g"><stop offset="0"/><stop offset="1" stop-color="red"/>'
    '</linearGradient><pattern id="p" width="4" height="4"><circle r="2"/></pattern>'
    '<clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath><symbol id="s" viewBox="0 0 9 9">'
    '<path d="M0 0a5 4 30 1 0 3 3q1 2 3 4t5 5s1 1 2 2z"/></symbol></defs><use href="#s" x="9"/>'
    '<rect width="90" height="40" fill="url(#g)" clip-path="url(#c)" stroke="url(#p) none"/>'
    '<text x="1 2 3" dy="1em" rotate="9" textLength="60" transform="rotate(9)matrix(1 0 0 1 2 3)">'
    'Sales<tspan baseline-shift="super">2</tspan></text>',
    '<g role="list" aria-label="Checkout"><g role="listitem" aria-current="step" aria-posinset="1"'
    ' aria-setsize="2"><circle r="9"/><text>Account</text></g><g role="listitem"><text>Pay</text>'
    '</g></g><g role="progressbar" aria-valuenow="4" aria-valuemax="9" tabindex="0"/>',
    '<g class="axis"><text x="2" y="100">0</text><text x="2" y="60">5</text><text x="2" y="20">10'
    '</text></g><path d="M30 90L80 70L130 20" fill="none" stroke="#084" stroke-dasharray="6 3"/>'
    '<path d="M30 30L80 50L130 90" fill="none" stroke="#b05"/><text x="135" y="23">North</text>'
    '<text x="135" y="93">South</text><animate attributeName="opacity" to="0"/>',
]
TEXTS = {"label", "value", "hint", "name", "title", "category", "unit"}


def spec(content):
    return f'<spec xmlns="{NAMESPACE}" lang="en">\n{content}\n</spec>\n'


def examples(rule):
    """The examples of a rule file, each a spec's content."""
    pattern = r"<(passed|failed|inapplicable|cantTell)\b[^>]*>(.*?)</\1>"
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
    for file in sorted(repository.glob("Tests/A11yGrammarTests/*.swift")):
        yield from map(spec, literals(file.read_text()))


def palettes(texts):
    for text in texts:
        yield from re.findall(r"<palette\b[^>]*>(.*?)</palette>", text, re.DOTALL)
    yield "#FFF\n#112233\n#11223344\n#0000\nred"
    yield "systemBlue\nrgb(1 2 3 / 50%)\nrgb(1, 2, 3)\nhsl(120deg 50% 50%)\nhsla(0.5turn, 1%, 2%, .3)"
    yield "hwb(90 20% none)\nlab(50% -40 30)\noklch(60% 0.2 1rad / 0.5)\ncolor(xyz-d50 0.1 20% 0)"
    yield "color(display-p3 1 0 0)\ncolor(srgb 50% 0 none / 0.5)\nlabel\ntransparent\nsystemFill"


def templates(texts):
    for text in texts:
        values = [one or other for name, one, other in ATTRIBUTE.findall(text) if name in TEXTS]
        words = re.findall(r">([^<>]*\S[^<>]*)<", text)
        yield "\n".join(values[:8] + words[:4])
    yield "Step {position} of {count}: {name}\n{{x}}\n{state}\n{percent}\nnext,select:2,error"
    yield "3.5 of 7 GB\n1 234,5\n٣ من ٧\n第3步，共7步\n👩‍👩‍👧 e\u0301\u202e\nthree of twenty-one\n12:30"


def rules(repository):
    """Rule files without the prose, which no decision reads, and one whole."""
    files = sorted(repository.glob("Rules/*.xml"))
    yield min((file.read_text() for file in files), key=len)
    for file in files:
        text = re.sub(r"<examples>.*?</examples>", "", file.read_text(), flags=re.DOTALL)
        yield re.sub(r"<help>.*?</help>", "", text, flags=re.DOTALL)


def images(repository):
    """The images of the examples and of the rule files, small ones for libFuzzer."""
    for file in sorted(repository.glob("Examples/**/*.svg")):
        text = file.read_text()
        if len(text) < 8192:
            yield text
    for file in sorted(repository.glob("Rules/*.xml")):
        yield from re.findall(r"<svg\b.*?</svg>", file.read_text(), re.DOTALL)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" {XLINK}>'
    for content in STYLED:
        yield f"{svg}{content}</svg>"


def words(texts):
    found = set(re.findall(r"\{\w+\}", "".join(texts)))
    for text in texts:
        found.update(f"<{name}" for name in re.findall(r"<([\w-]+)", text))
        found.update(f"</{name}>" for name in re.findall(r"</([\w-]+)>", text))
        for name, one, other in ATTRIBUTE.findall(text):
            found.add(f' {name}="')
            if re.fullmatch(r"[\w#-]{1,24}", one or other):
                found.add(one or other)
    return sorted(found | {"&#x", "&amp;", "<![CDATA[", "]]>", "<!--", "-->", "<?", "?>", "/>"})


def entry(word):
    """A word as libFuzzer's dictionaries write it."""
    plain = set(range(0x20, 0x7F)) - set(b'"\\')
    return "".join(chr(byte) if byte in plain else f"\\x{byte:02X}" for byte in word.encode())


def write(texts, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for text in texts:
        data = text.encode()
        (folder / hashlib.sha1(data).hexdigest()).write_bytes(data)


def main():
    repository, folder = map(Path, sys.argv[1:])
    texts = list(specs(repository))
    rule_files = list(rules(repository))
    write(texts, folder / "spec" / "seeds")
    write(palettes(texts), folder / "palette" / "seeds")
    write(templates(texts), folder / "template" / "seeds")
    write(rule_files, folder / "rules" / "seeds")
    pictures = list(images(repository))
    write(pictures, folder / "svg" / "seeds")
    entries = map(entry, words(texts + rule_files + pictures))
    (folder / "names.dict").write_text("".join(f'"{text}"\n' for text in entries))


main()
