#!/usr/bin/env python3
"""The pages of `overlay` in a browser, opened as files while a game is recorded."""

import functools
import http.server
import os
import subprocess
import sys
import threading
import time
import zlib

from browser import Browser
from checks import HARD, HOSTILE, check, compare_clocks, check_html, tool
import checks

PLAYS = 50
A_QUARTER = 9_000  # readings in a quarter of an hour, ten a second

# The scores and names that the page shows, with the time at which each score came.
RECORD = """
  window.shown = [];
  document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    if (!document.querySelector("#away")) return;
    const score = ["home", "away"]
      .map((side) => document.querySelector(`#${side} .score`).textContent).join("-");
    if (shown.length && shown.at(-1)[0] === score) return;
    shown.push([score, Date.now()]);
  }).observe(document.querySelector("main"), {subtree: true, childList: true}));
"""
# How often the state has been read.
COUNTED = """
  window.readings = 0;
  document.addEventListener("load", ({target}) => {
    if (target instanceof HTMLScriptElement && target.src.includes("state.js")) readings += 1;
  }, true);
"""
# A quarter's readings one after the other, without the pauses between them.
WITHOUT_PAUSE = """
  const wait = window.setTimeout;
  window.setTimeout = (work, milliseconds) =>
    milliseconds === 100 ? work() : wait(work, milliseconds);
"""
TEXT = "document.querySelector('%s')?.textContent"
# What of the board is not on the screen, or does not fit its line.
CUT_OFF = """
  [...document.querySelectorAll(".name, .score, .gain, .facts b, .player, .points, .clock")]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ||
        getComputedStyle(element).overflow === "hidden" &&
        element.scrollWidth > element.clientWidth + 1;
    }).map((element) => element.className + " " + element.textContent)
"""
# A picture as a video would be under the page.
BACKGROUND = """
  document.documentElement.style.background =
    "repeating-conic-gradient(#e8e8e8 0 25%, #3a7a4a 0 50%) 0 0 / 80px 80px";
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server of files that does not say what it was asked for."""

    def log_message(self, *_):
        pass


def make_folder(folder):
    """Makes a folder in which the pages find a style of the user's: a browser reports a missing one."""
    os.mkdir(folder)
    with open(f"{folder}/custom.css", "w", encoding="utf-8") as style:
        style.write("#news { letter-spacing: 7px }")


class Overlay:
    """A game that is followed into a folder, up to the end of a `with`."""

    def __init__(self, path, folder, home, away, *options):
        self.path, self.folder = path, folder
        self.id = tool(path, "new", home, away, *options)
        make_folder(folder)
        self.process = subprocess.Popen([path, "overlay", self.id, folder],
                                        stdout=subprocess.DEVNULL)

    def __enter__(self):
        while not os.path.exists(f"{self.folder}/period.txt"):
            time.sleep(0.01)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def tool(self, *words):
        return tool(self.path, words[0], "-g", self.id, *words[1:])


def files_only(requests, folder, page):
    """What was asked for beside the page and its own files."""
    own = [f"file://{os.path.abspath(folder)}/{name}"
           for name in (f"{page}.html", f"{page}.css", "custom.css", "overlay.js", "state.js")]
    return [url for url in requests if url.split("?")[0] not in own]


def check_plays(path, browser, page):
    with Overlay(path, page, "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo", "--target", "99") as game:
        browser.open(f"{page}/{page}.html", before=RECORD)
        browser.wait_for("window.shown.length === 1")
        recorded = []
        for number in range(PLAYS):
            side = "ha"[number * 7 % 3 % 2]
            game.tool("record", "-q", f"{side}{number % 3 + 1}", "one")
            recorded.append(time.time() * 1000)
            time.sleep(0.05 + number % 5 * 0.03)
        browser.wait_for(f"{TEXT % '#home .score'} * 1 + {TEXT % '#away .score'} * 1 === {PLAYS}")
        shown = dict(browser.evaluate("window.shown"))
        scores, delays = [0, 0], []
        for number, then in enumerate(recorded):
            scores["ha".index("ha"[number * 7 % 3 % 2])] += 1
            score = "-".join(map(str, scores))
            # A play that came right before another may be passed over, never for long.
            later = [time_shown for other, time_shown in shown.items()
                     if sum(map(int, other.split("-"))) > number]
            delays.append((shown.get(score) or min(later, default=float("inf"))) - then)
        delays.sort()
        print(f"{page}: {PLAYS} plays shown {delays[PLAYS // 2]:.0f} ms after they were saved in the "
              f"middle, {delays[-1]:.0f} at most")
        check(f"{page}: the last score stands", "-".join(map(str, scores)),
              browser.evaluate("window.shown.at(-1)[0]"))
        check(f"{page}: the user's style is the last", "7px",
              browser.evaluate("getComputedStyle(document.querySelector('#news')).letterSpacing"))
        check(f"{page}: nothing else is asked for", [],
              files_only(browser.requests(), page, page))
        check(f"{page}: nothing is said", [], browser.console())


