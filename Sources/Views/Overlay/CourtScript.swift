/// The script of the pages for streams and walls, in a file of its own, so that the policy of the
/// pages need not allow inline scripts.
enum CourtScript {
  static func text(following state: String) -> String {
    #"""
    "use strict";
    (() => {
      const isFile = location.protocol === "file:";
      const pause = isFile ? 100 : 500;  // milliseconds between two readings
      const highlight = 2000;  // milliseconds for which a basket is pointed out
      const main = document.querySelector("main");
      let starts = new Map();  // when each clock would have been at zero, by performance.now()
      let shown = [];

      // Shows what the state file says: parts of the page, and what each clock reads. A clock runs by
      // the page's own stopwatch, for the time of day of this machine may be wrong. Every reading
      // arrives a little late: of one run of a clock the least late counts.
      window.scoreboard = (...values) => {
        const {clocks, news, parts} = values.at(-1);
        starts = new Map(clocks.map(({run, reading}) =>
          [run, Math.min(performance.now() - reading, starts.get(run) ?? Infinity)]));
        main.hidden = parts.length === 0;
        while (main.children.length > parts.length) main.lastElementChild.remove();
        parts.forEach((part, place) => {
          if (part === shown[place]) return;
          const template = document.createElement("template");
          template.innerHTML = part;
          const [made, old] = [template.content.firstElementChild, main.children[place]];
          if (old) old.replaceWith(made);
          else main.append(made);
          for (const element of [made, ...made.querySelectorAll("[data-style]")]) {
            element.style.cssText = element.dataset.style ?? "";
          }
          fit(made);
          if (old) pointOut(made, old);
        });
        shown = parts;
        document.title = news || document.title;
        set(document.querySelector("#news"), news);
        runClocks();
      };

      function set(element, text) {
        if (element.textContent !== text) element.textContent = text;
      }

      function runClocks() {
        for (const clock of main.querySelectorAll("[data-run]")) {
          const {run, end, direction} = clock.dataset;
          const reading = Math.min(Math.round(performance.now() - starts.get(run)), end ?? Infinity);
          const shown = direction === "down" ? end - reading : reading;
          const seconds = Math.floor(shown / 1000);
          set(clock, direction === "down" && seconds < 60
            ? `${seconds}.${Math.floor(shown / 100) % 10}`
            : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
        }
      }

      // Points out the new points of a team, and goes on with it where something else has changed.
      function pointOut(team, old) {
        const points = team.dataset.score - old.dataset.score;
        if (team.dataset.game !== old.dataset.game) return;
        if (!(points > 0 || points === 0 && old.matches(".scored"))) return;
        const gain = points ? `+${points}` : old.querySelector(".gain").textContent;
        set(team.querySelector(".gain"), gain);
        team.classList.add("scored");
        setTimeout(() => team.classList.remove("scored"), highlight);
      }

      // Names are set smaller to fit; what would be too small takes two lines, or is cut off.
      function fit(root) {
        for (const name of root.querySelectorAll(".name")) {
          name.classList.remove("long");
          name.style.removeProperty("--fit");
          const fits = name.clientWidth / name.scrollWidth;
          if (fits < 1) name.style.setProperty("--fit", Math.max(0.6, fits - 0.02).toFixed(3));
          name.classList.toggle("long", name.scrollWidth > name.clientWidth + 1);
        }
      }

      // Reads the state from a server, which may let a browser keep a file for minutes.
      async function fetchState() {
        try {
          const text = await (await fetch("\#(state)", {cache: "no-store"})).text();
          window.scoreboard(...JSON.parse(text.replace(/^scoreboard\((.*)\);\n$/, "[$1]")));
        } catch {
          // It is read again.
        }
        setTimeout(fetchState, pause);
      }

      // Reads the state from a folder: there a page may not fetch, but may have scripts. A new query
      // each time keeps the browser from its cache; only a hundred of them, because it keeps every
      // script it has loaded.
      function readState(reading = 0) {
        const script = document.createElement("script");
        script.src = `\#(state)?${reading}`;
        script.onload = script.onerror = () => {
          script.remove();
          setTimeout(() => readState((reading + 1) % 100), pause);
        };
        document.head.append(script);
      }

      setInterval(runClocks, 50);
      addEventListener("resize", () => fit(main));
      addEventListener("load", isFile ? () => readState() : fetchState);
    })();

    """#
  }
}
