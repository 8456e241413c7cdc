import Basketball
import Documents
import Terminal

/// The files that show a game on a stream and on a gym's wall: one for each fact, for streaming
/// software, and two pages that update themselves.
public struct OverlayFiles {
  private let game: GameDocument?
  private let now: TimeOfDay

  /// A game at a time of day, no earlier than its document; nil while there is none.
  public init(_ game: GameDocument?, now: TimeOfDay) {
    (self.game, self.now) = (game, now)
  }

  /// The page for a stream.
  public static let page = "overlay.html"
  /// The page for a wall.
  public static let board = "board.html"

  /// The file that marks the folder of an overlay.
  public static let mark = ".scoreboard-overlay"

  /// Whether a folder without the mark is that of an overlay of 0.2.0, which left no mark.
  ///
  /// - Parameter beginning: the first bytes of a file; nil if it is missing.
  public static func areOwn(_ beginning: (String) -> [UInt8]?) -> Bool {
    func has(_ file: String, _ texts: String...) -> Bool {
      let start = String(decoding: beginning(file) ?? [], as: UTF8.self)
      return texts.allSatisfy { start.contains($0) }
    }
    let script = "<script src=\"overlay.js\" defer></script>"
    return has(page, "<!DOCTYPE html>", "<title>Score for a stream</title>", script)
      && has(board, "<!DOCTYPE html>", script) && has("state.js", "scoreboard(")
  }

  /// All files and their texts, empty before there is a game.
  public var all: [(name: String, text: String)] { Self.pages + [("state.js", state)] + facts }

  /// The names of all of them.
  public static var names: [String] {
    OverlayFiles(nil, now: TimeOfDay(milliseconds: 0)).all.map(\.name)
  }

  /// Milliseconds until a file changes with time; nil if no clock runs.
  public var nextChange: Int? { game?.clock.nextCourtText(after: now) }

  /// The files that are the same for all games: the pages, their styles, and the common script.
  public static var pages: [(name: String, text: String)] {
    [
      (page, OverlayPage.html), ("overlay.css", OverlayPage.style),
      (board, BoardPage.html), ("board.css", BoardPage.style), ("overlay.js", OverlayScript.text),
    ]
  }

  /// One file for each fact, for streaming software: without a line break at the end, which would
  /// be shown.
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

  /// The file that the pages poll: a call with the document of the game and the reading of its
  /// clock, from which the pages run the clock.
  private var state: String {
    let document = game.map { String($0.line.dropLast()) } ?? "null"
    let reading = game?.clock.reading(at: now).milliseconds ?? 0
    return PageScript.state(document, "\"\(game?.courtPeriod ?? "")\"", "\(reading)")
  }
}

extension GameDocument {
  /// The period beside the clock on a scoreboard, if there are several.
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
