import Basketball
import Documents
import Fixtures
import Foundation
import Terminal
import Testing

@testable import Views

/// A game in which what is done is said, line by line.
private struct SaidGame {
  var sheet = Scoresheet.new()

  /// What some verbs did, which stand in a line with `; ` between; `@40` is the time of day in seconds.
  mutating func outcomes(_ line: String) throws -> [Outcome] {
    var now = start
    return try line.components(separatedBy: "; ").map { verb in
      var words = verb.split(separator: " ").map(String.init)
      if words[0].hasPrefix("@") { now = Self.time(words.removeFirst()) }
      return try sheet.perform(.told(words, by: sheet.state.rules), now: now)
    }
  }

  mutating func does(_ line: String) throws -> String {
    try outcomes(line).flatMap { $0.lines(style: .plain) }.joined(separator: " | ")
  }

  /// What an undo of the last of some verbs takes back, which is what a redo of it gives back.
  mutating func back(_ line: String) throws -> String {
    _ = try outcomes(line)
    let (undo, redo) = (try sheet.perform(.undo(1)), try sheet.perform(.redo(1)))
    let texts = undo.undone.map {
      $0.action.text(in: undo.after.teams.map(\.name), by: sheet.state.rules)
    }
    #expect(
      texts
        == redo.redone.map {
          $0.action.text(in: redo.after.teams.map(\.name), by: sheet.state.rules)
        })
    return texts.joined(separator: " | ")
  }

  /// The lines above the tables of the board, on a wide screen and on a narrow one. Score and status stand
  /// on one line where there is room.
  func board(at time: String) -> String {
    let game = GameDocument(sheet.state, now: Self.time(time))
    let heads = [80, 40].map { head(of: game, $0) }
    return heads[0] == heads[1] ? heads[0] : heads.joined(separator: " / ")
  }

  private func head(of game: GameDocument, _ columns: Int) -> String {
    let lines = TextPage(columns: columns, style: .plain).board(game)
    #expect(lines.allSatisfy { $0.displayWidth <= columns })
    return lines.prefix { $0 != "" }.flatMap(Self.parts).joined(separator: " | ")
  }

  private static func parts(_ line: String) -> [String] {
    line.replacing(#/ {3,}/#, with: "\n").split(separator: "\n").map(String.init)
  }

  private static func time(_ word: String) -> TimeOfDay {
    after(Int(((Double(word.dropFirst()) ?? 0) * 1000).rounded()))
  }
}

@Suite("What was done, case by case")
struct OutcomeCasesTests {
  @Test("is said as was approved")
  func cases() throws {
    var game = SaidGame()
    try expectCases(
      "outcomes",
      [
        "game": { text in
          let rules = try Rules(told: text)
          game = SaidGame(sheet: .new(by: rules))
          return rules.goal
        },
        "does": { try game.does($0) },
        "tries": { line in
          var other = game
          return try other.does(line)
        },
        "records": { try game.outcomes($0).recordedLines(style: .plain).joined(separator: " | ") },
        "back": { line in
          var other = game
          return try other.back(line)
        },
        "unchanged": { line in
          let verb = try Verb.told(line.components(separatedBy: " "), by: game.sheet.state.rules)
          return verb.whyUnchanged(in: game.sheet) ?? ""
        },
        "board": { game.board(at: $0) },
      ])
  }
}
