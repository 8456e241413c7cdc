import Basketball
import Fixtures
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
        take(.person(try #require(people.first { [name(of: $0), $0.word].contains(word) })))
      }
    }
  }

  /// Types a line; false if it is refused, or none.
  func perform(line: String) -> Bool {
    take(.line(line))
    return !shown.lines.isBlank(line) && shown.notice.kind != .refused
  }

  /// The players of a side in the order of their keys.
  var home: [Who] { shown.board.people(.home) }
  var away: [Who] { shown.board.people(.away) }

  /// The name of a player or a team.
  func name(of who: Who) -> String { who.player ?? shown.board.teams[who.side].name }

  /// The notice, `done: text`; nil for that of a play, which has no words here.
  var said: String? { shown.notice.said }

  /// The names of those who may have made the pass.
  var candidates: [String] { (shown.offer?.passers ?? []).map(name) }

  /// The plays that are not saved.
  var waiting: [String] { shown.waiting.map(\.text) }
}

extension Scoring {
  /// Does the steps of a script, which have semicolons between them: a number of seconds is the time of day,
  /// `else` is what somebody else does, `other` what a second scorer does, `fail` and `lose` what becomes of the
  /// disk and of the file, and names and moves are entered.
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
      case "fail": game.disk.fail(try #require(FailingDisk.Call(rawValue: rest)))
      case "mend": game.disk.fault = nil
      case "lose": try game.replaceFile(with: #require(FileLoss(rawValue: rest)))
      case "restore": try game.restoreFile()
      case "other": try #require(game.second).perform(rest, at: game)
      case "else": try game.elsewhere(.told(Array(words.dropFirst()), by: shown.board.rules))
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

  /// What else is seen: the clock, the baskets of assists, and the players in the order of their keys.
  func more(at game: SharedGame) throws -> [String] {
    let (clock, saved) = (shown.board.clock, try game.saved)
    let baskets = saved.playByPlay.plays.compactMap(\.play.basket)
    let isElse = clock.running != saved.state.asOf(game.games.time).clock.isRunning
    let facts: [String?] = [
      "clock \(clock.text)\(clock.running ? " running" : "")\(isElse ? ", saved otherwise" : "")",
      baskets.isEmpty ? nil : "assists on \(baskets)",
      shown.canTryAgain ? "may be tried again" : nil,
      shown.isLastStepOfOthers ? "the last step is of others" : nil,
      shown.board.overtime ? "overtime" : nil,
    ]
    let people = [home, away].map { $0.map { $0.player ?? "" }.joined(separator: " ") }
    return facts.compactMap(\.self) + [people.joined(separator: " · ")]
  }
}
