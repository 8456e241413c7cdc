/// The common part of the scripts: polls the state, and runs clocks.
enum PageScript {
  /// The script of a page, in a file of its own, so that the policy of the pages need not allow
  /// inline scripts.
  static func text(_ page: String) -> String { start + "\n" + page + "})();\n" }

  /// A file that the pages poll: a call of `scoreboard()` with JSON values.
  static func state(_ values: String...) -> String {
    // An inline script would end at "</script>", so '<', which only occurs in strings, is escaped.
    // JSONWriter has escaped the rest that matters in a script, such as U+2028.
    let text = values.joined(separator: ", ").split(
      separator: "<", omittingEmptySubsequences: false)
    return "scoreboard(\(text.joined(separator: "\\u003c")));\n"
  }

  private static let start = #"""
    "use strict";
    (() => {
      const isFile = location.protocol === "file:";
      const pause = isFile ? 100 : 500;  // milliseconds between two readings
      const find = (selector, root = document) => root.querySelector(selector);

      // What a terminal or a browser would obey in a name is spelled out.
      const visible = (name) => name.replace(
        /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
        (control) => `\\u{${control.charCodeAt(0).toString(16)}}`);

      function set(element, text) {
        if (element && element.textContent !== text) element.textContent = text;
      }

      // Names are set smaller to fit, and cut off where that would be too small.
      function fit(name) {
        name.style.removeProperty("--fit");
        const fits = name.clientWidth / name.scrollWidth;
        if (fits < 1) name.style.setProperty("--fit", Math.max(0.6, fits - 0.02).toFixed(3));
      }

      // A team's colour on a dark ground: a navy or a black one is made lighter until it can be seen.
      function legible(color) {
        let parts = [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16));
        while (parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722 < 80) {
          parts = parts.map((part) => part + (255 - part) * 0.1);
        }
        return `rgb(${parts.map(Math.round).join(" ")})`;
      }

      // Colours a team, if it has a colour.
      function setColor(element, color) {
        if (/^#[0-9a-f]{6}$/i.test(color || "")) element.style.setProperty("--team", legible(color));
        else element.style.removeProperty("--team");
      }

      // A finished game has no clock, and neither has an overtime without a limit.
      const hasClock = (game) =>
        game.ending === null && !(game.overtime && game.rules.overtimeLength === null);

      // Gives a function that shows the clock of a game in an element, and lets it run. It is told what
      // the clock read when that was written, in milliseconds.
      //
      // The clock runs by the page's own stopwatch, for the time of day of this machine may be wrong.
      // Every reading arrives a little late: of one run of the clock the least late counts.
      function clockIn(element) {
        let timer = 0;
        let run = null;  // tells one run of the clock from the next
        let zero = 0;  // when the clock would have been at zero, by performance.now()
        return (game, reading) => {
          const {seconds, at, left} = game.clock;
          const next = at === null ? null : `${game.id} ${Date.parse(at) - Math.round(seconds * 1000)}`;
          const seen = performance.now() - reading;
          zero = next === run ? Math.min(zero, seen) : seen;
          run = next;
          const limit = left === null ? Infinity : Math.round((seconds + left) * 1000);
          const countsDown = game.rules.clock === "down" && limit < Infinity;

          function show() {
            const elapsed = at === null ? seconds * 1000 : performance.now() - zero;
            const reading = Math.min(Math.round(elapsed), Math.max(limit, 0));
            const shown = countsDown ? limit - reading : reading;
            const hasTenths = countsDown && shown < 60000;
            const whole = Math.floor(shown / 1000);
            set(element, hasTenths
              ? `${whole}.${Math.floor(shown / 100) % 10}`
              : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`);
            if (at === null || reading >= limit) return;
            const next = countsDown ? shown % (hasTenths ? 100 : 1000) + 1 : 1000 - shown % 1000;
            timer = setTimeout(show, next);
          }

          clearTimeout(timer);
          show();
        };
      }

      // Reads the state file again and again; the file calls scoreboard().
      function follow(file) {
        let readings = 0;

        // From a server, which may let a browser keep a file for minutes.
        async function fetchState() {
          try {
            const text = await (await fetch(file, {cache: "no-store"})).text();
            window.scoreboard(...JSON.parse(text.replace(/^scoreboard\((.*)\);\n$/, "[$1]")));
          } catch {
            // It is read again.
          }
          setTimeout(fetchState, pause);
        }

        // From a folder: there a page may not fetch, but may have scripts.
        function readState() {
          const script = document.createElement("script");
          // A new query each time keeps the browser from its cache; only a hundred of them, because it
          // keeps every script it has loaded.
          readings = (readings + 1) % 100;
          script.src = `${file}?${readings}`;
          script.onload = script.onerror = () => {
            script.remove();
            setTimeout(readState, pause);
          };
          document.head.append(script);
        }

        addEventListener("load", isFile ? readState : fetchState);
      }

    """#
}
