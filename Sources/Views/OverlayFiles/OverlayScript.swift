/// What both pages do: they read the state again and again, and run the clock.
enum OverlayScript {
  /// A script of its own, so that the pages need not allow any in themselves.
  static let text = #"""
    "use strict";
    // Shows a game on the page. state.js beside it is read again and again. It calls scoreboard() with
    // the document of `scoreboard show --json`, or null as long as there is none, a word for the period,
    // and what the clock read when it was written, in milliseconds.
    (() => {
      const isFile = location.protocol === "file:";
      const pause = isFile ? 100 : 500;  // milliseconds between two readings
      const highlight = 2000;  // milliseconds for which a basket is pointed out
      const find = (selector, root = document) => root.querySelector(selector);
      const fading = {};
      let game = null;
      let period = "";
      let clockTimer = 0;
      let run = null;  // tells one run of the clock from the next
      let zero = 0;  // when the clock would have been at zero, by performance.now()
      let readings = 0;

      // What a terminal or a browser would obey in a name is spelled out.
      const visible = (name) => name.replace(
        /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
        (control) => `\\u{${control.charCodeAt(0).toString(16)}}`);

      function set(element, text) {
        if (element && element.textContent !== text) element.textContent = text;
      }

      // A fact with its label, which is not there where the fact is not.
      function setFact(element, text) {
        if (!element) return;
        element.hidden = text === null;
        set(find("b", element), text === null ? "" : text);
      }

      // Names are set smaller to fit, and cut off where that would be too small.
      function fit(name) {
        name.style.removeProperty("--fit");
        const fits = name.clientWidth / name.scrollWidth;
        if (fits < 1) name.style.setProperty("--fit", Math.max(0.6, fits - 0.02).toFixed(3));
      }

      function playerRow() {
        const row = document.createElement("li");
        for (const part of ["jersey", "player", "points"]) {
          const cell = document.createElement("span");
          cell.className = part;
          row.append(cell);
        }
        find(".player", row).dir = "auto";
        return row;
      }

      function showPlayers(list, players) {
        if (!list) return;
        while (list.children.length > players.length) list.lastChild.remove();
        while (list.children.length < players.length) list.append(playerRow());
        players.forEach((player, place) => {
          const row = list.children[place];
          set(find(".jersey", row), player.jersey || "");
          set(find(".player", row), visible(player.name));
          set(find(".points", row), String(player.points));
        });
      }

      function pointOut(side, points) {
        const team = find(`#${side}`);
        set(find(".gain", team), `+${points}`);
        team.classList.remove("scored");
        void team.offsetWidth;  // begins the animation again
        team.classList.add("scored");
        clearTimeout(fading[side]);
        fading[side] = setTimeout(() => team.classList.remove("scored"), highlight);
      }

      // A team's colour on a dark ground: a navy or a black one is made lighter until it can be seen.
      function legible(color) {
        let parts = [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16));
        while (parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722 < 80) {
          parts = parts.map((part) => part + (255 - part) * 0.1);
        }
        return `rgb(${parts.map(Math.round).join(" ")})`;
      }

      function showTeam(side, other) {
        const team = find(`#${side}`);
        const facts = game[side];
        const name = find(".name", team);
        if (name.textContent !== visible(facts.name)) {
          set(name, visible(facts.name));
          fit(name);
        }
        set(find(".score", team), String(facts.score));
        setFact(find(".fouls", team), String(facts.fouls));
        setFact(find(".timeouts", team), facts.timeoutsLeft === null ? null : String(facts.timeoutsLeft));
        setFact(find(".arrow", team), game.arrow === side && !game.ending ? "Arrow" : null);
        const bonus = {bonus: "Bonus", doubleBonus: "Double bonus"}[game[other].penalty];
        setFact(find(".bonus", team), bonus && !game.ending ? bonus : null);
        showPlayers(find(".players", team), facts.players);
        team.classList.toggle("winner", game.winner === side);
        team.classList.toggle("loser", game.winner === other);
        const hasColor = /^#[0-9a-f]{6}$/i.test(facts.color || "");
        if (hasColor) team.style.setProperty("--team", legible(facts.color));
        else team.style.removeProperty("--team");
      }

      // The clock runs by the page's own stopwatch, for the time of day of this machine may be wrong.
      // A reading is some time old when it is seen: of one run of the clock the freshest one counts.
      function startClock(reading) {
        const {seconds, at} = game.clock;
        const next = at === null ? null : `${game.id} ${Date.parse(at) - Math.round(seconds * 1000)}`;
        const seen = performance.now() - reading;
        zero = next === run ? Math.min(zero, seen) : seen;
        run = next;
      }

      function showClock() {
        clearTimeout(clockTimer);
        const {seconds, at, left} = game.clock;
        const limit = left === null ? Infinity : Math.round((seconds + left) * 1000);
        const countsDown = game.rules.clock === "down" && limit < Infinity;
        const elapsed = at === null ? seconds * 1000 : performance.now() - zero;
        const reading = Math.min(Math.round(elapsed), Math.max(limit, 0));
        const shown = countsDown ? limit - reading : reading;
        const hasTenths = countsDown && shown < 60000;
        const whole = Math.floor(shown / 1000);
        set(find(".clock"), hasTenths
          ? `${whole}.${Math.floor(shown / 100) % 10}`
          : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`);
        if (at === null || reading >= limit) return;
        const next = countsDown ? shown % (hasTenths ? 100 : 1000) + 1 : 1000 - shown % 1000;
        clockTimer = setTimeout(showClock, next);
      }

      function show() {
        find("main").hidden = game === null;
        const waiting = find("#waiting");
        if (waiting) waiting.hidden = game !== null;
        if (game === null) return;
        showTeam("home", "away");
        showTeam("away", "home");
        showClock();
        const stands = game.overtime && game.rules.overtimeLength === null;
        find(".clock").hidden = game.ending !== null || stands;
        set(find(".period"), period);
        const score = ["home", "away"].map((side) => `${visible(game[side].name)} ${game[side].score}`);
        set(find("#news"), [...score, period].filter(Boolean).join(", "));
      }

      window.scoreboard = (next, nextPeriod, reading) => {
        const before = game;
        [game, period] = [next, nextPeriod];
        if (game) startClock(reading);
        show();
        if (!before || !game || before.id !== game.id) return;
        for (const side of ["home", "away"]) {
          const points = game[side].score - before[side].score;
          if (points > 0) pointOut(side, points);
        }
      };

      // From a server, which may let a browser keep a file for minutes.
      async function fetchState() {
        try {
          const text = await (await fetch("state.js", {cache: "no-store"})).text();
          window.scoreboard(...JSON.parse(text.replace(/^scoreboard\((.*)\);\n$/, "[$1]")));
        } catch {
          // It is read again.
        }
        setTimeout(fetchState, pause);
      }

      // From a folder: there a page may not fetch, but may have scripts.
      function readState() {
        const script = document.createElement("script");
        // Another address each time, so that none comes from a cache; but not ever new ones, for of each
        // the browser keeps what it was.
        readings = (readings + 1) % 100;
        script.src = `state.js?${readings}`;
        script.onload = script.onerror = () => {
          script.remove();
          setTimeout(readState, pause);
        };
        document.head.append(script);
      }

      addEventListener("resize", () => document.querySelectorAll(".name").forEach(fit));
      addEventListener("load", isFile ? readState : fetchState);
    })();

    """#
}
