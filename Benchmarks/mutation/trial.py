"""One mutated input: what it is, how the audit is called on it, and how that ends."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass, field
from random import Random

from harness.process import peak
from mutation import mutators, swift
from mutation.formats import FORMATS, fault

#: A run that waits for something is ended.
LONGEST_WAIT = 60

#: How often each kind is taken.
KINDS = {"spec": 8, "svg": 8, "swift": 8, "rules": 4, "configuration": 3, "baseline": 2}
ENDINGS = {"spec": ".xml", "svg": ".svg", "swift": ".swift"}
#: What the parser of Swift may take besides, before it is ended.
PARSER_SECONDS = 5
PROFILES = ["--profile=wcag-aaa", "--profile=apple-hig", "--profile=chartability"]
SPEC = b"""<spec xmlns="urn:a11y-audit:spec:1" lang="en"><progress type="bar" value="3" max="7"
 backdrop="#FFF"><text color="#777">{percent}</text></progress></spec>
"""


@dataclass
class Trial:
    """Files by their paths, the words of a command line, and the reports that it writes."""

    kind: str
    files: dict[str, bytes]
    words: list[str]
    format: str | None = None
    outputs: dict[str, str] = field(default_factory=dict)
    is_piped: bool = False

    @property
    def seconds(self):
        """Those of processor time that are not the audit's own."""
        return PARSER_SECONDS if self.kind == "swift" else 0


def trial(index, seed, sources, kinds=KINDS):
    """The trial of a number, which is the same whenever it is made of the same kinds."""
    numbers = Random(f"{seed} {index}")
    kind = numbers.choices(list(kinds), [KINDS[kind] for kind in kinds])[0]
    changes = [swift.GENTLE, swift.MUTATORS + mutators.MUTATORS] if kind == "swift" else []
    text = mutators.mutated(numbers.choice(sources[kind]), numbers, sources[kind], *changes)
    report = numbers.choice(FORMATS)
    outputs = {name: f"{name}.out" for name in numbers.sample(FORMATS, 2)}
    check = ["--format", report] + [f"--output={name}={file}" for name, file in outputs.items()]
    if kind in ENDINGS:
        path = "input" + ENDINGS[kind]
        way = numbers.random()
        if way < 0.1:
            return Trial(kind, {path: text}, ["tree", path, "--format", "json"], "json")
        if way < 0.2 and kind == "swift":
            return Trial(kind, {path: text}, ["extract", path])
        if way < 0.2:
            return Trial(kind, {path: text}, ["check", "-", *check], report, outputs, is_piped=True)
        operand = "." if way < 0.4 else path
        if kind == "swift" and operand == ".":
            check += ["--swift"]
        if way < 0.7:
            check += PROFILES
        if way > 0.9:
            check += ["--all-outcomes"]
        return Trial(kind, {path: text}, ["check", operand, *check], report, outputs)
    path, words = {
        "rules": ("own/rule.xml", ["check", "input.xml", "--rules", "own", *check]),
        "configuration": (".a11y-audit.json", ["check", ".", *check]),
        "baseline": ("b.json", ["check", "input.xml", "--baseline", "b.json", *check]),
    }[kind]
    if kind == "rules" and numbers.random() < 0.2:
        return Trial(kind, {path: text}, ["rules", "--test", "own"])
    return Trial(kind, {"input.xml": SPEC, path: text}, words, report, outputs)


class Waited(Exception):
    """A run that does not end."""


@dataclass(frozen=True)
class Bounds:
    seconds: float
    megabytes: float


@dataclass(frozen=True)
class Ending:
    """What is wrong with a run, if anything; its exit code, and the seconds of processor time and
    the megabytes that it took."""

    fault: str | None
    code: int
    seconds: float
    megabytes: float


def ending(trial, binary, bounds):
    """Runs a trial in the present folder, which is empty."""
    for path, text in trial.files.items():
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        with open(path, "wb") as file:
            file.write(text)
    source = next(iter(trial.files)) if trial.is_piped else os.devnull
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, source, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, ".output", flags, 0o600),
        (os.POSIX_SPAWN_OPEN, 2, ".complaints", flags, 0o600),
    ]
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "HOME": os.getcwd()}
    child = os.posix_spawn(binary, [binary, *trial.words], environment, file_actions=actions)
    try:
        _, status, usage = waited(child)
    except Waited:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return Ending(f"does not end within {LONGEST_WAIT} s", -signal.SIGKILL, LONGEST_WAIT, 0)
    seconds, megabytes = usage.ru_utime + usage.ru_stime, peak(usage) / 1e6
    code = os.waitstatus_to_exitcode(status)
    if code not in range(4):
        found = f"ends with {code}: {contents('.complaints')[:300]!r}"
    elif seconds > bounds.seconds + trial.seconds:
        found = f"takes {seconds:.1f} s of processor time"
    elif megabytes > bounds.megabytes:
        found = f"takes {megabytes:.0f} MB"
    else:
        found = report_fault(trial, code)
    return Ending(found, code, seconds, megabytes)


def waited(child):
    def stop(*_):
        raise Waited

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_WAIT)
    try:
        return os.wait4(child, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def report_fault(trial, code):
    reports = [(name, file) for name, file in trial.outputs.items() if os.path.exists(file)]
    # What was asked for wrongly has no report.
    if trial.format and (os.path.getsize(".output") or code != 2):
        reports.append((trial.format, ".output"))
    if len(reports) <= len(trial.outputs) and trial.outputs and code != 2:
        return "writes less than was asked for"
    faults = [fault(contents(file), name) for name, file in reports]
    return next(filter(None, faults), None)


def contents(path):
    with open(path, "rb") as file:
        return file.read()
