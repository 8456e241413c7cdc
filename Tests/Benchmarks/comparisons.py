"""What is measured, beside what: each function prepares one comparison and hands it to a bench.

All of it works in the current folder, by relative names.
"""

import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from timing import Contender, Start, compare

HAVE = {name: shutil.which(name) for name in ("cc", "sqlite3", "jq", "timew")}
TOOL = "`scoreboard`"

TEAMS = ("Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo")
OPEN = ("Ana two", "Bo assist", "Di one", "Ed rebound", "Cy foul")
FINISHED = ("Di rebound", "Ed one", "Cy foul", "Ana two")  # eight times: 16-8, the last one wins

FIELDS = ".id, .status, .home.name, .home.score, .away.name, .away.score, .clock.text"
PYTHON = """
import json, os
for name in os.listdir("many"):
    if name.endswith(".json"):
        with open("many/" + name) as file:
            game = json.load(file)["game"]
        home, away = game["home"], game["away"]
        print(game["id"], game["status"], home["name"], home["score"], away["name"], away["score"],
              game["clock"]["text"], sep="\\t")
"""


class Bench:
    """The tool, the commands that prepare a comparison, and the results so far."""

    def __init__(self, tool, chosen):
        self.tool, self.chosen, self.table, self.sizes = tool, chosen, [], []
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

    def compiled(self, source):
        program = os.path.abspath(Path(source).stem)
        self.call(HAVE["cc"], "-O2", "-o", program, str(source))
        return program

    def game(self, library, lines=(), rules=()):
        """The id and the file of a new game with these lines recorded, each a step to undo."""
        game = self.call(self.tool, "new", *TEAMS, *rules, "--library", library)
        if lines:
            words = [self.tool, "record", "-", "--library", library, "-g", game]
            self.call(*words, text="\n".join(lines) + "\n")
        return game, Path(library, f"{game}.json")

    def measure(self, what, contenders, runs):
        """Adds a comparison's lines to the table; ratios are to the first contender."""
        times = compare(what, contenders, runs, self.environment)
        base = statistics.median(times[contenders[0].name])
        for name, taken in times.items():
            self.add(what if name == contenders[0].name else "", taken, name, base)

    def add(self, what, taken, name=TOOL, base=None):
        """Adds a line to the table: the milliseconds that something took."""
        taken = sorted(taken)
        middle, quarter = statistics.median(taken), len(taken) // 4
        half = f"{taken[quarter]:.2f}–{taken[-1 - quarter]:.2f}"
        self.table.append(
            f"| {what} | {name} | {middle:.2f} | {half} | {middle / (base or middle):.2f} |")


def feed(moves, count):
    """Lines of a feed, a tenth of a second apart."""
    return [f"{n // 600}:{n % 600 / 10:04.1f} {moves[n % len(moves)]}" for n in range(count)]


def peers(bench, file):
    """The peers of a durable change: name, words to add, words to take back, what they change.

    Each has its own data of about the same size: 15 plays, rows or intervals.
    """
    if HAVE["cc"]:
        copy = shutil.copy(file, "floor.json")
        words = [bench.compiled(Path(__file__).with_name("floor.c")), copy]
        yield "C floor: lock, read, write, fsync, rename, fsync", words, words, copy
    if HAVE["sqlite3"]:
        table = "create table plays (number integer primary key, seconds real, player, move);"
        row = "insert into plays (seconds, player, move) values (1.5, 'Ana', 'rebound');"
        bench.call(HAVE["sqlite3"], "plays.db", table + 15 * row)
        # The journal is the default; so is full, but a build may say otherwise.
        add, drop = ([HAVE["sqlite3"], "plays.db", "pragma synchronous = full; " + change]
                     for change in (row, "delete from plays where number = 15;"))
        yield "`sqlite3`: insert / delete a row", add, drop, "plays.db"
    if HAVE["jq"]:
        copy = shutil.copy(file, "jq.json")
        edit = '"$0" "$1" jq.json > jq.new && mv jq.new jq.json'
        change = ".game.plays {0}= 1 | .game.home.players[0].rebound {0}= 1"
        add, drop = (["/bin/sh", "-c", edit, HAVE["jq"], change.format(sign)] for sign in "+-")
        yield "`jq` changing two counts, `mv` (no fsync)", add, drop, copy
    if HAVE["timew"]:
        timew = HAVE["timew"]
        bench.call(timew, "config", text="yes\n")  # before its first use it asks
        for minute in range(10, 25):
            span = f"20260101T10{minute}00 - 20260101T10{minute}30".split()
            bench.call(timew, "track", *span, "play", ":quiet")
        # Version 1.4.3 renames new interval, tag and undo files into place and fsyncs none.
        words = [timew, "start", "play", ":quiet"], [timew, "undo", ":quiet"]
        yield "`timew start` / `undo` (no fsync)", *words, "timew"