def check_background(path, browser):
    """The first pixel of a picture: PNG, with the colours and how opaque they are, a byte each."""
    with Overlay(path, "clear", "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo"):
        browser.open("clear/overlay.html")
        browser.wait_for(f"{TEXT % '.clock'} === '0:00'")
        browser.screenshot("clear.png", clear=True)
    with open("clear.png", "rb") as file:
        picture = file.read()
    check("the picture says how opaque it is", 6, picture[25])
    start = picture.index(b"IDAT")
    size = int.from_bytes(picture[start - 4:start], "big")
    row = zlib.decompressobj().decompress(picture[start + 4:start + 4 + size], 5)
    check("the background is clear", 0, row[4])


def check_clock(path, browser):
    with Overlay(path, "clock", "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo",
                 "--rules", "fiba3x3") as game:
        browser.open("clock/overlay.html")
        clock = TEXT % ".clock"
        browser.wait_for(f"{clock} === '10:00'")
        game.tool("clock", "-q", "set", "0:59.5")
        browser.wait_for(f"{clock} === '59.5'")
        started = time.time()
        game.tool("clock", "-q", "start")
        browser.wait_for(f"{clock} !== '59.5'")
        time.sleep(3)
        shown, ran = float(browser.evaluate(clock)), time.time() - started
        check("the clock runs as the wall's does", True, abs(59.5 - ran - shown) < 0.35)
        written = open("clock/clock.txt", encoding="utf-8").read()
        check("and so does the file", True, abs(float(written) - shown) < 0.35)
        game.tool("clock", "-q", "pause")
        left = game.tool("clock")
        browser.wait_for(f"{clock} === '{left[3:]}'")
        game.tool("record", "-q", "Ana", "one", "Di", "one")
        game.tool("clock", "-q", "set", "0:00")
        browser.wait_for(f"{TEXT % '.period'} === 'OT'")
        check("overtime stands in the place of the clock", None,
              browser.evaluate("document.querySelector('.clock')"))
        game.tool("record", "-q", "Ana", "two")
        browser.wait_for(f"{TEXT % '.period'} === 'FINAL/OT'")
        check("the winner is marked", "team winner",
              browser.evaluate("document.querySelector('#home').className.replace(' scored', '')"))


def check_bonus(path, browser, page):
    team = "1 Ana, 2 Bo, 3 Cy, 4 Di, 5 Ed"
    with Overlay(path, f"bonus-{page}", f"Reds: {team}", f"Blues: {team}",
                 "--rules", "fiba5x5") as game:
        game.tool("record", "-q", "home", "arrow", *["h1", "foul"] * 5, *["a1", "foul"] * 5)
        browser.open(f"bonus-{page}/{page}.html")
        shown = """
          [...document.querySelectorAll(".facts > span")].filter((fact) => fact.checkVisibility({
            visibilityProperty: true})).map((fact) => fact.className + " " +
            Math.round(fact.getBoundingClientRect().left))
        """
        browser.wait_for("document.querySelectorAll('.bonus').length === 2")
        before = browser.evaluate(shown)
        game.tool("record", "-q", "away", "arrow")
        browser.wait_for("document.querySelector('#away .arrow:not(.off)') !== null")
        after = browser.evaluate(shown)
        arrows = [[fact for fact in facts if fact.startswith("arrow")] for facts in (before, after)]
        check(f"{page}: one side has the arrow", [1, 1], [len(found) for found in arrows])
        check(f"{page}: nothing moves with the arrow", *[
            [fact for fact in facts if not fact.startswith("arrow")] for facts in (before, after)])


