import Basketball
import Terminal

@testable import ViewModels
@testable import Views

/// The bench of a game that is kept in memory: where its scorers and their screens are, and a wall
/// clock that stands still until it is put on.
final class Bench {
  /// The time of day, in milliseconds after the game was made.
  var now = 0
  /// The game as it is kept, whoever changed it.
  private(set) var kept: Scoresheet
  /// Why nothing can be kept; nil as long as it can.
  var fault: Fault?

  /// Something that is wrong with a disk, in words.
  struct Fault: Error {
    let text: String

    static let full = Fault(text: "there is no space left on the disk")
  }

  init(_ sheet: Scoresheet) { kept = sheet }

  convenience init() throws { self.init(try .new()) }

  var time: TimeOfDay { TimeOfDay(milliseconds: kept.created.milliseconds + now) }

  /// What another recorder does, of which nobody here is told.
  func elsewhere(_ change: (inout Scoresheet, TimeOfDay) throws -> Void) rethrows {
    try change(&kept, time)
  }

  /// Another scorer at the game, who keeps the bench.
  func scorer() -> LiveScorer {
    let game = Game(kept) { change in
      var sheet = self.kept
      try change(&sheet)
      if let fault = self.fault { throw fault }
      self.kept = sheet
      return sheet
    }
    let board = LiveScoreboard(
      game,
      newer: {
        if let fault = self.fault { throw fault }
        return self.kept
      }, now: { self.time })
    return LiveScorer(board, explain: Self.explain)
  }

  /// Somebody who looks at the game of a scorer.
  func spectator(of scorer: LiveScorer) -> LiveSpectator {
    LiveSpectator(scorer.board, explain: Self.explain)
  }

  private static func explain(_ error: any Error) -> String {
    switch error {
    case let fault as Fault: fault.text
    case GameError.noSuchPlayer(let word, _): "nobody in this game is called '\(word)'"
    case GameError.playsBehindFinish: "with this the game would be over before others"
    case GameError.gameFinished(let winner, let score): "it is over: \(winner) won \(score)"
    default: "\(error)"
    }
  }

  /// Another scoring screen at the game.
  func screen() -> ScoreScreen { ScoreScreen(scorer()) }
}

extension LiveScreen {
  /// Presses keys, a character each: arrows for the arrows and pages, ⏎ for Enter, ⎋ for Escape.
  ///
  /// - Returns: what the last of them leads to.
  @discardableResult
  func type(_ text: String) -> Turn? {
    let named: [Character: Key] = [
      "↑": .up, "↓": .down, "⇞": .pageUp, "⇟": .pageDown, "⏎": .enter, "⎋": .escape,
    ]
    return text.reduce(nil) { press(named[$1] ?? .character($1)) }
  }

  /// What it shows on a canvas of so many columns and rows.
  func shown(_ columns: Int, _ rows: Int, isPainted: Bool = false) -> [String] {
    lines(on: Canvas(size: Size(columns: columns, rows: rows), style: Style(isOn: isPainted)))
  }
}
