import Basketball
import Foundation
import Testing

@testable import ViewModels

extension ScoringViewModel {
  /// Enters words one after the other: names of players and teams, and moves.
  func enter(_ words: String...) throws {
    for word in words {
      if let move = try? Move(word: word) {
        enter(move)
      } else {
        let people = home + away + Side.allCases.map { Who($0) }
        enter(try #require(people.first { name(of: $0) == word }))
      }
    }
  }

  /// The players of a side in the order of their keys.
  var home: [Who] { board.facts.value.people(.home) }
  var away: [Who] { board.facts.value.people(.away) }

  /// The name of a player or a team.
  func name(of who: Who) -> String { who.player ?? board.facts.value.teams[who.side].name }

  /// The notice, `done: text`; nil for that of a play, which has no words here.
  var said: String? {
    notice.value.flatMap { $0.text.isEmpty ? nil : "\($0.kind): \($0.text)" }
  }

  /// The names of those who may have made the pass.
  var candidates: [String] { assistCandidates.value.map(name) }
}

/// What a scorer does, and what comes of it.
nonisolated struct ScorerRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let script: String
  let outcome: [String]

  init(_ what: String, _ script: String, _ outcome: String...) {
    (testDescription, self.script, self.outcome) = ("\(what): \(script)", script, outcome)
  }
}

extension Scoring {
  /// Does the steps of a script, which have semicolons between them: a number of seconds is the time
  /// of day, `else` is what somebody else does, and names and moves are entered.
  func perform(_ script: String, at game: SharedGame) throws {
    for step in script.components(separatedBy: "; ") {
      let words = step.split(separator: " ").map(String.init)
      let rest = words.dropFirst().joined(separator: " ")
      switch words[0] {
      case "clock": togglePause()
      case "undo": undo()
      case "redo": redo()
      case "cancel": cancel()
      case "remove": remove()
      case "again": tryAgain()
      case "look": refresh()
      case "change": beginSubstitution()
      case "substitute": substitute()
      case "pick": select(by: Int(rest) ?? 0)
      case "pass": assist(by: Int(rest) ?? 0)
      case "set": _ = setTime(to: rest)
      case ":": _ = perform(line: rest)
      case "full": game.disk.fail(.write, times: Int(rest) ?? 1)
      case "else" where rest == "start": try game.elsewhere(.clock(.start))
      case "else" where rest == "pause": try game.elsewhere(.clock(.pause))
      case "else" where rest == "undo": try game.elsewhere(.undo(1))
      case "else" where words[1] == "remove": try game.elsewhere(.remove(Int(words[2]) ?? 0))
      case "else": try game.elsewhere(.play(rest))
      default:
        if let seconds = Double(step) {
          game.now = Int(seconds * 1000)
        } else {
          for word in words { try enter(word) }
        }
      }
    }
  }

  /// The plays that are saved, and what is not as at the start of a game.
  func outcome(at game: SharedGame) throws -> [String] {
    let half: String? =
      switch begun.value {
      case .person(let who): name(of: who)
      case .move(let move): move.word
      case nil: nil
      }
    let chosen = substitution.value.map { chosen in
      chosen.leaving.map { "-\($0.word)" } + chosen.coming.map { "+\($0.word)" }
    }
    let facts: [String?] = [
      board.facts.value.status == .finished ? "over" : nil,
      half.map { "begun \($0)" },
      candidates.isEmpty ? nil : "pass \(candidates.joined(separator: " "))",
      selected.value.map { "picked \($0)" },
      chosen.map { "chosen \($0.joined(separator: " "))" }, said,
    ]
    return try game.plays + unsaved.value.map { "waits \($0)" } + facts.compactMap(\.self)
  }

  /// Expects what a row says of its script, after one that comes before all.
  func expect(_ row: ScorerRow, after beginning: String? = nil, at game: SharedGame) throws {
    if let beginning { try perform(beginning, at: game) }
    try perform(row.script, at: game)
    #expect(try outcome(at: game) == row.outcome)
  }
}
