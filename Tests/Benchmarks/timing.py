"""Times commands in turns, so that whatever else the machine does falls on all of them alike."""

import os
import shlex
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path


class Start:
    """A file, or a folder's files, as they are now, to be put back before every run.

    A change is only comparable with the next one if both find the same bytes.
    """

    def __init__(self, root):
        self.root = Path(root)
        self.bytes = {file: file.read_bytes() for file in self.files()}

    def files(self):
        places = self.root.rglob("*") if self.root.is_dir() else [self.root]
        return [place for place in places if place.is_file()]

    def restore(self):
        for file in set(self.files()) - set(self.bytes):
            file.unlink()
        for file, content in self.bytes.items():
            file.write_bytes(content)


@dataclass(frozen=True)
class Aim:
    """The most that a median may be: a ratio to the first of its group, or milliseconds."""

    limit: float
    unit: str = ""  # "" for a ratio, or "ms"

    def verdict(self, median, ratio):
        missed = (median if self.unit else ratio) > self.limit
        return f"≤ {self.limit:g} {self.unit}".strip() + (", missed" if missed else "")


@dataclass
class Contender:
    """One command of a comparison. Its first word is a full path: no search of PATH is timed."""

    what: str  # what is done
    by: str  # by whom
    words: list
    start: Start = None  # is put back before every run
    before: list = None  # then runs, untimed: in use, a change comes after another change
    stdin: str = os.devnull
    aim: Aim = None


def quiet_file():
    """A file for what commands say on stderr: in memory, so that it is nothing for the disk."""
    return os.fdopen(os.memfd_create("errors"), "w+b", buffering=0)


def milliseconds(words, environment, errors, stdin=os.devnull):
    """Runs a command once, from its spawn to its end; one that fails ends the benchmark."""
    errors.seek(0)
    errors.truncate()
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_DUP2, errors.fileno(), 2),
    ]
    signals = [signal.SIGPIPE]  # Python ignores it, a child must not
    begun = time.perf_counter_ns()
    child = os.posix_spawn(
        words[0], words, environment, file_actions=actions, setsigdef=signals)
    status = os.waitpid(child, 0)[1]
    took = time.perf_counter_ns() - begun
    if status != 0:
        errors.seek(0)
        said = errors.read().decode(errors="replace")
        code = os.waitstatus_to_exitcode(status)
        sys.exit(f"error: {shlex.join(words)[:200]}\nended with {code}: {said}")
    return took / 1e6


def compare(contenders, runs, environment):
    """Each contender's times in milliseconds, in the order of the contenders.

    The rounds are A B C, B C A, C A B, … Before each run the disk is given all that waits, so
    that no fsync pays for the writes of the run before. The first round only warms up.
    """
    times = [[] for _ in contenders]
    turns = list(range(len(contenders)))
    with quiet_file() as errors:
        for turn in range(runs + 1):
            first = turn % len(turns)
            for index in turns[first:] + turns[:first]:
                one = contenders[index]
                if one.start:
                    one.start.restore()
                if one.before:
                    milliseconds(one.before, environment, errors)
                os.sync()
                took = milliseconds(one.words, environment, errors, one.stdin)
                if turn > 0:
                    times[index].append(took)
    return times
