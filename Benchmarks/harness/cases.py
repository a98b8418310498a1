"""What is measured, and what is to be reached."""

import sys
from dataclasses import dataclass, field
from functools import partial

from harness import images
from harness.audit import Tools, verify_json, verify_text
from harness.inputs import in_process, mark_inputs, small_inputs
from harness.process import usable_cores
from harness.rounds import Contest, contest

GIGABYTE = 10**9
NOUNS = {small_inputs: "small specs", mark_inputs: "marks"}


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    name: str
    contest: Contest


@dataclass(frozen=True)
class Target:
    """What is to be reached, what was, and whether that will do."""

    name: str
    measured: str
    is_met: bool


@dataclass
class Results:
    """What was measured, and what that says."""

    rows: list[Row] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, other):
        self.rows += other.rows
        self.targets += other.targets
        self.notes += other.notes


@dataclass(frozen=True)
class Bench:
    """What all measurements share: the programs, the number of rules, and how to go about it."""

    tools: Tools
    rules: int
    seed: int
    rounds: int
    is_quick: bool
    made: dict = field(default_factory=dict)

    def inputs(self, make, count):
        """Generated files, on which every outcome was found to be what it must be."""
        if (make, count) not in self.made:
            note(f"{NOUNS[make]}: generating {count:,}")
            inputs = in_process(make, self.seed, count)
            note(f"  {inputs.bytes:,} bytes, {inputs.findings:,} findings planted; verifying")
            in_process(verify_json, self.tools, inputs.outcomes, self.rules)
            self.made[make, count] = inputs
        return self.made[make, count]

    def contest(self, inputs, *options, rounds=None, cores=None):
        rounds = rounds or self.rounds
        note(f"  measuring, rounds: {rounds}")
        return contest(
            self.tools.parse(inputs.files),
            self.tools.check(inputs.files, *options),
            rounds,
            partial(
                verify_text,
                expected=inputs.findings,
                files=len(inputs.files),
                rules=self.rules,
            ),
            cores,
        )


def note(text):
    print(text, file=sys.stderr, flush=True)


def thousand(bench):
    """A thousand small specs in one process, on one core and on two."""
    count = 100 if bench.is_quick else 1000
    inputs = bench.inputs(small_inputs, count)
    cores = usable_cores()
    one = bench.contest(inputs, "--jobs", "1", cores=cores[:1])
    name = f"{count:,} small specs on one core"
    results = Results(
        [Row(name, one)], [ratio(f"{name}: at most 5 × xmllint", one, one.ratio <= 5)]
    )
    if len(cores) > 1:
        two = bench.contest(inputs, "--jobs", "2", cores=cores[:2])
        name = f"{count:,} small specs on two cores"
        is_less = two.ratio < one.ratio
        results.add(Results([Row(name, two)], [ratio(f"{name}: less than on one", two, is_less)]))
    return results


def big(bench):
    """One spec of 10 MB with 100,000 marks."""
    count = 10_000 if bench.is_quick else 100_000
    inputs = bench.inputs(mark_inputs, count)
    result = bench.contest(inputs)
    name = f"{inputs.bytes / 1e6:.1f} MB, {count:,} marks"
    target = ratio(f"{name}: at most 3 × xmllint", result, result.ratio <= 3)
    return Results([Row(name, result)], [target])


def growth(bench):
    """A thousand marks and ten times more, up to a million."""
    counts = [10**power for power in range(3, 5 if bench.is_quick else 7)]
    contests = [
        bench.contest(bench.inputs(mark_inputs, count), rounds=min(bench.rounds, 3))
        for count in counts
    ]
    sizes = list(zip(counts, contests))
    share = contests[-1].wall / contests[-2].wall / 10
    memory = contests[-1].memory
    return Results(
        [Row(f"{count:,} marks", each) for count, each in sizes],
        [
            Target(
                f"{counts[-1]:,} marks: a mark takes at most 1.5 × as long as of {counts[-2]:,}",
                f"{share:.2f} ×",
                share <= 1.5,
            ),
            Target(
                f"{counts[-1]:,} marks: less than 1 GB",
                f"{memory / 1e6:,.0f} MB",
                memory < GIGABYTE,
            ),
        ],
        [
            f"from {fewer:,} to {more:,} marks: {after.wall / before.wall:.1f} × the time"
            for (fewer, before), (more, after) in zip(sizes, sizes[1:])
        ],
    )


def single(bench):
    """One small spec; most of that is the start of the process."""
    inputs = bench.inputs(small_inputs, 1)
    result = bench.contest(inputs, rounds=bench.rounds * 10)
    name = "one small spec, process start included"
    target = ratio(f"{name}: less than 3 × xmllint", result, result.ratio < 3)
    return Results([Row(name, result)], [target])


def scatter(bench):
    """An SVG image of 50 MB: a scatter chart of 500,000 dots."""
    count = 50_000 if bench.is_quick else 500_000
    result, files = image_contest(bench, images.scatter, count)
    name = f"SVG of {files.bytes / 1e6:.0f} MB, {count:,} dots"
    rival = max(run.memory for run in result.parses)
    memory = f"{result.memory / 1e6:,.0f} of {rival / 1e6:,.0f} MB"
    return Results(
        [Row(name, result)],
        [
            ratio(f"{name}: at most 3 × xmllint", result, result.ratio <= 3),
            Target(f"{name}: at most its memory", memory, result.memory <= rival),
        ],
    )


def path(bench):
    """An SVG image with a line of 12 MB in one attribute."""
    size = 1_200_000 if bench.is_quick else 12_000_000
    result, _ = image_contest(bench, images.long_path, size)
    name = f"SVG with a path of {size / 1e6:.1f} MB"
    return Results(
        [Row(name, result)], [ratio(f"{name}: at most 3 × xmllint", result, result.ratio <= 3)]
    )


def charts(bench):
    """Ten charts as libraries draw them, in one process."""
    files = images.examples(bench.tools)
    result = measured_images(bench, files, bench.rounds * 10)
    name = f"{len(files.files)} SVG charts of libraries"
    return Results(
        [Row(name, result)], [ratio(f"{name}: at most 4 × xmllint", result, result.ratio <= 4)]
    )


def image_contest(bench, make, size):
    note(f"{make.__name__}: generating {size:,} and verifying")
    files = in_process(make, bench.tools, bench.seed, size)
    return measured_images(bench, files, min(bench.rounds, 3)), files


def measured_images(bench, files, rounds):
    note(f"  measuring, rounds: {rounds}")
    # Without --huge, xmllint refuses texts of more than 10 MB.
    parse = [*bench.tools.parse([]), "--huge", *files.files]
    verify = partial(images.verify, images=files)
    return contest(parse, bench.tools.check(files.files), rounds, verify)


def ratio(name, result, is_met):
    return Target(name, f"{result.ratio:.2f} ×", is_met)


CASES = {
    "thousand": thousand,
    "big": big,
    "growth": growth,
    "single": single,
    "scatter": scatter,
    "path": path,
    "charts": charts,
}