def changes(bench):
    """One `record` and one `undo`, both of the same 15 plays with the clock paused."""
    game, file = bench.game("one", feed(OPEN, 15))
    bench.sizes.append(f"15 plays, {file.stat().st_size:,} bytes")
    where = ["--library", "one", "-g", game]
    add, drop = [bench.tool, "record", "h1", "rebound", *where], [bench.tool, "undo", *where]
    records, undos = [], []
    for name, add, drop, changing in (TOOL, add, drop, file), *peers(bench, file):
        start = Start(changing)
        records.append(Contender(name, add, start))
        undos.append(Contender(name, drop, start))
    bench.measure("one `record`", records, bench.chosen.runs)
    bench.measure("one `undo`", undos, bench.chosen.runs)


def listing(bench):
    """`list` over a large library, beside the same fields read from the same files.

    The libraries, this one and a small one for later, are one finished game under many ids.
    """
    game, file = bench.game("finished", feed(FINISHED, 8 * len(FINISHED)))
    text = file.read_text()
    bench.sizes.append(f"{8 * len(FINISHED)} plays, {len(text):,} bytes")
    for library, count in ("few", 10), ("many", bench.chosen.games):
        os.mkdir(library)
        for name in (f"{game}-{number}" for number in range(1, count + 1)):
            Path(library, f"{name}.json").write_text(text.replace(f'"{game}"', f'"{name}"'))
    contenders = [Contender(TOOL, [bench.tool, "list", "--library", "many"])]
    if HAVE["jq"]:
        files = [f"many/{name}" for name in os.listdir("many")]
        words, stdin = [HAVE["jq"], "-r", f".game | [{FIELDS}] | @tsv"], os.devnull
        if sum(len(name) + 9 for name in files) < os.sysconf("SC_ARG_MAX") // 2:
            words += files
        else:
            words, stdin = [shutil.which("xargs"), "-0", *words], "files"
            Path(stdin).write_text("\0".join(files))
        contenders.append(Contender("`jq -r`, the same fields", words, stdin=stdin))
    contenders.append(Contender("Python's `json`, the same fields", [sys.executable, "-c", PYTHON]))
    what = f"`list` of {bench.chosen.games:,} games"
    bench.measure(what, contenders, bench.chosen.long_runs)


def neighbours(bench):
    """What the only open game costs, unnamed, with few and with many finished ones beside it."""
    opened = [(library, count, Start(bench.game(library, feed(OPEN, 15))[1]))
              for library, count in (("few", 10), ("many", bench.chosen.games))]
    for words in ["show"], ["record", "h1", "rebound"]:
        contenders = [
            Contender(f"beside {count:,} finished games",
                      [bench.tool, *words, "--library", library], start)
            for library, count, start in opened]
        bench.measure(f"`{words[0]}` of the open game", contenders, bench.chosen.runs)


def feeds(bench):
    """A feed, and one twice as long: a ratio near 2 says that the time grows with the lines."""
    contenders = []
    for count in bench.chosen.plays, 2 * bench.chosen.plays:
        game, file = bench.game("feeds", rules=("--target", "100000"))
        stdin = Path(f"{count}.feed")
        stdin.write_text("\n".join(feed(OPEN, count)) + "\n")
        words = [bench.tool, "record", "-", "--library", "feeds", "-g", game]
        contenders.append(Contender(f"{count:,} plays", words, Start(file), stdin))
    bench.measure("`record -`, a feed", contenders, bench.chosen.long_runs)


def starting(bench):
    """What of every line of the table is only the start of a process."""
    contenders = [Contender("`scoreboard --version`", [bench.tool, "--version"])]
    if HAVE["cc"]:
        Path("empty.c").write_text("int main(void) { return 0; }\n")
        contenders.append(Contender("an empty C program", [bench.compiled("empty.c")]))
    bench.measure("start-up", contenders, bench.chosen.runs)
