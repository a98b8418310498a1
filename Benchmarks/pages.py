#!/usr/bin/env python3
"""Looks at HTML reports and the rules' site in Chromium: whether axe finds nothing on them, and how large reports
are and how long they take to be laid out; and whether every link of the site leads somewhere.

It needs Chromium, and playwright and axe-playwright-python of PyPI. With --before the report of another
program is laid out beside, of the same files. The exit code is 1 if a bound does not hold.
"""

import argparse
import posixpath
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parents[1]

#: What a card may take that has so many findings, and a page of all files.
CARD_BYTES, CARD_FINDINGS = 45_000, 15
FILES, PAGE_BYTES = 300, 12_000_000
#: How much of the time of the other program a page may take.
SHARE = 1 / 3
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
#: What a page of 400 % zoom is wide (WCAG 1.4.10).
NARROW = 320
RUNS = 3
#: So many files are on a page that axe looks at.
TOGETHER = 3
#: The pages of the site that axe looks at: one of a rule for people who see little, who cannot tell colours apart
#: and who listen.
SITE = ["index.html"] + [
    f"rules/{rule}.html" for rule in ["target-size-minimum", "palette-cvd-distinct", "name-no-role-words"]
]
#: How long the whole site may take, in seconds, and how large one of its pages may be.
SITE_SECONDS, SITE_BYTES = 5, 400_000


def main():
    options = parsed_options()
    try:
        from axe_playwright_python.sync_playwright import Axe
        from playwright.sync_api import sync_playwright
    except ImportError as problem:
        return skipped(str(problem))
    chromium = which("chromium") or which("google-chrome")
    if chromium is None:
        return skipped("there is no Chromium")
    failures = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        scratch = Path(options.keep or scratch)
        scratch.mkdir(parents=True, exist_ok=True)
        browser = playwright.chromium.launch(executable_path=chromium)
        for name, arguments in pages(scratch):
            page = written(options.binary, scratch / f"{name}.html", arguments)
            failures += looked_at(browser, Axe(), name, page)
        site = scratch / "site"
        failures += written_site(options.binary, site) + links(site)
        for name in SITE:
            failures += looked_at(browser, Axe(), name, site / name)
        folder = files(scratch / "files")
        page = written(options.binary, scratch / "many.html", [folder])
        failures += sizes(page)
        failures += times(browser, page, options.before, scratch, folder)
        browser.close()
    for failure in failures:
        print(f"FAILED: {failure}")
    return 1 if failures else 0


def parsed_options():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--binary", required=True, help="a11y-audit")
    options.add_argument("--before", help="another a11y-audit, whose page is laid out beside")
    options.add_argument("--keep", help="a folder in which the pages are kept")
    return options.parse_args()


def skipped(reason):
    print(f"skipped: {reason}")
    return 0


def pages(scratch):
    """What is audited for the pages that axe looks at."""
    empty, broken = scratch / "empty", scratch / "broken"
    empty.mkdir(exist_ok=True)
    broken.mkdir(exist_ok=True)
    (broken / "broken.xml").write_text('<spec xmlns="urn:a11y-audit:spec:1">')
    examples = sorted((ROOT / "Examples").glob("*/*.xml")) + sorted((ROOT / "Examples").glob("*/*.svg"))
    # The time that axe takes grows faster than a page.
    parts = [examples[start : start + TOGETHER] for start in range(0, len(examples), TOGETHER)]
    return [("empty", [empty]), ("errors", [broken])] + [
        (f"examples-{number}", part) for number, part in enumerate(parts)
    ]


def written(binary, page, arguments):
    """A report on files; that something was found in them is no failure."""
    command = [binary, "check", "--isolated", "--format", "html", *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, cwd=ROOT, text=True)
    page.write_text(result.stdout)
    return page


def files(folder):
    """Copies of the published examples, as many as there are to be files."""
    folder.mkdir(exist_ok=True)
    specs = sorted((ROOT / "Examples/published").glob("*.xml"))
    for number in range(FILES):
        spec = specs[number % len(specs)]
        shutil.copy(spec, folder / f"{spec.stem}-{number // len(specs):02}.xml")
    return folder


