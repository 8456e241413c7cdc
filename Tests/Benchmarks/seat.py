"""A terminal that nobody sees, with the tool at it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

PATIENCE = 20  # seconds after which something is not merely slow
SILENCE = 0.02  # seconds without a byte, after which a screen has shown what it had to show
ROWS = re.compile(rb"\x1b\[[0-9;]*H")
ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[a-zA-Z]|\x1b\][^\x1b]*\x1b\\")


def text(sent):
    """What a terminal was sent, without paint, a line for each row that was begun."""
    return ESCAPES.sub(b"", ROWS.sub(b"\n", sent))


class Seat:
    """The tool at a terminal of so many columns and rows, timed from its exec on."""

    def __init__(self, bench, *words, columns=80, rows=24):
        self.environment = {**bench.environment, "TERM": "xterm"}
        clock, child_clock = os.pipe()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            try:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
                # What this process costs before it is the tool is not the tool's.
                os.write(child_clock, struct.pack("d", time.perf_counter()))
                os.execve(bench.tool, [bench.tool, *words], self.environment)
            finally:
                os._exit(127)
        os.close(child_clock)
        (self.begun,) = struct.unpack("d", os.read(clock, 8))
        os.close(clock)

    def sees(self, pattern):
        """Milliseconds since the exec, or the last key, until this stands on the terminal."""
        return (self.waits(pattern)[0] - self.begun) * 1000

    def follows(self, words, pattern):
        """Milliseconds from a command's line to this on the terminal; 0 if it stood there first."""
        with subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                env=self.environment) as other:
            shown, printed = self.waits(pattern, other.stdout.fileno())
        if other.returncode != 0:
            sys.exit(f"error: {' '.join(words)}\nended with {other.returncode}")
        return max(0, shown - printed) * 1000

    def waits(self, pattern, other=None):
        """When this stood on the terminal, and when another descriptor, if any, had its line."""
        times, sent = {}, b""
        waiting = {self.terminal, other} - {None}
        while waiting:
            ready = select.select(waiting | {self.terminal}, [], [], PATIENCE)[0]
            now = time.perf_counter()
            if other in ready:
                os.read(other, 1 << 16)
                times[other] = now
            if self.terminal in ready and (more := self.read()):
                sent += more
                if self.terminal in waiting and re.search(pattern, text(sent)):
                    times[self.terminal] = now
            elif other not in ready:
                self.fails(pattern, sent)
            waiting -= times.keys()
        return times[self.terminal], times.get(other)

    def fails(self, pattern, sent):
        shown = text(sent)[-2000:].decode(errors="replace")
        sys.exit(f"error: {pattern.decode()} was not shown, but: {shown}")

    def read(self):
        """What has come; nothing when the tool is gone."""
        try:
            return os.read(self.terminal, 1 << 16)
        except OSError:
            return b""

    def type(self, keys):
        """Types when what was shown before has come to rest."""
        self.rests()
        self.begun = time.perf_counter()
        os.write(self.terminal, keys)

    def rests(self):
        """Reads what is still being sent."""
        while select.select([self.terminal], [], [], SILENCE)[0] and self.read():
            pass

    def leave(self):
        # The answer to what a terminal is, so that leaving need not wait for it.
        self.type(b"\x1b[?62;cq")
        while self.read():
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)
