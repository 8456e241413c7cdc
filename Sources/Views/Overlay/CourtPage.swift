import Basketball
import Documents
import JSON
import Terminal

/// Files, each with its name and its text.
public typealias TextFiles = [(name: String, text: String)]

/// A page for a stream or a wall: a frame, which its script fills with the parts of a `CourtState`.
struct CourtPage {
  let title: String
  /// The name of the page and of its style.
  let name: String
  /// The name of its script, which `CourtScript` has.
  let script: String
  let style: String
  /// The heading for screen readers, if the parts of the page have none.
  var heading: HTML = ""

  var files: TextFiles {
    [("\(name).html", html), ("\(name).css", CourtStyle.common + style)]
  }

  /// The page, which loads only the files beside it.
  private var html: String {
    HTML.page(
      title,
      head: """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
        connect-src 'self'; base-uri 'none'; form-action 'none'">
        <link rel="stylesheet" href="\(name).css">
        <link rel="stylesheet" href="custom.css">
        <script src="\(script)" defer></script>
        """,
      body: """
        \(heading)<main hidden></main>
        <p id="waiting">Waiting for a game</p>
        <p id="news" role="status"></p>
        """
    ).text
  }
}

/// The state that the pages of a stream and of a wall show: a file that they poll, with a call of one function.
struct CourtState: Document {
  /// The state in one line, for screen readers and as the title of the page.
  var news = ""
  /// The elements of the page.
  var parts = [HTML]()
  var games = [GameDocument]()
  let now: TimeOfDay
  /// Values for pages of a user's own, which come before what the tool's pages show.
  var facts = [JSON]()

  var json: JSON {
    [
      "clocks": games.filter(\.clock.running).map { game -> JSON in
        ["reading": game.clock.reading(at: now).milliseconds, "run": game.clockRun]
      }, "news": news.escapingControls, "parts": parts.map(\.text),
    ]
  }

  /// The file: a call of `scoreboard()`.
  var text: String { "scoreboard(\((facts + [json]).map(\.compact).commaSeparated));\n" }

  /// Milliseconds until a clock shows something else; nil if none runs.
  var nextChange: Int? { games.compactMap { $0.clock.nextCourtText(after: now) }.min() }
}

extension GameDocument {
  /// Tells one run of the game's clock from the next: the game, and when the clock would have been at zero.
  fileprivate var clockRun: String {
    "\(id) \((clock.at?.milliseconds ?? 0) - clock.reading.milliseconds)"
  }

  /// The clock on a page. The page runs it on; an overtime without a limit and a game that is over
  /// have none.
  func clock(at now: TimeOfDay) -> HTML {
    if ending != nil || isOvertimeWithoutClock { return "" }
    guard clock.running else {
      return "<span class=\"clock\" role=\"timer\">\(clock.courtText(at: now))</span>"
    }
    let end = clock.left.map { left -> HTML in
      let end = clock.reading.milliseconds + left.milliseconds
      return " data-end=\"\(end)\" data-direction=\"\(rules.clock.rawValue)\""
    }
    return """
      <span class="clock" role="timer" data-run="\(clockRun)"\(end)></span>
      """
  }

  /// The colour of a team for a dark page, to be set by the script.
  func style(of side: Side) -> HTML {
    teams[side].color.map { color in
      " data-style=\"--team:\(RGB(color).legible(on: RGB(7, 9, 13)).text)\""
    } ?? ""
  }

  /// The period beside the clock on a scoreboard, if there are several.
  var courtPeriod: String {
    switch ending {
    case .forfeit?, .byDefault?, .abandoned?: ending?.rawValue.uppercased() ?? ""
    case nil: periodName ?? (overtime ? "OT" : "")
    default: overtime ? "FINAL/OT" : "FINAL"
    }
  }
}
