/// The script of the pages of one game, which shows the game of the state.
enum OverlayScript {
  static let text = PageScript.text(
    #"""
      // Shows a game on the page. state.js calls scoreboard() with the document of
      // `scoreboard show --json`, or null as long as there is none, a word for the period, and what the
      // clock read when it was written, in milliseconds.
      const highlight = 2000;  // milliseconds for which a basket is pointed out
      const fading = {};
      const runClock = clockIn(find(".clock"));
      let game = null;
      let period = "";

      // Shows a fact with its label, or hides both.
      function setFact(element, text) {
        if (!element) return;
        element.hidden = text === null;
        set(find("b", element), text === null ? "" : text);
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

      // Only the players on court, if the game says who they are; eight and more go in two columns.
      function showPlayers(list, everybody) {
        if (!list) return;
        const players = everybody.filter((player) => player.onCourt !== false);
        const columns = players.length > 7 ? 2 : 1;
        list.style.setProperty("--columns", columns);
        list.style.setProperty("--rows", Math.max(3, Math.ceil(players.length / columns)));
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
        // Once there is an arrow, both sides keep its place, so that a bonus stays where it is.
        const arrow = find(".arrow", team);
        setFact(arrow, game.arrow === null || game.ending ? null : "Arrow");
        arrow.style.visibility = game.arrow === side ? "visible" : "hidden";
        const bonus = {bonus: "Bonus", doubleBonus: "Double bonus"}[game[other].penalty];
        setFact(find(".bonus", team), bonus && !game.ending ? bonus : null);
        showPlayers(find(".players", team), facts.players);
        team.classList.toggle("winner", game.winner === side);
        team.classList.toggle("loser", game.winner === other);
        setColor(team, facts.color);
      }

      function show(reading) {
        find("main").hidden = game === null;
        const waiting = find("#waiting");
        if (waiting) waiting.hidden = game !== null;
        if (game === null) return;
        showTeam("home", "away");
        showTeam("away", "home");
        runClock(game, reading);
        find(".clock").hidden = !hasClock(game);
        set(find(".period"), period);
        const score = ["home", "away"].map((side) => `${visible(game[side].name)} ${game[side].score}`);
        set(find("#news"), [...score, period].filter(Boolean).join(", "));
      }

      window.scoreboard = (next, nextPeriod, reading) => {
        const before = game;
        [game, period] = [next, nextPeriod];
        show(reading);
        if (!before || !game || before.id !== game.id) return;
        for (const side of ["home", "away"]) {
          const points = game[side].score - before[side].score;
          if (points > 0) pointOut(side, points);
        }
      };

      addEventListener("resize", () => document.querySelectorAll(".name").forEach(fit));
      follow("state.js");

    """#)
}
