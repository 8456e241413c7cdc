import Basketball
import Documents
import Terminal

/// The files by which a stream and a gym's wall show a game: a fact a file for streaming software,
/// and two pages that follow by themselves.
public struct OverlayFiles {
  private let game: GameDocument?
  private let now: TimeOfDay

  /// A game at a time of day not before its document's; nil as long as there is none.
  public init(_ game: GameDocument?, now: TimeOfDay) {
    (self.game, self.now) = (game, now)
  }

  /// The file that is the page for a stream.
  public static let page = "overlay.html"
  /// The file that is the page for a wall.
  public static let board = "board.html"

  /// The file that says that the folder is one of an overlay.
  public static let mark = ".scoreboard-overlay"

  /// Whether a folder without the mark is one of an overlay of version 0.2.0, which left none.
  ///
  /// - Parameter beginning: the first bytes of a file; nil where it is not there.
  public static func areOwn(_ beginning: (String) -> [UInt8]?) -> Bool {
    func has(_ file: String, _ texts: String...) -> Bool {
      let start = String(decoding: beginning(file) ?? [], as: UTF8.self)
      return texts.allSatisfy { start.contains($0) }
    }
    let script = "<script src=\"overlay.js\" defer></script>"
    return has(page, "<!DOCTYPE html>", "<title>Score for a stream</title>", script)
      && has(board, "<!DOCTYPE html>", script) && has("state.js", "scoreboard(")
  }

  /// All of them; nothing where there is no game yet.
  public var all: [(name: String, text: String)] { Self.pages + [("state.js", state)] + facts }

  /// The names of all of them.
  public static var names: [String] {
    OverlayFiles(nil, now: TimeOfDay(milliseconds: 0)).all.map(\.name)
  }

  /// Milliseconds until one of them changes by itself; nil where nothing runs.
  public var nextChange: Int? { game?.clock.nextCourtText(after: now) }

  /// What is the same for all games: the pages, their styles, and the script that both have.
  public static var pages: [(name: String, text: String)] {
    [
      (page, OverlayPage.html), ("overlay.css", OverlayPage.style),
      (board, BoardPage.html), ("board.css", BoardPage.style), ("overlay.js", OverlayScript.text),
    ]
  }

  /// A fact a file, as streaming software reads them: without a line break at the end, which it
  /// would show.
  private var facts: [(name: String, text: String)] {
    let teams = game?.teams
    return [
      ("home_name.txt", teams?.home.name.escapingControls ?? ""),
      ("away_name.txt", teams?.away.name.escapingControls ?? ""),
      ("home_score.txt", teams.map { "\($0.home.score)" } ?? ""),
      ("away_score.txt", teams.map { "\($0.away.score)" } ?? ""),
      ("home_fouls.txt", teams.map { "\($0.home.fouls)" } ?? ""),
      ("away_fouls.txt", teams.map { "\($0.away.fouls)" } ?? ""),
      ("clock.txt", game?.clock.courtText(at: now) ?? ""),
      ("period.txt", game?.courtPeriod ?? ""),
    ]
  }

  /// What the pages read again and again: a call with the document of the game and the reading of its
  /// clock, from which the pages run the clock by themselves.
  private var state: String {
    let document = game.map { String($0.line.dropLast()) } ?? "null"
    let reading = game?.clock.reading(at: now).milliseconds ?? 0
    return PageScript.state(document, "\"\(game?.courtPeriod ?? "")\"", "\(reading)")
  }
}

extension GameDocument {
  /// What a scoreboard says of where the game is, beside the clock: the period, where there are several.
  var courtPeriod: String {
    switch ending {
    case .overtime: "FINAL/OT"
    case .forfeit: "FORFEIT"
    case .abandoned: "ABANDONED"
    case .target, .cap, .time, .called, .result: overtime ? "FINAL/OT" : "FINAL"
    case nil: facts.periodName ?? (overtime ? "OT" : "")
    }
  }
}
