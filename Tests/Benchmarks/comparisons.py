"""What is measured of single commands: each function prepares one comparison and runs it.

All of it works in the current folder, by relative names.
"""

import shutil
import statistics
from datetime import datetime, timedelta, timezone
from pathlib import Path

from bench import ENDLESS, HAVE, PLAYS, TOOL, feed
from timing import Aim, Contender, Start

COUNT = 100  # plays, rows or intervals in the games and data that a change is measured on
FIXED = 51  # a basket in the middle of them


def changes(bench):
    """One `record`, `undo` and `fix` in a game of 100 plays, beside peers that change as much."""
    game, file = bench.game("changes", feed(PLAYS, COUNT - 1))
    record = [bench.tool, "record", "h1", "rebound", "--library", "changes"]
    named, start = [*record, "-g", game], Start(file)
    where = named[-4:]
    tools = [
        ("one `record`", named, 1.5),
        ("one `undo`", [bench.tool, "undo", *where], 1.8),
        ("one `fix`", [bench.tool, "fix", str(FIXED), "--move", "two", *where], 1.8),
        ("one `record`, the game not named", record, None),
    ]
    floors, peers = list(floor(bench, file, named)), list(rivals(bench))
    ours = [
        Contender(what, TOOL, words, start, named, aim=Aim(limit) if limit and floors else None)
        for what, words, limit in tools]
    everyone = [*floors, *ours, *peers]
    times = bench.measure("changes", everyone, bench.chosen.runs)
    for peer, theirs in list(zip(everyone, times))[len(floors) + len(ours):]:
        bench.add(f"one `record` beside {peer.by}", times[len(floors)],
                  base=statistics.median(theirs), aim=Aim(1))


def floor(bench, file, record):
    """The least that a change costs, with the bytes that the tool reads and writes for it."""
    start = Start(file)
    bench.call(*record)  # to the game as it is before a change that is measured
    before = file.stat().st_size
    bench.call(*record)
    bench.sizes.append(f"the game of {COUNT} plays: {before:,} bytes")
    if HAVE["cc"]:
        Path("least").mkdir()
        program = bench.compiled(Path(__file__).with_name("floor.c"))
        words = [program, shutil.copy(file, "least")]
        yield Contender("the least of a change", "C: lock, read, write, fsync, rename, fsync",
                        words, before=words)
    start.restore()


def rivals(bench):
    """Other tools that add one more to 100 that they have."""
    if HAVE["sqlite3"]:
        table = "create table plays (number integer primary key, seconds real, player, move);"
        row = "insert into plays (seconds, player, move) values (1.5, 'Ana', 'rebound');"
        bench.call(HAVE["sqlite3"], "plays.db", table + (COUNT - 1) * row)
        # The journal is the default; so is full, but a build may say otherwise.
        words = [HAVE["sqlite3"], "plays.db", "pragma synchronous = full; " + row]
        yield Contender("a row more", "`sqlite3`", words, Start("plays.db"), words)
    if HAVE["timew"]:
        timew, now = HAVE["timew"], datetime.now(timezone.utc)
        bench.call(timew, "config", text="yes\n")  # before its first use it asks
        for n in range(COUNT):  # the last two hours, for it keeps a file a month
            begun = now - timedelta(minutes=COUNT + 1 - n)
            span = f"{begun:%Y%m%dT%H%M00Z}", "-", f"{begun:%Y%m%dT%H%M30Z}"
            track = [timew, "track", *span, "play", ":quiet"]
            if n < COUNT - 1:
                bench.call(*track)
        # Version 1.4.3 renames new interval, tag and undo files into place and fsyncs none.
        words = [timew, "start", "play", ":quiet"]
        yield Contender("an interval more, no fsync", "`timew`", words, Start("timew"), track)


def lengths(bench):
    """What a long game costs, beside one of ten plays: recording in it, and showing it; and what of
    that is the file's length alone.
    """
    games = []
    for count in 10, bench.chosen.plays:
        game, file = bench.game(f"length{count}", feed(PLAYS, count - 1), ENDLESS)
        games.append((count, file, Start(file), ["--library", f"length{count}", "-g", game]))
    if HAVE["cc"]:
        Path("lengths").mkdir()
        program = bench.compiled(Path(__file__).with_name("floor.c"))
        copies = [(count, [program, shutil.copy(file, f"lengths/{count}")])
                  for count, file, *_ in games]
        bench.measure("the least in long games", [
            Contender(f"the least of a change in a game of {count:,} plays", "C", words, before=words)
            for count, words in copies], bench.chosen.runs)
    for words, limit in (["record", "h1", "rebound"], 3), (["show"], 2):
        contenders = [
            Contender(f"`{words[0]}` in a game of {count:,} plays", TOOL,
                      [bench.tool, *words, *where], start,
                      [bench.tool, "record", "h1", "rebound", *where],
                      aim=Aim(limit) if count > 10 else None)
            for count, _, start, where in games]
        bench.measure(f"{words[0]} in long games", contenders, bench.chosen.runs)


def feeds(bench):
    """A feed, and one twice as long: a ratio near 2 says that the time grows with the lines."""
    for way, step in ("", 1), (", each before all others", -1):
        contenders = []
        for count in bench.chosen.plays, 2 * bench.chosen.plays:
            game, file = bench.game("feeds", rules=ENDLESS)
            stdin = Path(f"{count}{way[:1]}.feed")
            stdin.write_text("\n".join(feed(PLAYS, count)[::step]) + "\n")
            words = [bench.tool, "record", "-", "--library", "feeds", "-g", game]
            contenders.append(Contender(
                f"`record -`, a feed of {count:,} plays{way}", TOOL, words, Start(file),
                stdin=stdin))
        bench.measure("feeds" + way, contenders, bench.chosen.long_runs)


def starting(bench):
    """What of every line of the table is only the start of a process."""
    contenders = [Contender("start-up: `--version`", TOOL, [bench.tool, "--version"])]
    if HAVE["cc"]:
        Path("empty.c").write_text("int main(void) { return 0; }\n")
        contenders.insert(
            0, Contender("start-up", "an empty C program", [bench.compiled("empty.c")]))
    bench.measure("start-up", contenders, bench.chosen.runs)
