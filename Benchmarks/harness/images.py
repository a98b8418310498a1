"""SVG images to measure, and what an audit must find in them."""

import glob
import os
import re
from dataclasses import dataclass
from random import Random

from generator.scatter import path_image, scatter_image
from harness.audit import WrongFindings, parsed

RULE = "text-contrast-minimum"


@dataclass(frozen=True)
class Images:
    """SVG files, and how many failed outcomes the audit has on all of them."""

    files: list[str]
    bytes: int
    findings: int


def scatter(tools, seed, count):
    return planted(tools, f"scatter-{count}.svg", scatter_image(count, Random(f"{seed} {count}")))


def long_path(tools, seed, size):
    return planted(tools, f"path-{size}.svg", path_image(size, Random(f"{seed} {size}")))


def planted(tools, path, image):
    """Writes an image; the audit must find those of its texts that are too faint, and no others."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(image.text)
    report = parsed(tools.check([path], "--format", "json"))
    found = {
        result["location"]["line"]
        for result in report["results"]
        if result["rule"] == RULE and result["outcome"] != "passed"
    }
    if report.get("errors") or found != set(image.faint):
        raise WrongFindings(
            f"{path}: {RULE} is to fail on the lines {sorted(image.faint)[:20]} and fails on "
            f"{sorted(found)[:20]}; {report.get('errors')}"
        )
    return Images([path], os.path.getsize(path), findings(tools, [path]))


def examples(tools):
    """The charts that libraries drew."""
    here = os.path.dirname(os.path.abspath(__file__))
    files = sorted(glob.glob(os.path.join(here, "..", "..", "Examples", "charts", "*.svg")))
    if not files:
        raise WrongFindings("there are no charts in Examples/charts")
    return Images(files, sum(map(os.path.getsize, files)), findings(tools, files))


def findings(tools, files):
    """How many failed outcomes a report has."""
    report = parsed(tools.check(files, "--format", "json"))
    return sum(result["outcome"] == "failed" for result in report["results"])


def verify(path, images):
    """A measured report must tell of all files, and of findings where there are some."""
    with open(path, encoding="utf-8") as report:
        text = report.read()
    if f"in {len(images.files)} file" not in text.rstrip("\n").rsplit("\n", 1)[-1]:
        raise WrongFindings(f"the text report does not say that all files were audited: {text[-300:]}")
    has_findings = re.search(r"^\d+ findings? \(", text, re.MULTILINE) is not None
    if has_findings != (images.findings > 0):
        raise WrongFindings("the text report and the one in JSON differ in whether there is a finding")
