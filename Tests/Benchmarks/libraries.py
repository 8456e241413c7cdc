"""What is measured of a large library, and how it is made."""

import importlib.util
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench import HAVE, PLAYS, TOOL, feed, say
from timing import Aim, Contender, Start

# 75 plays; the last of nine is worth two, eight times: the last one of all wins 16-8.
NINE = ("a1 rebound", "a2 one", "h3 foul", "h2 rebound", "a3 rebound", "a1 foul", "h3 rebound",
        "h2 foul", "h1 two")
FINISHED = ("a3 rebound", "h3 rebound", "a2 foul", *8 * NINE)

FIELDS = (".id, (.game | .status, .home.name, .home.score, .away.name, .away.score, "
          ".clock.text)")
PYTHON = """
import json, os
for name in os.listdir("many"):
    if name.endswith(".json"):
        with open("many/" + name) as file:
            whole = json.load(file)
        game = whole["game"]
        home, away = game["home"], game["away"]
        print(whole["id"], game["status"], home["name"], home["score"], away["name"], away["score"],
              game["clock"]["text"], sep="\\t")
"""


# The points of every player and the wins of every team, as DuckDB has them from the summaries.
DUCKDB = """
import duckdb
heads = "(SELECT game FROM read_json('league/*.json'))"
lines = f"(SELECT unnest(game.home.players) AS line FROM {heads} UNION ALL " \\
        f"SELECT unnest(game.away.players) FROM {heads})"
print(duckdb.sql(f"SELECT line.name, count(*), sum(line.points) AS points FROM {lines} AS lines "
                 "GROUP BY ALL ORDER BY points DESC").fetchall())
print(duckdb.sql(f"SELECT CASE WHEN game.winner = 'home' THEN game.home.name ELSE game.away.name END "
                 f"AS team, count(*) FROM {heads} AS heads GROUP BY ALL").fetchall()[:9])
"""


def strangers(number):
    """The sides of a game, of which one has never played before."""
    return f"Reds {number:05}: Ana, Bo, Cy", "Blues: Di, Ed, Flo"


def league(number):
    """The sides of a game of a league: two of twenty teams, with four of their ten players each."""
    home, round = number % 20, number // 20
    away = (home + 1 + round % 19) % 20
    return lineup(home, round), lineup(away, round + 3)


def lineup(team, first):
    players = (f"{'ABCDEFGHIJ'[(first + place) % 10]}. {team:02}" for place in range(4))
    return f"Team {team:02}: {', '.join(players)}"


class Library:
    """A folder of finished games, each made by the tool itself: no copy under another id.

    They are made in memory where there is room for that, and moved: no game waits for the disk.
    """

    def __init__(self, bench, folder, count, sides, lines=None, rules=()):
        self.bench, self.sides, self.rules = bench, sides, rules
        self.feed = "\n".join(lines or feed(FINISHED, len(FINISHED))) + "\n"
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        with tempfile.TemporaryDirectory(prefix="scoreboard-", dir=memory or ".") as place, \
                ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            self.place = f"{place}/{folder}"
            list(pool.map(self.play, range(count)))
            shutil.move(self.place, folder)

    def play(self, number):
        """Makes a game and records all of it."""
        tool, library = self.bench.tool, ["--library", self.place]
        game = self.bench.call(tool, "new", *self.sides(number), *self.rules, *library)
        self.bench.call(tool, "record", "-", "-g", game, *library, text=self.feed)


def listing(bench):
    """`list` over a large library, beside a mere look at its files, and others that read them."""
    say(f"a library of {bench.chosen.games:,} games")
    Library(bench, "many", bench.chosen.games, strangers)
    files = [f"many/{name}" for name in os.listdir("many") if name.endswith(".json")]
    os.mkdir("few")
    for file in files[:10]:
        shutil.copy(file, "few")
    size = os.path.getsize(files[0])
    bench.sizes.append(f"a finished one of {len(FINISHED)} plays: {size:,} bytes")
    games = f"{bench.chosen.games:,} games"
    everyone = [
        Contender(f"`{words}` of {games}", TOOL, [bench.tool, *words.split(), "--library", "many"],
                  aim=Aim(limit) if HAVE["cc"] else None)
        for words, limit in (("list", 3.5), ("list --json", 4.5))]
    if HAVE["cc"]:
        program = bench.compiled(Path(__file__).with_name("scan.c"), "-pthread")
        everyone.insert(0, Contender(
            f"a look at {games}", "C: open, read 4 KB, close, on two threads", [program, "many"]))
    everyone += others(files)
    bench.measure("list", everyone, bench.chosen.long_runs)


def others(files):
    """Readers of the fields that `list` shows, from the same files."""
    if HAVE["jq"]:
        words, stdin = [HAVE["jq"], "-r", f"[{FIELDS}] | @tsv"], os.devnull
        if sum(len(name) + 9 for name in files) < os.sysconf("SC_ARG_MAX") // 2:
            words += files
        else:
            words, stdin = [shutil.which("xargs"), "-0", *words], "files"
            Path(stdin).write_text("\0".join(files))
        yield Contender("the same fields", "`jq -r`", words, stdin=stdin)
    yield Contender("the same fields", "Python's `json`", [sys.executable, "-c", PYTHON])


def season(bench):
    """Seasons added up, beside `list`, which reads the same heads, and DuckDB: of a league, and of
    games that bring a new team each.
    """
    Library(bench, "league", bench.chosen.games, league)
    games = f"{bench.chosen.games:,} games"
    for folder, what in ("league", f"{games} of a league"), ("many", f"{games} of as many teams"):
        everyone = [
            Contender(f"`{words}` of {what}", TOOL,
                      [bench.tool, *words.split(), "--library", folder],
                      aim=Aim(2) if words in ("standings", "stats") else None)
            for words in ("list", "standings", "stats", "export plays")]
        if folder == "league" and importlib.util.find_spec("duckdb"):
            everyone.append(Contender(
                "players and wins of the same", "DuckDB, over the folder",
                [sys.executable, "-c", DUCKDB]))
        bench.measure(what, everyone, bench.chosen.long_runs)


def neighbours(bench):
    """What the only open game costs, unnamed, with few and with many finished ones beside it."""
    opened = [(library, count, Start(bench.game(library, feed(PLAYS, 99))[1]))
              for library, count in (("few", 10), ("many", bench.chosen.games))]
    for words in ["show"], ["record", "h1", "rebound"]:
        contenders = [
            Contender(f"`{words[0]}`, unnamed, beside {count:,} finished games", TOOL,
                      [bench.tool, *words, "--library", library], start,
                      [bench.tool, "record", "h1", "rebound", "--library", library])
            for library, count, start in opened]
        bench.measure(f"{words[0]} beside other games", contenders, bench.chosen.runs)
