"""The commands that are compared, and whether an audit reported what was planted."""

import glob
import json
import os
import re
import subprocess
from dataclasses import dataclass
from xml.etree import ElementTree

from harness.process import ProgramFailed

#: Together they select every rule.
PROFILES = ["--profile", "wcag-aaa", "--profile", "apple-hig", "--profile", "chartability"]
APPEARANCES = "light, dark, light-high-contrast, dark-high-contrast"
#: How many files one report in JSON is asked for at most.
BATCH = 100


class WrongFindings(Exception):
    """An audit that did not report what was planted."""


@dataclass(frozen=True)
class Tools:
    """The programs that are compared."""

    xmllint: str
    audit: str

    def parse(self, files):
        return [self.xmllint, "--noout", *files]

    def check(self, files, *options):
        return [self.audit, "check", *files, *PROFILES, *options]

    def rule_count(self):
        """How many rules decide specs."""
        rules = {rule["id"] for rule in parsed([self.audit, "rules", "--format", "json"])["rules"]}
        return len(rules - image_rules())


def image_rules():
    """The ids of the rules of this repository that decide no specs, but images alone."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Rules")
    ids = set()
    for path in glob.glob(os.path.join(folder, "*.xml")):
        dialects = ElementTree.parse(path).getroot().get("dialects", "spec")
        if "spec" not in dialects.split():
            ids.add(os.path.splitext(os.path.basename(path))[0])
    return ids


def verify_text(path, expected, files, rules):
    """Compares the summary of a measured text report with what was planted in its files."""
    with open(path, encoding="utf-8") as report:
        text = report.read()
    found = re.search(r"^(\d+) findings? \(", text, re.MULTILINE)
    count = int(found[1]) if found else 0
    if count != expected:
        raise WrongFindings(f"{expected} findings were planted, and the text report counts {count}")
    coverage = text.rstrip("\n").rsplit("\n", 1)[-1]
    for words in (f"in {files} file", f" {rules} rules", APPEARANCES):
        if words not in coverage:
            raise WrongFindings(f"the text report does not say '{words}': {coverage}")


def verify_json(tools, expected, rules):
    """Compares each failed outcome of every file with what was planted in it.

    Expected are, for each file, the rule, line and appearance of every outcome.
    """
    problems, decided = [], set()
    files = sorted(expected)
    for start in range(0, len(files), BATCH):
        batch = files[start : start + BATCH]
        report = parsed(tools.check(batch, "--format", "json"))
        decided.update(report["summary"]["byRule"])
        if report["summary"]["rules"] != rules:
            problems.append(f"{report['summary']['rules']} rules were applied, not {rules}")
        problems += [f"{error['file']}: {error['message']}" for error in report.get("errors", [])]
        problems += differences(report, {file: expected[file] for file in batch})
    if len(decided) != rules:
        problems.append(f"{len(decided)} of {rules} rules are in the reports")
    if problems:
        raise WrongFindings("\n".join(problems[:40]))


def parsed(command):
    """What a program prints as JSON."""
    result = subprocess.run(command, capture_output=True)
    try:
        return json.loads(result.stdout)
    except ValueError:
        complaints = result.stderr.decode(errors="replace")
        raise ProgramFailed(f"{command[0]} printed no JSON: {complaints[:2000]}") from None


def differences(report, expected):
    """What is missing from a report, what it has beyond, and what it could not tell."""
    failed = {file: set() for file in expected}
    problems = []
    for result in report["results"]:
        location = result["location"]
        place = f"{location['file']}:{location.get('line')}"
        if result["outcome"] == "cantTell":
            problems.append(f"{place}: {result['rule']} cannot tell: {result['message']}")
        elif result["outcome"] == "failed":
            outcome = (result["rule"], location["line"], result.get("appearance"))
            failed[location["file"]].add(outcome)
    for file, outcomes in expected.items():
        wanted = {tuple(outcome) for outcome in outcomes}
        problems += [f"missing: {described(file, each)}" for each in wanted - failed[file]]
        problems += [f"unexpected: {described(file, each)}" for each in failed[file] - wanted]
    return problems


def described(file, outcome):
    rule, line, appearance = outcome
    return f"{file}:{line}: {rule}" + (f" in {appearance}" if appearance else "")
