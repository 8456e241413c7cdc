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


@dataclass
class Contender:
    """One command of a comparison. Its first word is a full path: no search of PATH is timed."""

    name: str
    words: list
    start: Start = None
    stdin: str = os.devnull


def milliseconds(contender, environment, errors):
    """Runs the command once, from its spawn to its end; one that fails ends the benchmark."""
    errors.truncate(0)
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, contender.stdin, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_DUP2, errors.fileno(), 2),
    ]
    words, signals = contender.words, [signal.SIGPIPE]  # Python ignores it, a child must not
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


def compare(what, contenders, runs, environment):
    """Each contender's times in milliseconds, ascending, by its name: A B C, B C A, C A B, …

    Before each run the disk is given all that waits, so that no fsync pays for the writes of
    the run before. The first round only warms up.
    """
    print(f"{what}: {runs} rounds of {len(contenders)}", file=sys.stderr)
    times = {contender.name: [] for contender in contenders}
    with open("errors", "a+b") as errors:
        for turn in range(runs + 1):
            first = turn % len(contenders)
            for contender in contenders[first:] + contenders[:first]:
                if contender.start:
                    contender.start.restore()
                os.sync()
                took = milliseconds(contender, environment, errors)
                if turn > 0:
                    times[contender.name].append(took)
    return {name: sorted(taken) for name, taken in times.items()}
