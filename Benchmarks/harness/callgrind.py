"""Counting the instructions that a program takes, which no busy machine changes."""

import re
import shutil
import subprocess

VALGRIND = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]


class NotCounted(Exception):
    """A run of which no instructions are known."""


def is_there():
    return shutil.which(VALGRIND[0]) is not None


def instructions(command, statuses, folder, environment=None):
    """How many instructions a program takes that ends with one of these exit codes."""
    run = subprocess.run(
        VALGRIND + command,
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    complaints = run.stderr.decode(errors="replace")
    collected = re.search(r"Collected : (\d+)", complaints)
    if run.returncode not in statuses or collected is None:
        raise NotCounted(
            f"ended with {run.returncode}, not {' or '.join(map(str, statuses))}: {complaints[-2000:]}"
        )
    return int(collected[1])
