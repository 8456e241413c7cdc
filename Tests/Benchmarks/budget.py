"""What commands may cost in instructions: a count by callgrind, which no load disturbs."""

import re
import subprocess
import sys

from bench import ENDLESS, HAVE, PLAYS, feed, say

RECORD, SHOW = ("record", "h1", "rebound"), ("show",)
HEAD = "| instructions of | plays | millions | budget |\n| --- | ---: | ---: | ---: |"
# The words, the plays of the game, and the most millions of instructions where there is a limit: 1.2 of
# the tool that knew the half-court game alone, and a quarter for every other one.
COMMANDS = ((RECORD, 0, None), (RECORD, 100, 1.5), (RECORD, 1_000, None), (SHOW, 100, None))


def instructions(bench, words):
    """How many instructions a command takes, in millions."""
    # Without a seed that is another each time, hash tables cost the same each time.
    environment = {**bench.environment, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(
        [HAVE["valgrind"], "--tool=callgrind", "--callgrind-out-file=/dev/null", *words],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not collected:
        sys.exit(f"error: valgrind {' '.join(words)}\nended with {done.returncode}: {done.stderr}")
    return int(collected[1]) / 1e6


def budget(bench):
    """The lines of a table, and what is over its budget, in words."""
    if not HAVE["valgrind"]:
        return ["Instructions were not counted, for valgrind is not installed."], []
    say(f"instructions: {len(COMMANDS)} commands")
    lines, over = [HEAD], []
    for number, (words, plays, most) in enumerate(COMMANDS):
        library = f"budget{number}"
        game, _ = bench.game(library, feed(PLAYS, plays), ENDLESS)
        millions = instructions(bench, [bench.tool, *words, "--library", library, "-g", game])
        lines.append(
            f"| `{words[0]}` | {plays:,} | {millions:.2f} | {f'≤ {most:.1f}' if most else ''} |")
        if most and millions > most:
            over.append(f"`{words[0]}` of {plays:,} plays takes {millions:.2f} million "
                        f"instructions, its budget is {most:.1f} million")
    return lines, over
