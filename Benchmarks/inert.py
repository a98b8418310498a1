#!/usr/bin/env python3
"""Loads drawings of SVG images in Chromium: hostile ones run nothing and ask for nothing, examples look
like their sources.

Each hostile image is loaded itself first, where at least one script or request has to be seen, or
nothing could be told of its drawing; then the drawing by itself and within a page, and clicked on.
"""

import argparse
import html
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

#: What an image may try, by what it is called; `called` is what no script may call.
HOSTILE = {
    "script": "<script>called('script')</script>",
    "script-elsewhere": f"<script href='{FAR}/a.js'/><script xlink:href='{FAR}/b.js'/>",
    "load": "<g onload=\"called('load')\"/>",
    "click": "<rect width='50' height='50' onclick=\"called('click')\"/>",
    "animated-event": "<rect width='50' height='50' onclick=\"called('begin')\"><set attributeName='x'"
    " to='0' onbegin=\"called('begin')\"/></rect>",
    "link": "<a href=\"javascript:called('link')\"><rect width='50' height='50'/></a>",
    "link-elsewhere": f"<a xlink:href='{FAR}/link'><rect width='50' height='50'/></a>",
    "animated-link": "<a href='#'><set attributeName='href' to=\"javascript:called('set')\"/>"
    "<rect width='50' height='50'/></a>",
    "import": f"<style>@import url('{FAR}/a.css');</style>",
    "font": f"<style>@font-face {{ font-family: far; src: url({FAR}/a.woff2) }}</style>"
    "<text y='20' font-family='far'>letters</text>",
    "style": f"<rect width='50' height='50' style='mask-image: url({FAR}/a.png)'/>",
    "background": f"<style>:root {{ background: url({FAR}/a.png) }}</style>",
    "page": f"<style>#totals, body {{ background: url({FAR}/a.png) }}</style><g id='totals'/>"
    f"<script>called('page')</script>",
    "fill": f"<rect width='50' height='50' fill='url({FAR}/a.svg#b)'/>",
    "mask": f"<rect width='50' height='50' mask='url({FAR}/a.svg#b)'/>",
    "clip": f"<rect width='50' height='50' clip-path='url({FAR}/a.svg#b)'/>",
    "filter": f"<filter id='f'><feImage href='{FAR}/a.png'/></filter>"
    "<rect width='50' height='50' filter='url(#f)'/>",
    "marker": f"<path d='M0 0h9' stroke='red' marker-end='url({FAR}/a.svg#b)'/>",
    "use": f"<use href='{FAR}/a.svg#b'/><script>called('use')</script>",
    "use-data": "<use href=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'"
    " id='a' onload='called()'/>#a\"/><script>called('use')</script>".replace("<svg", "&lt;svg"),
    "image": f"<image href='{FAR}/a.png' width='50' height='50'/>",
    "image-file": "<image href='file:///etc/hostname' width='50' height='50'/>",
    "image-svg": "<image width='50' height='50' href=\"data:image/svg+xml,&lt;svg"
    f" xmlns='http://www.w3.org/2000/svg'>&lt;image href='{FAR}/a.png'/>&lt;/svg>\"/>",
    "cursor": f"<rect width='50' height='50' style='cursor: url({FAR}/a.cur), auto'/>"
    f"<script>called('cursor')</script>",
    "frame": f"<foreignObject width='90' height='90'><iframe {XHTML} src='{FAR}/'/></foreignObject>",
    "picture": f"<foreignObject width='90' height='90'><img {XHTML} src='{FAR}/a.png'"
    " onerror=\"called('error')\"/></foreignObject>",
    "other-script": f"<script {XHTML}>called('xhtml')</script>",
    "attribute": "<rect width='50' height='50' class='\"/>&lt;script>called(1)&lt;/script>' "
    "fill='red\" onload=\"called(1)' onclick=\"called('attribute')\"/>",
    "text": "<text y='20'>&lt;img src=x onerror=called(1)></text><script>called('text')</script>",
    "title": "<title>&lt;/title>&lt;script>called(1)&lt;/script></title><script>called(1)</script>",
}

#: What is asked of each kind of image that only shows too much.
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
    faults = []
    sources = {name: image(content) for name, content in HOSTILE.items()}
    for name, text in sources.items():
        source = folder / f"{name}.svg"
        source.write_text(text)
        if not events(browser, source):
            faults.append(f"{name}: nothing is seen of the image itself")
        drawing = drawn(binary, source, folder)
        page = folder / f"{name}.html"
        page.write_text(f"<!DOCTYPE html><body style='margin: 0'>{inline(drawing.read_text())}")
        for shown in (drawing, page):
            faults += [f"{shown.name}: {event}" for event in events(browser, shown)]
    bomb = folder / "bomb.svg"
    bomb.write_text(image(BOMB + "</defs><use href='#l12'/>"))
    start = time.monotonic()
    events(browser, drawn(binary, bomb, folder))
    print(f"{len(sources)} hostile images; a bomb is shown in {time.monotonic() - start:.1f} s")
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
    browser.wait_for_load()
    for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
        browser.call(
            "Input.dispatchMouseEvent", type=kind, x=20, y=20, button="left", clickCount=1
        )
    browser.call("Page.enable")
    time.sleep(0.2)
    browser.call("Page.enable")
    return told(browser.events, path.as_uri())


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
            if url.partition("#")[0] != own and not url.startswith(("data:image/png", "data:image/jpeg")):
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