def check_another_time(path, browser):
    """A viewer whose time of day is hours off sees the right clock."""
    with Overlay(path, "off", "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo", "--rules", "fiba3x3",
                 "--limit", "20:00") as game:
        game.tool("clock", "-q", "start")
        time.sleep(3)
        for hours in (-7, 5):
            browser.open("off/board.html", before=f"""
              const right = Date.now;
              Date.now = () => right() + {hours} * 3600000;
            """)
            browser.wait_for(f"{TEXT % '.clock'}")
            time.sleep(2)
            compare_clocks(f"the clock is right {hours} hours off", lambda: game.tool("clock"),
                        lambda: browser.evaluate(TEXT % ".clock"))


def check_undo(path, browser):
    with Overlay(path, "undo", "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo", "--target", "2") as game:
        browser.open("undo/board.html")
        game.tool("record", "-q", "Ana", "two")
        browser.wait_for(f"{TEXT % '.period'} === 'FINAL'")
        game.tool("undo", "-q")
        browser.wait_for(f"{TEXT % '.period'} === ''")
        check("an undo leaves no winner", 0,
              browser.evaluate("document.querySelectorAll('.winner, .loser').length"))
        check("and shows the clock again", "0:00", browser.evaluate(TEXT % ".clock"))


def check_server(path, browser):
    """A phone follows by a plain server, also after a pause, when a browser would keep old files."""
    with Overlay(path, "phone", "Reds: 4 Ana, 23 Bo, 00 Cy, 9 Gus", "Blues: 7 Di, 10 Ed, 11 Flo",
                 "--rules", "fiba3x3") as game:
        handler = functools.partial(Quiet, directory="phone")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        os.utime("phone/state.js", (time.time() - 86400,) * 2)
        browser.size = (390, 844)
        browser.open(f"http://127.0.0.1:{server.server_port}/board.html")
        browser.wait_for(f"{TEXT % '#home .score'} === '0'")
        time.sleep(15)
        game.tool("record", "-q", "Ana", "two")
        browser.wait_for(f"{TEXT % '#home .score'} === '2'")
        for _ in range(10):
            time.sleep(0.2)
            check("no old file is shown", "2", browser.evaluate(TEXT % "#home .score"))
        for _ in range(10):
            game.tool("record", "-q", "Di", "foul")
        browser.wait_for("document.querySelector('#home .bonus') !== null")
        check("a phone shows all of it", [], browser.evaluate(CUT_OFF))
        check("one team above the other", True, browser.evaluate("""
          document.querySelector("#home").getBoundingClientRect().bottom <=
          document.querySelector("#away").getBoundingClientRect().top
        """))
        browser.resize(844, 390)
        check("also on its side", [], browser.evaluate(CUT_OFF))
        browser.size = (1280, 720)
        server.shutdown()


def check_names(path, browser):
    for number, (home, away) in enumerate(zip(HOSTILE, HARD)):
        folder = f"names{number}"
        game = tool(path, "new", f"{home}: {home}, Bo, Cy", f"{away}: {away}, Ed, Flo")
        tool(path, "record", "-q", "-g", game, "h1", "two")
        tool(path, "end", "-q", "-g", game)
        make_folder(folder)
        tool(path, "overlay", "--once", "-q", game, folder)
        for page in ("overlay", "board"):
            browser.open(f"{folder}/{page}.html")
            browser.wait_for(f"{TEXT % '.period'} === 'ABANDONED'")
            text = "[...document.querySelectorAll('.%s')].map((element) => element.textContent)"
            check("a name of a team is its own text", [home, away], browser.evaluate(text % "name"))
            if page == "board":
                check("so is one of a player", [home, "Bo", "Cy", away, "Ed", "Flo"],
                      browser.evaluate(text % "player"))
            check("and makes no element", 0, browser.evaluate(
                "document.querySelectorAll('img, h1 *, h2 *, .player *, script:not([src])').length"))
            check("and no request", [], files_only(browser.requests(), folder, page))
            check("and runs nothing", [], browser.console())


