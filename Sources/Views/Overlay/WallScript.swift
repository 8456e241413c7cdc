/// The script of an event's page: it shows the courts all the time, and rotates the rest.
enum WallScript {
  static let text = PageScript.text(courts + WallViews.script + turns)

  private static let courts = #"""
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

      // Rebuilds a part of the page if its state has changed; returns whether it did.
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

      const courtName = (name) => name === null ? "" : `Court ${name}`;

      // The time, and the day without its year where there are several.
      const timeOf = ({day, at}, hasDays) => [hasDays && day ? day.slice(5) : "", at].filter(Boolean).join(" ");

      const facts = (...texts) => texts.filter(Boolean).join(" · ");

      // The courts.

      function sideOf(kind, team) {
        const score = element("span", "score", team.score ?? "");
        const row = put(element("p", `side ${kind}`), nameOf(team.name), score);
        row.classList.toggle("open", team.isTeam === false);
        setColor(row, team.color);
        return row;
      }

      function courtBlock() {
        const clock = element("span", "clock");
        const when = put(element("p", "when"), element("span", "period"), clock);
        const block = put(element("section", "court"), element("h2"), when, element("div", "sides"));
        clocks.set(block, clockIn(clock));
        return block;
      }

      function showCourt(block, {name, fixture, game, period, reading, last}, hasDays) {
        block.classList.toggle("playing", game !== null);
        set(find("h2", block), visible(facts(courtName(name), fixture?.label) || "Game"));
        const clock = find(".clock", block);
        clock.hidden = game === null || !hasClock(game);
        if (game) clocks.get(block)(game, reading);
        set(find(".period", block), game ? period : fixture ? timeOf(fixture, hasDays) : "");
        renew(find(".sides", block), [game?.home, game?.away, fixture, last], () => {
          const teams = fixture ? game ?? fixture : null;
          const result = last ? ["Last: ", element("bdi", "", last.home.name),
            ` ${last.home.score} : ${last.away.score} `, element("bdi", "", last.away.name)] : [];
          return [
            ...(teams ? [sideOf("home", teams.home), sideOf("away", teams.away)]
              : [element("p", "side quiet", "No more games")]),
            put(element("p", "last"), ...result),
          ];
        });
      }

      function showCourts(courts, hasDays) {
        const blocks = find("#courts");
        while (blocks.children.length > courts.length) blocks.lastChild.remove();
        while (blocks.children.length < courts.length) blocks.append(courtBlock());
        blocks.className = courts.length > 4 ? "many" : courts.length > 2 ? "" : "few";
        courts.forEach((court, place) => showCourt(blocks.children[place], court, hasDays));
      }

      // What comes next.

      function showNext(fixtures, hasDays) {
        find("#next").hidden = fixtures.length === 0;
        const state = {first: fixtures.slice(0, 20), hasDays};
        renew(find("#next ol"), state, ({first, hasDays}) => first.map((fixture) => {
          const place = facts(courtName(fixture.court), fixture.label);
          return put(element("li"), element("b", "", timeOf(fixture, hasDays) || "–"),
            nameOf(fixture.home.name), element("span", "place", place), nameOf(fixture.away.name));
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


    """#

  private static let turns = #"""
      // The largest text at which the view fits and at least four names in five stay on one line.
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
        const planned = [...event.courts.map(({fixture}) => fixture), ...event.next].filter(Boolean);
        const hasDays = new Set(planned.map(({day}) => day)).size > 1;
        showCourts(event.courts, hasDays);
        showNext(event.next, hasDays);
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

    """#
}
