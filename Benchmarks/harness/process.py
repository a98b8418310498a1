"""Running a program once, and what that took."""

import os
import resource
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass

#: The same for every program that is measured.
ENVIRONMENT = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"}


class ProgramFailed(Exception):
    """A program that ended otherwise than it should."""


@dataclass(frozen=True)
class Run:
    """What one run took: seconds of wall-clock and processor time, and bytes at the peak."""

    wall: float
    processor: float
    memory: int


def run(command, output, statuses, cores=None):
    """Runs a program until it ends with one of these exit codes, on these cores or on all.

    What it prints goes to a file, and what it complains of to another.
    """
    complaints = output + ".errors"
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    files = [
        (os.POSIX_SPAWN_OPEN, 1, output, flags, 0o600),
        (os.POSIX_SPAWN_OPEN, 2, complaints, flags, 0o600),
    ]
    with kept_to(cores):
        start = time.perf_counter()
        child = os.posix_spawn(command[0], command, ENVIRONMENT, file_actions=files)
        _, status, usage = os.wait4(child, 0)
        wall = time.perf_counter() - start
    if (code := os.waitstatus_to_exitcode(status)) not in statuses:
        with open(complaints, encoding="utf-8", errors="replace") as text:
            raise ProgramFailed(f"{command[0]} ended with {code}: {text.read(2000)}")
    return Run(wall, usage.ru_utime + usage.ru_stime, peak(usage))


def peak(usage):
    """The peak memory in bytes: Linux counts kilobytes, macOS bytes."""
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def own_peak():
    """The peak of this process; one that it starts begins with it, so it must stay small."""
    return peak(resource.getrusage(resource.RUSAGE_SELF))


@contextmanager
def kept_to(cores):
    """Keeps this process and those it starts to some cores, as taskset does, where that works."""
    if cores is None or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def usable_cores():
    """The numbers of the cores that may be used; macOS tells how many, and pins to none."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))
