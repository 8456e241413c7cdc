"""Commands that have a budget or are counted at a size and at twice that, and how each is prepared."""

import json
import os
import shutil
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from bench import ENDLESS, PLAYS, feed
from fullcourt import RULES, sides
from fullcourt import feed as quarters

# Ones and twos with misses, in a game that is called.
FINAL = "0:30 Ana two\n0:20 Di miss2\n0:19 Bo rebound\n0:05 Ed two\n0:01 Cy two\nEND called\n"

PREPARING = threading.Lock()  # held while games are made that several rows use


@dataclass(frozen=True)
class Row:
    """A command, the size it is first counted at, and what makes its library and its words."""

    what: str
    size: int
    prepare: Callable
    exit: int = 0


def of_library(words, size=100, exit=0):
    """A command about a library of so many finished games, of as many teams."""
    def prepare(bench, folder, count):
        library(bench, folder, count)
        return [*words.replace("OUT", f"{folder}-out").split(), "--library", folder], ""
    return Row(f"{words}, {size} games", size, prepare, exit)


def library(bench, folder, count):
    """So many games: copied, for those of all rows are the same."""
    with PREPARING:
        games = Path(f"games{count}")
        for number in range(0 if games.exists() else count):
            sides = f"H{number:04}: Ana, Bo, Cy", f"A{number:04}: Di, Ed, Flo"
            game = bench.call(bench.tool, "new", *sides, "--limit", "10:00", "--library", str(games))
            bench.call(bench.tool, "record", "-", "-g", game, "--library", str(games), text=FINAL)
        shutil.copytree(games, folder)
    # A folder that changed a second ago could change again unseen: its index would not be kept.
    os.utime(folder, (time.time() - 60,) * 2)
    bench.call(bench.tool, "show", "@1", "--library", folder)


def of_game(words, size=300, lines=None, exit=0, text=""):
    """A command about a game of so many plays."""
    def prepare(bench, folder, count):
        plays = lines(count) if lines else feed(PLAYS, count)
        game, _ = bench.game(folder, plays, ENDLESS)
        return [*words.split(), "-g", game, "--library", folder], text
    return Row(f"{words}, {size} plays", size, prepare, exit)


def of_full_court(words, size=724):
    """A command about a full-court game of so many steps."""
    def prepare(bench, folder, count):
        game = bench.call(bench.tool, "new", *sides(0), *RULES, "--library", folder)
        text = "\n".join(quarters()[:-1]) + "\n"
        bench.call(bench.tool, "record", "-", "-g", game, "--library", folder, text=text)
        return [*words.split(), "-g", game, "--library", folder], ""
    return Row(f"{words}, {size} plays of a full court", size, prepare)


def of_feed(what, lines, size=300):
    """A feed of so many lines, recorded in a new game."""
    def prepare(bench, folder, count):
        game, _ = bench.game(folder, (), ENDLESS)
        return ["record", "-q", "-g", game, "--library", folder, "-"], "\n".join(lines(count)) + "\n"
    return Row(f"record -, {size} lines, {what}", size, prepare)


def with_passes(count):
    """Baskets, each with its assist as a line of its own."""
    return [f"{n // 60}:{n % 60:02} {('Ana one', 'Bo assist')[n % 2]}" for n in range(count)]


