/// The script of the rotating parts of a wall: tables, the bracket, lists of teams.
enum WallViews {
  static let script = #"""
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


    """#
}
