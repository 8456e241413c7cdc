import Basketball
import Documents
import Events

/// The files by which a gym's wall shows an event: a page, and what it reads again and again.
public struct WallFiles {
  private let document: WallDocument
  /// Milliseconds until one of them changes by itself; nil where no clock runs.
  public let nextChange: Int?

  /// An event at a time of day.
  ///
  /// - Parameters:
  ///   - name: that of the event's file.
  ///   - games: the games that are going on, at times not after this one.
  public init(_ standing: EventStanding, name: String, games: [GameDocument], now: TimeOfDay) {
    let shown = games.map { game in
      let reading = game.clock.reading(at: now).milliseconds
      return (game.id, ShownGame(game, period: game.courtPeriod, reading: reading))
    }
    document = WallDocument(standing, name: name, games: Dictionary(shown) { $1 })
    nextChange = games.compactMap { $0.clock.nextCourtText(after: now) }.min()
  }

  /// The file that is the page.
  public static let page = "wall.html"

  /// The file that says that the folder is one of a wall.
  public static let mark = ".scoreboard-wall"

  private static let state = "wall-state.js"

  /// All of them.
  public var all: [(name: String, text: String)] {
    Self.pages + [(Self.state, PageScript.state(String(document.line.dropLast())))]
  }

  /// What is the same for all events.
  public static var pages: [(name: String, text: String)] {
    [(page, WallPage.html), ("wall.css", WallPage.style), ("wall.js", WallScript.text)]
  }

  /// The names of all of them.
  public static var names: [String] { pages.map(\.name) + [state] }
}
