"""What is mutated: a text of each kind that strangers write."""

import re
from pathlib import Path

#: Larger files would take most of the time.
LONGEST = 1 << 15
EXAMPLE = re.compile(r"<(passed|failed|inapplicable|cantTell)\b[^>]*title=[^>]*>(.*?)</\1>", re.DOTALL)

CONFIGURATIONS = [
    r"""{"$schema": "./s.json", "extends": ["wcag-aa"], "profiles": ["apple-hig"],
 "failOn": "minor", "cantTell": "fail", "systemColors": "ios13",
 "background": {"dark": "#101", "light": "white"},
 "rules": {"text-scales": "off", "text-contrast-minimum": {"choice": "on", "impact": "minor",
  "parameters": {"minimum": 4.5}}}, "exclude": ["Generated/", "!a/**/[b-d]?.svg", "{x,y}\\ "],
 "gitignore": false, "suppressions": [{"files": ["*.svg"], "rules": ["text-scales"],
  "targets": ["/svg[1]/**"], "reason": "made \u00e9\ud83d\ude00 elsewhere", "until": "2026-12-31"}]}
""",
    """{"overrides": [{"files": ["input*"], "failOn": "never", "rules": {"chart-has-title": "on"}}],
 "ruleFolders": ["own"], "baseline": "b.json", "outputs": {"json": "out.json"}}
""",
    """{"profiles": ["wcag-aaa", "chartability"], "appearances": ["dark"]}
""",
]

BASELINE = """{
  "schema": 1, "tool": "a11y-audit",
  "findings": {
    "input.xml": [
      {"fingerprint": "0123456789abcdef", "rule": "legend-present", "component": "bars"},
      {"fingerprint": "fedcba9876543210", "rule": "text-contrast-minimum", "component": "é",
       "target": "/spec[1]/chart[1]", "appearance": "dark", "surface": "base",
       "state": "current", "outcome": "cantTell"}
    ]
  }
}
"""


def sources(repository):
    """The texts of each kind."""
    rules = sorted(Path(repository).glob("Rules/*.xml"))
    examples = [
        content for file in rules for _, content in EXAMPLE.findall(file.read_text())
    ]
    specs = [
        f'<spec xmlns="urn:a11y-audit:spec:1" lang="en">{content}</spec>\n'
        for content in examples
        if "<svg" not in content
    ]
    images = [
        image
        for content in examples
        for image in re.findall(r"<svg\b.*?</svg>", content, re.DOTALL)
    ]
    corpus = Path(repository, "Benchmarks/Fuzzing/corpus")
    return {
        "spec": small([*texts(repository, "Examples/**/*.xml"), *texts(corpus, "spec/*"), *specs]),
        "svg": small([*texts(repository, "Examples/**/*.svg"), *texts(corpus, "svg/*"), *images]),
        "swift": small([
            *texts(repository, "Examples/swiftui/*.swift"), *texts(repository, "Tests/Swift*/**/*.swift.txt"),
        ]),
        "rules": small([*(file.read_text() for file in rules), *texts(corpus, "rules/*")]),
        "configuration": small(CONFIGURATIONS),
        "baseline": small([BASELINE]),
    }


def texts(folder, pattern):
    return [file.read_text() for file in sorted(Path(folder).glob(pattern))]


def small(found):
    return [text.encode() for text in found if len(text) <= LONGEST]