def check_a_quarter(path, browser, page):
    """Reads a quarter of an hour's worth without the pauses, while the score changes now and then."""
    with Overlay(path, f"quarter-{page}", "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo",
                 "--target", "99") as game:
        browser.open(f"quarter-{page}/{page}.html", before=RECORD + COUNTED + WITHOUT_PAUSE,
                     is_logged=False)
        sizes, memory = [], []
        for part in range(5):
            game.tool("record", "-q", "Ana", "one")
            browser.wait_for(f"window.readings >= {1000 + part * A_QUARTER // 4}", seconds=900)
            memory.append(browser.memory() >> 20)
            sizes.append(browser.size_of_page())
        print(f"{page}: {A_QUARTER} readings:", ", ".join(
            f"{size['nodes']} nodes {size['heap'] // 1024} KB" for size in sizes),
            f"of scripts; the process from {memory[0]} to {memory[-1]} MB")
        check(f"{page}: none is an old one", [f"{score}-0" for score in range(6)],
              browser.evaluate("window.shown.map(([score]) => score).filter((score) => score)"))
        check(f"{page}: thousands of readings leave no nodes behind", True,
              sizes[-1]["nodes"] < sizes[0]["nodes"] + 100)
        check(f"{page}: nor memory of scripts", True,
              sizes[-1]["heap"] < sizes[0]["heap"] + 200_000)
        # An address that is new each time made it 50 MB more.
        check(f"{page}: nor any other", True, memory[-1] < memory[0] + 25)


def take_pictures(path, browser, pictures):
    os.makedirs(pictures, exist_ok=True)
    teams = [("Gulls: 4 Ana, 23 Bo, 00 Cy, 9 Gus", "Harbour Lights: 7 Di, 10 Ed, 11 Flo"),
             (f"{HARD[2]}: {HARD[2]}, Bo, Cy", f"{HARD[1]}: {HARD[1]}, {HARD[0]}, Flo"),
             (f"{HARD[0]}: {HARD[0]}, Bo, Cy", f"{HOSTILE[1]}: Di, Ed, Flo")]
    for number, (home, away) in enumerate(teams):
        folder = f"picture{number}"
        with Overlay(path, folder, home, away, "--rules", "fiba3x3") as game:
            game.tool("record", "-q", "h1", "two", "h2", "assist", "h2", "two", "h3", "one")
            game.tool("record", "-q", "a1", "two", "a2", "two", "a3", "one", "a1", "two")
            for _ in range(7 + number * 3):
                game.tool("record", "-q", "h3", "foul")
            game.tool("clock", "-q", "set", "3:47.2")
            for page in ("overlay", "board"):
                browser.open(f"{folder}/{page}.html")
                browser.wait_for(f"{TEXT % '.clock'} === '3:47'")
                for width, height in ((1280, 720), (360, 640)):
                    name = f"{pictures}/{page}-{number}-{width}.png"
                    if page == "overlay":
                        browser.evaluate(BACKGROUND)
                    browser.screenshot(name, width, height)
            browser.open(f"{folder}/overlay.html")
            browser.wait_for(f"{TEXT % '.clock'} === '3:47'")
            browser.screenshot(f"{pictures}/overlay-{number}-clear.png", 1280, 720, clear=True)
            game.tool("record", "-q", "h1", "two")
            browser.wait_for("document.querySelector('.scored') !== null")
            time.sleep(0.6)
            browser.screenshot(f"{pictures}/overlay-{number}-basket.png")
            for _ in range(7):
                game.tool("record", "-q", "h1", "two")
            for page in ("overlay", "board"):
                browser.open(f"{folder}/{page}.html")
                browser.wait_for(f"{TEXT % '.period'}")
                time.sleep(0.6)
                browser.screenshot(f"{pictures}/{page}-{number}-final.png", 1280, 720)
            browser.resize(*browser.size)


def main():
    path, pictures = os.path.realpath(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None
    with Browser() as browser:
        for page in ("overlay", "board"):
            check_plays(path, browser, page)
            check_html(f"{page}/{page}.html")
        check_background(path, browser)
        check_clock(path, browser)
        for page in ("overlay", "board"):
            check_bonus(path, browser, page)
        check_another_time(path, browser)
        check_undo(path, browser)
        check_server(path, browser)
        check_names(path, browser)
        check_a_quarter(path, browser, "board")
        if pictures:
            take_pictures(path, browser, pictures)
    print(f"{checks.passed} passed, 0 failed")


if __name__ == "__main__":
    main()
