"""What is measured of the live screens."""

from bench import ENDLESS, PLAYS, feed
from seat import Seat
from timing import Aim

FOOT = rb"\?\]? +keys|q\]? +quit"  # stands in the last row of every screen: with it, a frame is complete


def scoring(bench):
    """The first frame of `score`, and keys to their frames."""
    game, _ = bench.game("scored", feed(PLAYS, 100))
    starts, keys, plays = [], [], []
    for number in range(101, 101 + bench.chosen.runs):  # a number is not used again after an undo
        seat = Seat(bench, "score", "--library", "scored", game)
        starts.append(seat.sees(FOOT))
        seat.type(b"1")
        keys.append(seat.sees(rb"\S"))
        seat.type(b"r")
        plays.append(seat.sees(rb"\b%d\b" % number))
        seat.type(b"u")
        seat.sees(rb"\S")
        seat.leave()
    bench.add("`score` of 100 plays, exec to its first frame", starts)
    bench.add("a key to its frame", keys)
    bench.add("a play to its frame, on the disk", plays)


def replaying(bench):
    """A long replay: its first frame, and a seek."""
    count = bench.chosen.plays
    game, _ = bench.game("replayed", feed(PLAYS, count), ENDLESS)
    starts, seeks = [], []
    for run in range(bench.chosen.runs):
        seat = Seat(bench, "replay", "--library", "replayed", game, "--at", "#1")
        starts.append(seat.sees(FOOT))
        number = count - 1 - run
        seat.type(b"g#%d" % number)
        seat.type(b"\r")
        seeks.append(seat.sees(rb"\b%d\b" % number))
        seat.leave()
    bench.add(f"`replay` of {count:,} plays, exec to its first frame", starts, aim=Aim(30, "ms"))
    bench.add("a seek to its frame", seeks)


def watching(bench):
    """A long game that is followed: from the line of whoever records to the play on the screen."""
    count = bench.chosen.plays
    game, _ = bench.game("watched", feed(PLAYS, count), ENDLESS)
    where = ["--library", "watched", "-g", game]
    seat = Seat(bench, "watch", *where, columns=120, rows=40)
    seat.sees(FOOT)
    changes = []
    for number in range(count + 1, count + 2 + bench.chosen.runs):
        seat.rests()
        words = [bench.tool, "record", "h1", "rebound", *where]
        changes.append(seat.follows(words, rb"\b%d\b" % number))
    seat.leave()
    del changes[0]  # warms up
    bench.add(f"`watch` of {count:,} plays, a change to its frame", changes, aim=Aim(10, "ms"))
    bench.add(f"the slowest of these {len(changes)}", [max(changes)])
