/// What the page of an event does: it shows the courts all the time, and lets the rest take turns.
enum WallScript {
  static let text = PageScript.text(
    #"""
      // Shows an event on a wall. wall-state.js calls scoreboard() with what there is to show.
      const turn = 12000;  // milliseconds for which tables or the bracket are seen before the next
      const poolsInView = 4;
      const stage = find("#stage");
      const clocks = new WeakMap();
      const shown = new Map();
      let onTurn = 0;

      function element(name, kind = "", text = "") {
        const made = document.createElement(name);
        if (kind) made.className = kind;
        if (text !== "") made.textContent = visible(String(text));
        return made;
      }

      function put(parent, ...children) {
        parent.append(...children);
        return parent;
      }

      function nameOf(text) {
        const name = element("span", "name", text);
        name.dir = "auto";
        return name;
      }

      // Makes a part of the page anew where what it shows is new; tells whether it did.
      function renew(parent, state, make) {
        const text = JSON.stringify(state);
        if (shown.get(parent) === text) return false;
        shown.set(parent, text);
        parent.replaceChildren(...make(state));
        fitNames(parent);
        return true;
      }

      // A name that would be too small on one line takes two.
      function fitNames(parent) {
        for (const name of parent.querySelectorAll(".name")) {
          name.classList.remove("long");
          fit(name);
          name.classList.toggle("long", name.scrollWidth > name.clientWidth + 1);
        }
      }

      const court = (name) => name === null ? "" : `Court ${name}`;

      const facts = (...texts) => texts.filter(Boolean).join(" · ");

      // The courts.

      function sideOf(kind, team) {
        const score = element("span", "score", team.score ?? "");
        const row = put(element("p", `side ${kind}`), nameOf(team.name), score);
        row.classList.toggle("open", team.isTeam === false);
        if (/^#[0-9a-f]{6}$/i.test(team.color || "")) {
          row.style.setProperty("--team", legible(team.color));
        }
        return row;
      }

      function courtBlock() {
        const clock = element("span", "clock");
        const when = put(element("p", "when"), element("span", "period"), clock);
        const block = put(element("section", "court"), element("h2"), when, element("div", "sides"));
        block.lastChild.style.display = "contents";
        clocks.set(block, clockIn(clock));
        return block;
      }

      function showCourt(block, {name, fixture, game, period, reading, last}) {
        block.classList.toggle("playing", game !== null);
        set(find("h2", block), visible(facts(court(name), fixture?.label) || "Game"));
        const clock = find(".clock", block);
        const stands = game && (game.ending || game.overtime && game.rules.overtimeLength === null);
        clock.hidden = game === null || Boolean(stands);
        if (game) clocks.get(block)(game, reading);
        set(find(".period", block), game ? period : fixture?.at ?? "");
        renew(find(".sides", block), [game?.home, game?.away, fixture, last], () => {
          const teams = fixture ? game ?? fixture : null;
          const result = last && `Last: ${last.home.name} ${last.home.score} : ${last.away.score} ` +
            last.away.name;
          return [
            ...(teams ? [sideOf("home", teams.home), sideOf("away", teams.away)]
              : [element("p", "side quiet", "No more games")]),
            element("p", "last", result || ""),
          ];
        });
      }

      function showCourts(courts) {
        const blocks = find("#courts");
        while (blocks.children.length > courts.length) blocks.lastChild.remove();
        while (blocks.children.length < courts.length) blocks.append(courtBlock());
        blocks.className = courts.length > 4 ? "many" : courts.length > 2 ? "" : "few";
        courts.forEach((court, place) => showCourt(blocks.children[place], court));
      }

      // What comes next.

      function showNext(fixtures) {
        const days = new Set(fixtures.map(({day}) => day));
        find("#next").hidden = fixtures.length === 0;
        renew(find("#next ol"), fixtures.slice(0, 20), (fixtures) => fixtures.map((fixture) => {
          const day = days.size > 1 ? fixture.day : "";
          const row = put(element("li"), element("b", "", facts(day, fixture.at) || "–"),
            nameOf(fixture.home.name), element("span", "place", facts(court(fixture.court), fixture.label)),
            nameOf(fixture.away.name));
          return row;
        }));
        cutNext();
      }

      // Rows for which there is no room are not shown.
      function cutNext() {
        const list = find("#next ol");
        const isCut = getComputedStyle(list).overflow === "hidden";
        for (const row of list.children) row.hidden = false;
        for (const row of list.children) {
          row.hidden = isCut && row.offsetTop + row.offsetHeight > list.clientHeight;
        }
      }

      // What takes turns: tables, the bracket, the final places.

      function poolTable({name, places}) {
        const head = put(element("tr"), ...["", "", "W", "L", "+/−", ""].map((text) => element("th", "", text)));
        const rows = places.map((place) => {
          const difference = place.difference > 0 ? `+${place.difference}` : place.difference;
          const sign = place.isThrough ? "✓" : place.isWithdrawn ? "✕" : "";
          const cells = [place.wins, place.losses, String(difference).replace("-", "−")]
            .map((text) => element("td", "", text));
          const kind = place.isThrough ? "through" : place.isWithdrawn ? "gone" : "";
          return put(element("tr", kind), element("td", "quiet", `${place.rank}${place.isShared ? "=" : ""}`),
            put(element("td", "team"), nameOf(place.team)), ...cells, element("td", "sign", sign));
        });
        return put(element("section"), element("h2", "", `Pool ${name}`),
          put(element("table"), put(element("thead"), head), put(element("tbody"), ...rows)));
      }

      function poolsView(pools) {
        const places = pools.flatMap((pool) => pool.places);
        const legend = facts(places.some((place) => place.isThrough) && "✓ plays on",
          places.some((place) => place.isWithdrawn) && "✕ has withdrawn");
        return put(element("div", "view pools"), ...pools.map(poolTable), element("p", "legend", legend));
      }

      function slotOf(fixture) {
        if (fixture === null) return element("div", "slot empty");
        const status = {playing: "playing", disputed: "disputed", walkover: "walkover"}[fixture.status];
        const isPlanned = ["ready", "waiting"].includes(fixture.status);
        const what = facts(fixture.label, status || isPlanned && fixture.at);
        const sides = [fixture.home, fixture.away].map((team, place) => {
          const row = sideOf("", team);
          row.append(element("span", "sign", team.won ? "✓" : ""));
          row.classList.toggle("won", team.won);
          row.classList.toggle("lost", [fixture.away, fixture.home][place].won);
          return row;
        });
        const box = put(element("div", `fixture ${fixture.status}`),
          element("p", "what", facts(fixture.number, what)), ...sides);
        return put(element("div", "slot"), box);
      }

      function roundOf(kind, name, fixtures) {
        return put(element("section", `round ${kind}`), element("h2", "name", name),
          put(element("div", "slots"), ...fixtures.map(slotOf)));
      }

      function bracketView({rounds, others}) {
        const view = element("div", "view bracket");
        for (const {name, fixtures} of rounds) view.append(roundOf("tree", name, fixtures));
        if (others.length) view.append(roundOf("others", rounds.length ? "Other places" : "Games", others));
        return view;
      }

      function listView(title, kind, teams) {
        const rows = teams.map((team, place) =>
          put(element("li"), element("span", "rank", `${place + 1}.`), nameOf(team)));
        return put(element("div", `view teams ${kind} ${teams.length > 8 ? "" : "few"}`),
          element("h2", "", title), put(element("ol"), ...rows));
      }

      function views({pools, rounds, others, final, waiting}) {
        const made = [];
        const count = Math.ceil(pools.length / poolsInView);
        for (let place = 0; place < count; place += 1) {
          const [start, end] = [place, place + 1].map((part) => Math.ceil(pools.length * part / count));
          made.push(poolsView(pools.slice(start, end)));
        }
        if (rounds.length || others.length) made.push(bracketView({rounds, others}));
        if (final.length) made.unshift(listView("Final places", "final", final));
        if (waiting.length) made.push(listView("Waiting", "", waiting));
        return made;
      }

      // As large as there is room for all of it, and for most names as they are.
      function scale(view) {
        const names = [...view.querySelectorAll(".name")];
        for (const name of names) name.style.removeProperty("--fit");
        for (let size = 2.2; size > 0.3; size -= 0.05) {
          view.style.setProperty("--scale", size.toFixed(2));
          const long = names.filter((name) => name.scrollWidth > name.clientWidth + 1).length;
          const isWide = size > 0.8 && long > names.length / 5;
          if (view.scrollHeight <= view.clientHeight && !isWide) break;
        }
        fitNames(view);
      }

      function takeTurns() {
        const views = [...stage.children];
        onTurn = views.length ? onTurn % views.length : 0;
        views.forEach((view, place) => view.classList.toggle("on", place === onTurn));
        set(find("#turns"), views.length < 2 ? "" : views.map((_, place) => place === onTurn ? "●" : "○").join(""));
      }

      window.scoreboard = (event) => {
        find("main").hidden = false;
        const title = find("#title");
        if (title.textContent !== visible(event.title)) {
          set(title, visible(event.title));
          fit(title);
          document.title = visible(event.title);
        }
        find("#courts").hidden = event.courts.every(({fixture}) => fixture === null);
        showCourts(event.courts);
        showNext(event.next);
        const {pools, rounds, others, final, waiting} = event;
        if (renew(stage, {pools, rounds, others, final, waiting}, views)) {
          [...stage.children].forEach(scale);
          takeTurns();
        }
      };

      setInterval(() => {
        onTurn += 1;
        takeTurns();
      }, turn);
      addEventListener("resize", () => {
        [...stage.children].forEach(scale);
        fit(find("#title"));
        fitNames(find("#courts"));
        fitNames(find("#next"));
        cutNext();
      });
      follow("wall-state.js");

    """#)
}
