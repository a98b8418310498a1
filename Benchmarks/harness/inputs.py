"""Writing the inputs of a measurement into files, each in a process of its own.

Specs of a million marks make a process large, and the peak memory of a process that is measured
counts from that of the one that starts it.
"""

import multiprocessing
import os
from dataclasses import dataclass
from random import Random

from generator.marks import marks_spec
from generator.small import small_specs

#: One mark in so many has a defect.
MARKS_FOR_A_DEFECT = 250
SMALL_SPECS_FOR_A_DEFECT = 3


@dataclass(frozen=True)
class Inputs:
    """Files, the outcomes that each must have, as rule, line and appearance, and how many findings
    these are to people."""

    outcomes: dict[str, list]
    findings: int
    bytes: int

    @property
    def files(self):
        return sorted(self.outcomes)


def in_process(function, *arguments):
    """Calls a function in a process that ends with the call."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(function, arguments)


def small_inputs(seed, count):
    """So many small specs in the folder small; a third of them have a defect."""
    os.makedirs("small", exist_ok=True)
    specs = small_specs(count, count // SMALL_SPECS_FOR_A_DEFECT, Random(f"{seed} small"))
    return written({f"small/{index:04}.xml": spec for index, spec in enumerate(specs)})


def mark_inputs(seed, count):
    """One chart of so many marks."""
    defects = count // MARKS_FOR_A_DEFECT
    return written({f"marks-{count}.xml": marks_spec(count, defects, Random(f"{seed} {count}"))})


def written(specs):
    size = 0
    for path, spec in specs.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(spec.text)
        size += os.path.getsize(path)
    return Inputs(
        outcomes={path: sorted(spec.outcomes, key=str) for path, spec in specs.items()},
        findings=sum(spec.counted for spec in specs.values()),
        bytes=size,
    )
