#!/usr/bin/env python3
"""Loads drawings of SVG images in Chromium: hostile ones run nothing and ask for nothing, examples look
like their sources.

Each hostile image is loaded itself first, for where nothing is seen of most of them, nothing could be
told of their drawings; then its drawing by itself and within a page, and clicked on.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from svg.chromium import Chromium, version
from svg.pixels import Picture

REPOSITORY = Path(__file__).resolve().parent.parent
FAR = "https://evil.invalid"
XHTML = 'xmlns="http://www.w3.org/1999/xhtml"'
SIZE = "width='90' height='90'"
PICTURES = ("data:image/png;base64,", "data:image/jpeg;base64,")

#: What an image may try, by what it is called; `called` tells that a script ran.
HOSTILE = {
    "script": "<script>called('script')</script>",
    "script-elsewhere": f"<script href='{FAR}/a.js'/><script xlink:href='{FAR}/b.js'/>",
    "other-script": f"<script {XHTML}>called('xhtml')</script>",
    "load": "<svg onload=\"called('load')\"/>",
    "click": f"<rect {SIZE} onclick=\"called('click')\"/>",
    "begin": f"<rect {SIZE}><set attributeName='x' to='0' onbegin=\"called('begin')\"/></rect>",
    "link": f"<a href=\"javascript:called('link')\"><rect {SIZE}/></a>",
    "link-elsewhere": f"<a xlink:href='{FAR}/link'><rect {SIZE}/></a>",
    "animated-link": "<a href='#a'><set attributeName='href' to=\"javascript:called('set')\"/>"
    f"<rect {SIZE}/></a>",
    "import": f"<style>@import url('{FAR}/a.css');</style>",
    "font": f"<style>@font-face {{ font-family: far; src: url({FAR}/a.woff2) }}</style>"
    "<text y='20' font-family='far'>letters</text>",
    "background": f"<style>:root {{ background: url({FAR}/a.png) }}</style>",
    "page": f"<style>#totals, body {{ background: url({FAR}/a.png) }}</style>"
    f"<foreignObject {SIZE}><p {XHTML} id='totals'>words</p></foreignObject>",
    "cursor": f"<rect {SIZE} style='cursor: url({FAR}/a.cur), auto'/>",
    "mask-image": f"<rect {SIZE} style='mask-image: url({FAR}/a.png)'/>",
    "fill": f"<rect {SIZE} fill='url({FAR}/a.svg#b)'/>",
    "mask": f"<rect {SIZE} mask='url({FAR}/a.svg#b)'/>",
    "clip": f"<rect {SIZE} clip-path='url({FAR}/a.svg#b)'/>",
    "filter": f"<rect {SIZE} filter='url({FAR}/a.svg#b)'/>",
    "filter-image": f"<filter id='f'><feImage href='{FAR}/a.png'/></filter>"
    f"<rect {SIZE} filter='url(#f)'/>",
    "marker": f"<path d='M0 0h9' stroke='red' marker-end='url({FAR}/a.svg#b)'/>",
    "use": f"<use href='{FAR}/a.svg#b'/>",
    "use-data": "<use href=\"data:image/svg+xml,&lt;svg xmlns='http://www.w3.org/2000/svg' id='a'"
    " onload='called(1)'/>#a\"/>",
    "image": f"<image href='{FAR}/a.png' {SIZE}/>",
    "image-file": f"<image href='file:///etc/hostname' {SIZE}/>",
    "image-svg": f"<image {SIZE} href=\"data:image/svg+xml,&lt;svg"
    " xmlns='http://www.w3.org/2000/svg'/>\"/>",
    "frame": f"<foreignObject {SIZE}><iframe {XHTML} src='{FAR}/'/></foreignObject>",
    "picture": f"<foreignObject {SIZE}><img {XHTML} src='{FAR}/a.png'"
    " onerror=\"called('error')\"/></foreignObject>",
    "quotes": f"<rect {SIZE} class='\"/>&lt;script>called(1)&lt;/script>' "
    "fill='red\" onload=\"called(1)' onclick=\"called('quotes')\"/>",
    "letters": "<text y='20'>&lt;img src=x onerror=called(1)>&lt;/text></text>"
    "<title>&lt;/title>&lt;script>called(1)&lt;/script></title>",
}

#: An image that shows very much more than it says.
BOMB = "<defs><g id='l0'><rect width='1' height='1'/></g>" + "".join(
    f"<g id='l{level}'>" + f"<use href='#l{level - 1}'/>" * 10 + "</g>" for level in range(1, 13)
)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--binary", required=True, type=Path)
    options.add_argument("--chromium", default="chromium", metavar="PROGRAM")
    options.add_argument("--keep", type=Path, metavar="FOLDER", help="keep pictures of the examples")
    options = options.parse_args()
    program = shutil.which(options.chromium)
    if program is None:
        print("skipped: Chromium is not installed; on Debian it is the package chromium")
        return 0
    print(f"{version(program)}, {version(options.binary)}", flush=True)
    with tempfile.TemporaryDirectory() as folder, Chromium(program) as browser:
        faults = looked_for(options.binary, browser, Path(folder))
    with tempfile.TemporaryDirectory() as folder, Chromium(program) as browser:
        faults += compared(options.binary, browser, Path(folder), options.keep)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def drawn(binary, source, folder):
    """The one drawing of an image in the light appearance."""
    target = folder / f"drawn-{source.stem}"
    command = [binary, "draw", source, "--appearance", "light", "--output", target]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    return sorted(target.glob("*.svg"))[0]


# Hostile images


def looked_for(binary, browser, folder):
    """What is wrong with the drawings of hostile images."""
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    browser.call("Network.enable")
    browser.call("Runtime.enable")
    browser.call("Runtime.addBinding", name="called")
    faults, seen = [], 0
    for name, content in HOSTILE.items():
        source = folder / f"{name}.svg"
        source.write_text(image(content))
        seen += bool(events(browser, source))
        drawing = drawn(binary, source, folder)
        page = folder / f"{name}.html"
        within = inline(drawing.read_text())
        page.write_text(f"<!DOCTYPE html><body style='margin: 0'><p id='totals'>{within}")
        for shown in (drawing, page):
            faults += [f"{shown.name}: {event}" for event in events(browser, shown)]
    bomb = folder / "bomb.svg"
    bomb.write_text(image(BOMB + "</defs><use href='#l12'/>"))
    start = time.monotonic()
    events(browser, drawn(binary, bomb, folder))
    print(
        f"{len(HOSTILE)} hostile images, {seen} of which do something themselves; a bomb is shown in "
        f"{time.monotonic() - start:.1f} s"
    )
    if seen < len(HOSTILE) * 3 / 4:
        faults.append("of too few hostile images anything is seen")
    return faults


def image(content):
    """An SVG image."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="100" height="100">{content}</svg>'
    )


