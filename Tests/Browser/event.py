#!/usr/bin/env python3
"""The pages of an event in a browser: its wall, its page in a site, and the sheets to print."""

import os
import subprocess
import sys
import time
from urllib.parse import unquote

from browser import Browser
from checks import HARD, HOSTILE, check, compare_clocks, check_html, tool
import checks

TEAMS = [*HOSTILE, *HARD, "Reds", "Blues", "Greens", "Whites", "Gulls", "Herons", "Kanal", "Tigers",
         "Quarry", "Mill Lane"]
COURTS = 4
POOLS = 4
TEXT = "document.querySelector(\"%s\")?.textContent"
NAMES = "[...document.querySelectorAll(\"%s\")].map((element) => element.textContent)"
# What is shown and not on the screen, or does not fit its view.
CUT_OFF = """
  [...document.querySelectorAll("main .name, main .score, main .clock, main td, main .what, #stage")]
    .filter((element) => element.checkVisibility({visibilityProperty: true}))
    .filter((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    }).map((element) => element.className + " " + element.textContent)
"""
# Names that are cut without an ellipsis, or have one although they fit but for a part of a pixel.
CUT_NAMES = """
  [...document.querySelectorAll("main .name:not(#title)")]
    .filter((element) => element.checkVisibility({visibilityProperty: true}))
    .filter((element) => {
      const style = getComputedStyle(element);
      return element.scrollHeight > element.clientHeight + 1
        ? style.webkitLineClamp !== "2"
        : style.whiteSpace === "nowrap" && style.textOverflow !== "clip";
    }).map((element) => element.textContent)
"""
TOO_WIDE = """
  [...document.querySelectorAll("body *")].filter((element) =>
    !element.closest(".wide") && element.getBoundingClientRect().right > innerWidth + 1
  ).map((element) => element.tagName)
"""


class Wall:
    """The wall of an event, followed up to the end of a `with`."""

    def __init__(self, path):
        self.path = path
        os.mkdir("wall")
        with open("wall/custom.css", "w", encoding="utf-8") as style:
            style.write("#title { letter-spacing: 7px }")
        self.process = subprocess.Popen([path, "overlay", "-q", "--event", "cup", "wall"])

    def __enter__(self):
        while not os.path.exists("wall/wall-state.js"):
            time.sleep(0.01)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def check_quiet(browser, *files):
    own = [f"file://{os.path.abspath(name)}" for name in files]
    check(f"{files[0]} asks for nothing else", [],
          [url for url in browser.requests() if unquote(url.split("?")[0]) not in own])
    check(f"{files[0]} has nothing to say", [], browser.console())


def check_sizes(browser, stage, pictures):
    for width, height in ((1920, 1080), (1280, 720)):
        browser.size = (width, height)
        browser.open("wall/wall.html", reduced_motion=True)
        browser.wait_for("!document.querySelector('main').hidden")
        check(f"{stage}: what has its turn has room at {width}", True, browser.evaluate(
            "document.querySelector('#stage').clientHeight > innerHeight / 3"))
        check(f"{stage}: all of it is seen at {width}", [], browser.evaluate(CUT_OFF))
        check(f"{stage}: a name is cut by an ellipsis at {width}", [], browser.evaluate(CUT_NAMES))
        if pictures:
            browser.screenshot(f"{pictures}/wall-{stage}-{width}.png")
        check(f"{stage}: nothing is to be scrolled at {width}", [height, width], browser.evaluate(
            "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"))
    browser.size = (390, 844)
    browser.open("wall/wall.html")
    browser.wait_for("!document.querySelector('main').hidden")
    check(f"{stage}: a phone scrolls downwards only", 390,
          browser.evaluate("document.documentElement.scrollWidth"))
    if pictures:
        browser.screenshot(f"{pictures}/wall-{stage}-390.png", whole=True)
    browser.size = (1280, 720)
    browser.open("wall/wall.html")
    browser.wait_for("!document.querySelector('main').hidden")


def check_names(browser):
    browser.wait_for("document.querySelector('#stage tbody') !== null", seconds=40)
    check("every name is its own text", sorted(TEAMS),
          sorted(browser.evaluate(NAMES % "tbody .name")))
    check("and makes no element", 0,
          browser.evaluate("document.querySelectorAll('img, .name *, script:not([src])').length"))
    check("the user's style is the last", "7px", browser.evaluate(
        "getComputedStyle(document.querySelector('#title')).letterSpacing"))
    check_quiet(browser, *(f"wall/{name}" for name in (
        "wall.html", "wall.css", "wall.js", "wall-state.js", "custom.css")))


