"""What every comparison needs: the tool, games to try it on, and the table of results."""

import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from timing import compare

HAVE = {name: shutil.which(name) for name in ("cc", "sqlite3", "jq", "timew", "valgrind")}
TOOL = "`scoreboard`"
TEAMS = ("Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo")
ENDLESS = ("--target", "100000")  # a game that so many plays do not finish

# Ten plays, one point: a hundred of them are a game that goes on.
PLAYS = (
    "Ana one", "Bo assist", "Di rebound", "Ed foul", "Flo rebound", "Cy rebound", "Di foul",
    "Bo rebound", "Ed rebound", "Ana foul")


def feed(moves, count):
    """Lines of a feed, a tenth of a second apart."""
    return [f"{n // 600}:{n % 600 / 10:04.1f} {moves[n % len(moves)]}" for n in range(count)]


class Bench:
    """The tool, the commands that prepare a comparison, and the results so far."""

    def __init__(self, binary, chosen):
        self.tool, self.chosen, self.table, self.sizes = installed(binary), chosen, [], []
        # A clean environment: nobody's start-up file or default game takes part.
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": os.getcwd(), "LC_ALL": "C.UTF-8",
            "TIMEWARRIORDB": os.path.abspath("timew"),
        }

    def call(self, *words, text=""):
        """What a command answers while things are prepared; one that fails ends it all."""
        done = subprocess.run(
            words, input=text, capture_output=True, text=True, env=self.environment)
        if done.returncode != 0:
            sys.exit(f"error: {' '.join(words)[:200]}\nended with {done.returncode}: {done.stderr}")
        return done.stdout.strip()

    def compiled(self, source, *options):
        program = os.path.abspath(Path(source).stem)
        self.call(HAVE["cc"], "-O2", *options, "-o", program, str(source))
        return program

    def game(self, library, lines=(), rules=()):
        """The id and the file of a new game with these lines recorded, each a step to undo."""
        game = self.call(self.tool, "new", *TEAMS, *rules, "--library", library)
        if lines:
            words = [self.tool, "record", "-", "--library", library, "-g", game]
            self.call(*words, text="\n".join(lines) + "\n")
        return game, Path(library, f"{game}.json")

    def measure(self, title, contenders, runs):
        """Adds a comparison's lines to the table and gives each contender's times.

        Ratios are to the first contender.
        """
        say(f"{title}: {runs} rounds of {len(contenders)}")
        times = compare(contenders, runs, self.environment)
        base = statistics.median(times[0])
        for one, each in zip(contenders, times):
            self.add(one.what, each, one.by, base, one.aim)
        return times

    def add(self, what, times, by=TOOL, base=None, aim=None):
        """Adds a line to the table: the milliseconds that something took, again and again."""
        median = statistics.median(times)
        ratio = median / base if base else 1
        self.table.append(
            f"| {what} | {by} | {median:.2f} | {f'{ratio:.2f}' if base else ''} "
            f"| {aim.verdict(median, ratio) if aim else ''} |")


def installed(binary):
    """A copy of the tool in this folder, as it would be installed.

    Pages of the linker's own output are slower to map than those of a copy.
    """
    copy = os.path.abspath("scoreboard")
    shutil.copyfile(binary, copy)
    os.chmod(copy, 0o755)
    return copy


def say(progress):
    """Progress, on stderr: the table alone is the answer."""
    print(progress, file=sys.stderr)