def looked_at(browser, axe, name, path):
    """What is wrong with a page in both schemes, with all of it unfolded, and where it is narrow."""
    failures = []
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme, viewport={"width": 1200, "height": 900})
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        page.goto(path.as_uri())
        strangers = [url for url in requests[1:] if not url.startswith("file:") or not url.endswith("/site.css")]
        if strangers:
            failures.append(f"{name}: asks for {strangers[:2]}")
        page.add_style_tag(content=".card, .example, .overview li { content-visibility: visible !important }")
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        options = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
        found = axe.run(page, options=options).response["violations"]
        for each in found:
            where = each["nodes"][0]["html"][:160]
            failures.append(f"{name}, {scheme}: {each['id']} on {len(each['nodes'])}: {where}")
        page.set_viewport_size({"width": NARROW, "height": 800})
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > NARROW:
            failures.append(f"{name}, {scheme}: {width} pixels wide where {NARROW} are there")
        page.close()
    print(f"{name}: {len(failures)} failures in axe, at {NARROW} pixels and in requests", flush=True)
    return failures


def written_site(binary, folder):
    """Writes the site of all rules that come with the tool."""
    start = time.perf_counter()
    command = [binary, "rules", "--isolated", "--format", "html", "--output", folder]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    seconds = time.perf_counter() - start
    print(f"site: {seconds:.1f} s", flush=True)
    return [f"site: takes {seconds:.1f} s, more than {SITE_SECONDS}"] if seconds > SITE_SECONDS else []


def links(site):
    """The local links that lead nowhere, examples without what they are marked with, and pages that are too large."""
    pages = {path.relative_to(site).as_posix(): path.read_text() for path in site.rglob("*.html")}
    # Behind the document type, a page is XML.
    trees = {name: list(ET.fromstring(text.partition("\n")[2]).iter()) for name, text in pages.items()}
    ids = {name: {each.get("id") for each in tree} for name, tree in trees.items()}
    failures = [f"site: no page of {path.stem}" for path in (ROOT / "Rules").glob("*.xml")
                if f"rules/{path.stem}.html" not in pages]
    count = 0
    for name, text in sorted(pages.items()):
        if len(text.encode()) > SITE_BYTES:
            failures.append(f"{name}: {len(text.encode()):,} bytes, more than {SITE_BYTES:,}")
        for example in (each for each in trees[name] if each.get("class") == "example"):
            styles = {style for each in example.iter() for style in (each.get("class") or "").split()}
            if bool(styles & {"failed", "cantTell"}) != ("f" in styles):
                failures.append(f"{name}: {example.get('id')} is marked otherwise than it comes out")
        for target in filter(None, (each.get("href") for each in trees[name])):
            if target.startswith("https://"):
                continue
            count += 1
            file, _, anchor = target.partition("#")
            place = posixpath.normpath(posixpath.join(posixpath.dirname(name), file)) if file else name
            if not (site / place).is_file() or anchor and anchor not in ids[place]:
                failures.append(f"{name}: {target} leads nowhere")
    total = sum(len(text.encode()) for text in pages.values())
    print(f"site: {len(pages)} pages, {total:,} bytes, {count:,} links, {len(failures)} failures", flush=True)
    return failures


def sizes(path):
    text = path.read_text()
    cards = re.split(r'(?=<section id="c\d+-\d+")', text.split('<section class="index">')[0])[1:]
    measured = [(len(card.encode()), len(re.findall(r'id="finding-', card))) for card in cards]
    usual = [size for size, count in measured if count <= CARD_FINDINGS]
    findings = sum(count for _, count in measured)
    total = len(text.encode())
    print(
        f"{FILES} files: {total:,} bytes, {len(cards)} cards with {findings} findings; the largest card "
        f"of up to {CARD_FINDINGS} findings {max(usual):,} bytes, half of them {int(statistics.median(usual)):,}"
    )
    failures = []
    if max(usual) > CARD_BYTES:
        failures.append(f"a card takes {max(usual):,} bytes, more than {CARD_BYTES:,}")
    if total > PAGE_BYTES:
        failures.append(f"the page takes {total:,} bytes, more than {PAGE_BYTES:,}")
    return failures


def times(browser, page, before, scratch, folder):
    if before is None:
        print(f"laid out in {laid_out(browser, page):.2f} s")
        return []
    other_page = written(before, scratch / "before.html", [folder])
    # By turns, for whatever else runs on the machine slows down both.
    pairs = [(laid_out(browser, page), laid_out(browser, other_page)) for _ in range(RUNS)]
    own, other = (min(times) for times in zip(*pairs))
    print(f"laid out in {own:.2f} s")
    print(f"that of the other program in {other:.2f} s: {own / other:.2f} of it")
    return [f"{own / other:.2f} of the time, more than a third"] if own > other * SHARE else []


def laid_out(browser, path):
    """Seconds until a page is there and laid out."""
    page = browser.new_page()
    began = time.monotonic()
    page.goto(path.as_uri(), wait_until="load")
    page.evaluate("document.documentElement.scrollHeight")
    seconds = time.monotonic() - began
    page.close()
    return seconds


if __name__ == "__main__":
    sys.exit(main())
