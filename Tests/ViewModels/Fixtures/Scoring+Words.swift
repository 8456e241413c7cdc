import Basketball
import Foundation
import Testing

@testable import ViewModels

extension Scoring {
  /// Enters words one after the other: names of players and teams, and moves.
  func enter(_ words: String...) throws {
    for word in words {
      if let move = try? Move(word: word) {
        take(.move(move))
      } else {
        let people = home + away + Side.allCases.map { Who($0) }
        take(.person(try #require(people.first { name(of: $0) == word })))
      }
    }
  }

  /// Types a line; false if it is refused, or none.
  func perform(line: String) -> Bool {
    take(.line(line))
    return !shown.lines.isBlank(line) && shown.notice?.kind != .refused
  }

  /// The players of a side in the order of their keys.
  var home: [Who] { shown.board.people(.home) }
  var away: [Who] { shown.board.people(.away) }

  /// The name of a player or a team.
  func name(of who: Who) -> String { who.player ?? shown.board.teams[who.side].name }

  /// The notice, `done: text`; nil for that of a play, which has no words here.
  var said: String? { shown.notice?.said }

  /// The names of those who may have made the pass.
  var candidates: [String] { (shown.offer?.passers ?? []).map(name) }

  /// The plays that are not saved.
  var waiting: [String] { shown.waiting.map(\.text) }
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
      case "clock": take(.clock)
      case "undo": take(.undo)
      case "redo": take(.redo)
      case "cancel": take(.cancel)
      case "remove": take(.remove)
      case "again": take(.again)
      case "look": refresh()
      case "change": take(.exchange)
      case "substitute": take(.substitute)
      case "pick": take(.pick(by: Int(rest) ?? 0))
      case "pass": take(.pass(Int(rest) ?? 0))
      case "throws": take(.throws(Int(rest) ?? 0))
      case "set": take(.time(rest))
      case ":": take(.line(rest))
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
      switch shown.begun {
      case .person(let who): name(of: who)
      case .move(let move): move.word
      case nil: nil
      }
    let chosen = shown.substitution.map { chosen in
      chosen.leaving.map { "-\($0.word)" } + chosen.coming.map { "+\($0.word)" }
    }
    let facts: [String?] = [
      shown.board.status == .finished ? "over" : nil,
      half.map { "begun \($0)" },
      candidates.isEmpty ? nil : "pass \(candidates.joined(separator: " "))",
      shown.picked.map { "picked \($0)" },
      chosen.map { "chosen \($0.joined(separator: " "))" }, said,
    ]
    return try game.plays + waiting.map { "waits \($0)" } + facts.compactMap(\.self)
  }

  /// Expects what a row says of its script, after one that comes before all.
  func expect(_ row: ScorerRow, after beginning: String? = nil, at game: SharedGame) throws {
    if let beginning { try perform(beginning, at: game) }
    try perform(row.script, at: game)
    #expect(try outcome(at: game) == row.outcome)
  }
}