def inline(text):
    """A drawing as it stands in a page: without what stands before its element."""
    return text[text.index("<svg") :]


def events(browser, path):
    """The requests and script calls of a file that is loaded, moved over and clicked on."""
    browser.events.clear()
    browser.call("Page.navigate", url=path.as_uri())
    pause(browser, until=lambda: any(is_loaded(message) for message in browser.events), most=10)
    for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
        browser.call(
            "Input.dispatchMouseEvent", type=kind, x=20, y=20, button="left", clickCount=1
        )
    pause(browser, until=lambda: False)
    return told(browser.events, path.as_uri())


def is_loaded(message):
    return message.get("method") == "Page.loadEventFired"


def pause(browser, until, most=0.3):
    """Takes in the messages of the browser for some seconds, or until something holds."""
    end = time.monotonic() + most
    while not until() and time.monotonic() < end:
        time.sleep(0.02)
        browser.call("Page.enable")


def told(messages, own):
    """What messages of the browser say of requests, but for the file itself and its pictures, and of
    scripts that ran."""
    found = []
    for message in messages:
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.bindingCalled":
            found.append(f"a script called {parameters.get('payload')!r}")
        elif method == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if url.partition("#")[0] != own and not url.startswith(PICTURES):
                found.append(f"a request for {url}")
        elif method in ("Page.javascriptDialogOpening", "Page.frameRequestedNavigation"):
            found.append(f"{method} {parameters.get('url', '')}")
    return found


# Examples


def compared(binary, browser, folder, keep):
    """The examples whose drawings look otherwise than they do."""
    faults = []
    for source in sorted((REPOSITORY / "Examples" / "charts").glob("*.svg")):
        shots = []
        for path in (source, drawn(binary, source, folder)):
            browser.show(path, 1)
            shots.append(browser.screenshot())
            if keep:
                keep.mkdir(parents=True, exist_ok=True)
                name = f"{source.stem}-{'drawn' if len(shots) == 2 else 'source'}.png"
                (keep / name).write_bytes(shots[-1])
        share = differing(*map(Picture, shots))
        print(f"{source.name}: {share:.3%} of the pixels differ")
        if share > 0.001:
            faults.append(f"{source.name}: its drawing does not look like it")
    return faults


def differing(one, other):
    """The share of the pixels that differ by more than a step that nobody sees; all, where the pictures
    are not as large."""
    if (one.width, one.height, one.channels) != (other.width, other.height, other.channels):
        return 1.0
    count = 0
    for line, second in zip(one.rows, other.rows):
        if line == second:
            continue
        step = one.channels
        for place in range(0, len(line), step):
            if any(abs(line[place + k] - second[place + k]) > 2 for k in range(step)):
                count += 1
    return count / (one.width * one.height)


if __name__ == "__main__":
    sys.exit(main())
