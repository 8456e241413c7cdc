"""What is measured of the live screens, on a terminal that nobody sees."""

import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time

from comparisons import feed

PATIENCE = 20  # seconds after which something is not merely slow


class Seat:
    """The tool at a terminal of 80 by 24 that answers what it is asked."""

    def __init__(self, bench, *words):
        self.begun = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(bench.tool, [bench.tool, *words], {**bench.environment, "TERM": "xterm"})
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def sees(self, text):
        """Milliseconds since the last key, or the start, until the terminal was sent this text."""
        seen = b""
        while text not in seen:
            ready = select.select([self.terminal], [], [], PATIENCE)[0]
            try:
                seen += os.read(self.terminal, 1 << 16) if ready else b"" / 0
            except (OSError, TypeError):
                sys.exit(f"error: {text} was not shown, but {seen[-2000:].decode()}")
        return (time.perf_counter() - self.begun) * 1000

    def type(self, keys):
        self.quiet()
        self.begun = time.perf_counter()
        os.write(self.terminal, keys)

    def quiet(self):
        """Reads what is still being sent."""
        while select.select([self.terminal], [], [], 0.02)[0]:
            os.read(self.terminal, 1 << 16)

    def leave(self):
        # The answer to what a terminal is, so that leaving need not wait for it.
        self.type(b"\x1b[?62;cq")
        try:
            while os.read(self.terminal, 1 << 16):
                pass
        except OSError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def screens(bench):
    """First frames, and keys to their frames."""
    game, _ = bench.game("screens", feed(("Ana two", "Bo assist", "Di one"), 9))
    where = ["--library", "screens", game]
    starts, keys, plays = [], [], []
    for _ in range(bench.chosen.runs):
        seat = Seat(bench, "score", *where)
        starts.append(seat.sees(b"q\x1b[22m quit"))
        seat.type(b"1")
        keys.append(seat.sees(b"Ana: o one"))
        seat.type(b"r")
        plays.append(seat.sees(b"Ana rebound"))
        seat.type(b"u")
        seat.sees(b"took back")
        seat.leave()
    bench.add("`score`: first frame", starts)
    bench.add("a key to its frame", keys)
    bench.add("a play to its frame, on the disk", plays)


def replays(bench):
    """A long replay: its first frame, and a seek."""
    count = bench.chosen.plays
    game, _ = bench.game(
        "replays", feed(("Ana rebound", "Di foul"), count), rules=["--target", "100000"])
    starts, seeks = [], []
    for run in range(bench.chosen.runs):
        seat = Seat(bench, "replay", "--library", "replays", game, "--at", "#1")
        starts.append(seat.sees(b"q\x1b[22m quit"))
        number = count - 1 - run
        seat.type(b"g#%d" % number)
        seat.type(b"\r")
        seeks.append(seat.sees(b"%d  " % number))
        seat.leave()
    bench.add(f"`replay` of {count:,} plays: first frame", starts)
    bench.add("a seek to its frame", seeks)