def of_event(words, size=32, plan="--pools POOLS"):
    """A command about an event of so many teams, in pools of four: as many fixtures a team."""
    def prepare(bench, folder, count):
        planned(bench, folder, count, plan.replace("POOLS", str(count // 4)))
        return [*words.split(), "--library", folder], ""
    return Row(f"{words}, {size} teams", size, prepare)


def planned(bench, folder, count, plan):
    teams = [f"Team{number:04}" for number in range(count)]
    bench.call(bench.tool, "event", "plan", "cup", *teams, *plan.split(), "--library", folder)


def of_plan(options, size=32):
    """The plan of an event of so many teams."""
    def prepare(bench, folder, count):
        teams = [f"Team{number:04}" for number in range(count)]
        options_of = options.replace("POOLS", str(count // 4)).split()
        return ["event", "plan", "cup", *teams, *options_of, "--library", folder], ""
    return Row(f"event plan {options}, {size} teams", size, prepare)


def of_files(size=20):
    """An import of so many games, each a play-by-play of the NBA without its box."""
    def prepare(bench, folder, count):
        Path(f"{folder}-files").mkdir()
        for number in range(count):
            Path(f"{folder}-files", f"{number}.json").write_text(json.dumps(published(number)))
        return ["import", f"{folder}-files", "-q", "--library", folder], ""
    return Row(f"import, {size} games", size, prepare)


def published(number):
    """A play-by-play in the NBA's shape."""
    actions = []
    for place in range(60):
        side, made = place % 2, place % 3 != 0
        actions.append({
            "actionNumber": place + 1, "clock": f"PT{11 - place // 6:02}M{59 - place % 6 * 9:02}.00S", "period": 1,
            "teamId": side + 1, "teamTricode": "AB"[side] * 3, "actionType": "2pt", "subType": "Layup",
            "personId": 10 * side + place % 5 + 1, "playerName": f"P{side}{place % 5}",
            "playerNameI": f"P. {side}{place % 5}", "shotResult": "Made" if made else "Missed",
            "description": "", "qualifiers": [], "personIdsFilter": [], "edited": "", "orderNumber": place,
            "scoreHome": "0", "scoreAway": "0", "isFieldGoal": 1, "possession": side + 1,
        })
    return {"meta": {}, "game": {"gameId": f"00{number:08}", "actions": actions}}


# The most millions of instructions that a command may take.
BUDGETS = (
    (of_game("record h1 rebound", 0), 2.4),
    (of_game("record h1 rebound", 100), 4.05),
    (of_full_court("record h3 rebound"), 15.3),
    (of_full_court("record --at Q2 5:00 h3 rebound"), 18.4),
    (of_game("undo", 100), 4.45),
    (of_full_court("undo"), 18.8),
    (of_game("show", 100), 4.95),
    (of_full_court("show --json"), 14.6),
    (of_full_court("log --json"), 22.7),
    (of_full_court("log --feed"), 460),
    (of_library("new Zebras:A,B,C Yaks:D,E,F", 300), 6.5),
    (of_library("new Zebras Yaks", 300), 57),
    (of_library("list", 300), 36.3),
    (of_library("stats --json", 300), 122),
)

DOUBLINGS = (
    *(of_library(words) for words in (
        "list", "list --json", "list --open", "standings", "standings --json", "stats", "stats --json",
        "stats --teams", "stats H0000", "export games", "export players", "export teams", "export plays",
        "export lineups", "export standings", "check --all", "report --all -o OUT", "show @1",
        "new Zebras Yaks", "new Zebras:A,B,C Yaks:D,E,F", "league", "roster rename H0000/Bo Bob --all --dry-run",
    )),
    *(of_game(words) for words in (
        "record h1 rebound", "record --at 0:01 h1 rebound", "undo", "fix 7 --who a1", "remove 7 --drop-later",
        "clock shift 7 1", "note fine", "roster rename Bo Bob", "show", "show --json", "log", "log --json", "log --jsonl",
        "log --feed", "log --all", "flow", "flow --json", "lineups", "report -o -",
        "replay --once --at 0:20", "export plays",
    )),
    of_game("check", exit=1),
    of_feed("in order", lambda count: feed(PLAYS, count)),
    of_feed("passes", with_passes),
    *(of_event(words) for words in (
        "event", "event --json", "event --ics", "event --csv", "event sheet -o -", "event next",
        "event move 1 --at 9:00", "event delay 15", "play 1",
    )),
    of_plan("--pools POOLS"),
    of_plan("--knockout"),
    of_files(),
)
