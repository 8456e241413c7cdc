import Basketball
import Documents
import Events

/// The files that show an event on a gym's wall: a page, and the state that it polls.
public struct WallFiles {
  private let document: WallDocument
  /// Milliseconds until a file changes with time; nil if no clock runs.
  public let nextChange: Int?

  /// An event at a time of day.
  ///
  /// - Parameters:
  ///   - name: the name of the event's file.
  ///   - games: the games in play, no later than this time.
  public init(_ standing: EventStanding, name: String, games: [GameDocument], now: TimeOfDay) {
    let shown = games.map { game in
      let reading = game.clock.reading(at: now).milliseconds
      return (game.id, ShownGame(game, period: game.courtPeriod, reading: reading))
    }
    document = WallDocument(standing, name: name, games: Dictionary(shown) { $1 })
    nextChange = games.compactMap { $0.clock.nextCourtText(after: now) }.min()
  }

  /// The page.
  public static let page = "wall.html"

  /// The file that marks the folder of a wall.
  public static let mark = ".scoreboard-wall"

  private static let state = "wall-state.js"

  /// All of them.
  public var all: [(name: String, text: String)] {
    Self.pages + [(Self.state, PageScript.state(String(document.line.dropLast())))]
  }

  /// The files that are the same for all events.
  public static var pages: [(name: String, text: String)] {
    [(page, WallPage.html), ("wall.css", WallPage.style), ("wall.js", WallScript.text)]
  }

  /// The names of all of them.
  public static var names: [String] { pages.map(\.name) + [state] }
}