def check_game(path, browser):
    """A game is seen as it goes on, its clock also by a viewer whose time of day is hours off."""
    game = tool(path, "play", "-q")
    tool(path, "record", "-q", "-g", game, "home", "two")
    browser.wait_for(f"{TEXT % '#courts .playing b'} === '2'")
    tool(path, "clock", "-q", "-g", game, "start")
    browser.open("wall/wall.html", before="const right = Date.now; Date.now = () => right() - 18000000;")
    browser.wait_for(f"/^9:5/.test({TEXT % '#courts .playing .clock'})")
    time.sleep(2)
    compare_clocks("the clock is right", lambda: tool(path, "clock", "-g", game),
                lambda: browser.evaluate(TEXT % "#courts .playing .clock"))
    tool(path, "clock", "-q", "-g", game, "pause")
    tool(path, "event", "move", "32", "--at", "23:45", "-q")
    browser.wait_for("document.querySelector('main').textContent.includes('23:45')")
    tool(path, "end", "-q", "-g", game, "--forfeit", "away")


def play_all(path, highest):
    """Plays what can be played, fixture by fixture."""
    for number in range(1, highest + 1):
        made = subprocess.run([path, "play", "-q", str(number)], text=True, capture_output=True)
        if made.returncode == 0:
            tool(path, "end", "-q", "-g", made.stdout.strip(), "--score", f"21-{number % 20}")


def check_wall(path, browser, pictures):
    with Wall(path):
        check_sizes(browser, "pools", pictures)
        check_names(browser)
        check_game(path, browser)
        play_all(path, 28)
        check_sizes(browser, "semifinals", pictures)
        browser.wait_for("document.querySelector('#stage tbody') !== null", seconds=40)
        check("those who play on are marked by a sign", POOLS * 2,
              browser.evaluate("[...document.querySelectorAll('tr.through')].filter((row) => row.textContent.endsWith('✓')).length"))
        play_all(path, 32)
        browser.wait_for("document.querySelectorAll('.teams li').length === 16", seconds=40)
        check_sizes(browser, "over", pictures)


def check_site(path, browser):
    tool(path, "report", "--all", "-q", "-o", "site")
    check_html("site/events/cup.html")
    for width in (1280, 360):
        browser.size = (width, 720)
        browser.open("site/events/cup.html")
        check(f"the page of an event fits {width}", [], browser.evaluate(TOO_WIDE))
    check_quiet(browser, "site/events/cup.html")
    check("it leads to pages that are there", [], [
        link for link in browser.evaluate("[...document.links].map((link) => link.href)")
        if not os.path.exists(unquote(link.removeprefix("file://")))])
    check("the bracket has a sign for each winner", 8, browser.evaluate(
        "[...document.querySelectorAll('.bracket .won')].filter((row) => "
        "row.textContent.endsWith('✓')).length"))


def check_sheets(path, browser):
    tool(path, "event", "sheet", "-q", "-o", "sheets.html")
    check_html("sheets.html")
    browser.open("sheets.html")
    check_quiet(browser, "sheets.html")
    for paper in ((8.27, 11.69), (8.5, 11)):
        check("each team and each court has a sheet", len(TEAMS) + COURTS,
              browser.pdf("sheets.pdf", paper))
    for rules in ("fiba5x5", "nba", "pickup"):
        tool(path, "event", "plan", rules, *TEAMS[:4], "-q", "--rules", rules, "--knockout", "--best-of", "3")
        tool(path, "event", "sheet", "--games", "--event", rules, "-q", "-o", "blank.html")
        check_html("blank.html")
        browser.open("blank.html")
        check_quiet(browser, "blank.html")
        for paper in ((8.27, 11.69), (8.5, 11)):
            check(f"each game by {rules} has a blank sheet of one page", 9, browser.pdf("blank.pdf", paper))


def main():
    path, pictures = os.path.abspath(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None
    if pictures:
        os.makedirs(pictures, exist_ok=True)
    os.mkdir("event")
    os.chdir("event")
    tool(path, "event", "plan", "cup", *TEAMS, "-q", "--pools", str(POOLS), "--courts", str(COURTS),
         "--third", "--rules", "fiba3x3", "--title", HARD[2])
    with Browser() as browser:
        check_wall(path, browser, pictures)
        check_site(path, browser)
        check_sheets(path, browser)
    print(f"event: {checks.passed} checks passed")


main()
