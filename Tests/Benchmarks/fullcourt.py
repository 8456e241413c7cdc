"""What is measured of full-court games: four quarters, twelve players a side, 600 plays, 60 substitutions."""

import shutil
from pathlib import Path

from bench import HAVE, TOOL, say
from libraries import Library
from timing import Aim, Contender, Start

RULES = ("--rules", "fiba5x5")
# Thirty lines, four seconds apart: two thirds are plays of the ten on court, and one is a substitution.
LINES = (
    "h1 three h2 assist", "a1 miss2", "h3 rebound", "h4 two", "a2 two a3 assist", "h5 turnover",
    "a4 steal", "a5 miss3", "a1 rebound", "a2 foul", "h1 free", "h1 missft", "a3 rebound",
    "a4 two", "h2 miss2", "h3 rebound", "h3 two", "a5 turnover", "h4 steal", "h5 three")
SWAPS = (("1", "6"), ("6", "7"), ("7", "1"))


def sides(number):
    """The sides of a game of a league of twenty teams, twelve players each."""
    home, away = number % 20, (number % 20 + 1 + number // 20 % 19) % 20
    return tuple(
        f"Team {team:02}: " + ", ".join(f"{place + 4} Player {place:02} {team:02}" for place in range(12))
        for team in (home, away))


def feed():
    """Four quarters of 150 lines, and the end of the last."""
    lines = []
    for quarter in range(4):
        for line in range(150):
            left = 600 - 4 * line
            moves = LINES[line % len(LINES)]
            if line % 10 == 9:
                turn = quarter * 15 + line // 10
                side, (out, come) = "ha"[turn % 2], SWAPS[turn // 2 % 3]
                moves = f"{side}{out} out {side}{come} in"
            lines.append(f"Q{quarter + 1} {left // 60}:{left % 60:02} {moves}")
    return lines + ["END"]


def fullcourt(bench):
    """A play, a whole feed, and a season of full-court games, beside the least that they cost."""
    text = "\n".join(feed()[:-1]) + "\n"
    Path("full.feed").write_text(text)
    game = bench.call(bench.tool, "new", *sides(0), *RULES, "--library", "full")
    file, where = Path("full", f"{game}.json"), ["--library", "full", "-g", game]
    empty = Start(file)
    whole = Contender(
        "`record -`, a full-court game", TOOL, [bench.tool, "record", "-", *where], empty,
        stdin="full.feed", aim=Aim(60, "ms"))
    bench.measure("a full-court game", [whole], bench.chosen.long_runs)
    empty.restore()
    bench.call(bench.tool, "record", "-", *where, text=text)
    bench.sizes.append(f"a full-court game of 600 lines: {file.stat().st_size:,} bytes")
    record = [bench.tool, "record", "h3", "rebound", *where]
    everyone = [Contender("one `record` in it", TOOL, record, Start(file), record, aim=Aim(1.9))]
    if HAVE["cc"]:
        Path("fullest").mkdir()
        words = [bench.compiled(Path(__file__).with_name("floor.c")), shutil.copy(file, "fullest")]
        everyone.insert(0, Contender("the least of a change of it", "C", words, before=words))
    bench.measure("record in a full-court game", everyone, bench.chosen.runs)

    count = bench.chosen.games // 5
    say(f"a library of {count:,} full-court games")
    Library(bench, "court", count, sides, feed(), RULES)
    games = f"{count:,} full-court games"
    everyone = [
        Contender(f"`{words}` of {games}", TOOL, [bench.tool, words, "--library", "court"],
                  aim=Aim(limit))
        for words, limit in (("list", 4), ("stats", 6))]
    if HAVE["cc"]:
        program = bench.compiled(Path(__file__).with_name("scan.c"), "-pthread")
        everyone.insert(0, Contender(f"a look at {games}", "C", [program, "court"]))
    bench.measure("full-court games", everyone, bench.chosen.long_runs)
