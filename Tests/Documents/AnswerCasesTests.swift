import Basketball
import Fixtures
import Foundation
import JSON
import Testing

@testable import Documents

/// A game, and what documents say of it.
private struct AnsweredGame {
  var game: SampleGame

  init(_ text: String) throws {
    game = try SampleGame(rules: Rules(told: text))
  }

  /// The lists of each change that have something, after verbs with `; ` between; `@40` is the time of day.
  mutating func changes(_ line: String) throws -> String {
    let changes = try line.components(separatedBy: "; ").map { verb in
      var words = verb.split(separator: " ").map(String.init)
      if words[0].hasPrefix("@") { game.now = Self.time(words.removeFirst()) }
      let verb = try Verb.told(words, by: game.state.rules)
      let change = ChangeDocument(try game.perform(verb))
      let lists = [
        ("added", change.added), ("removed", change.removed), ("replaced", change.replaced),
        ("undone", change.undone), ("redone", change.redone),
      ]
      return lists.filter { !$0.1.isEmpty }.map { name, plays in
        "\(name) " + plays.map(Self.text).joined(separator: ", ")
      }.joined(separator: "; ")
    }
    return changes.joined(separator: " | ")
  }

  private static func text(_ play: PlayDocument) -> String {
    let score = play.scored.score
    return
      "\(play.number) \(play.clock) \(play.play.who.word) \(play.word) \(score.home)-\(score.away)"
  }

  /// A version of a play, what became of it, and at which second.
  var history: String {
    HistoryDocument(game.sheet).plays.map { version in
      let (play, until) = (
        version.play, version.until.map { " " + $0.text.dropFirst(17).prefix(2) }
      )
      return "\(play.number) \(play.reading.text) \(play.who.word) \(play.move.word) "
        + version.state + (until ?? "")
    }.joined(separator: " | ")
  }

  var check: String {
    game.sheet.anomalies.map { FindingDocument($0, id: "id").line.dropLast() }
      .joined(separator: " | ")
  }

  /// The cells of the score sheet whose names begin so, with what is drawn there in brackets.
  func sheet(_ beginning: String) -> String {
    SheetCells(game.sheet, game.state.card, now: game.now).cells
      .filter { $0.key.hasPrefix(beginning) }.sorted { $0.key < $1.key }
      .map { name, cell in
        let marks = cell.marks.isEmpty ? "" : "[\(cell.marks.joined(separator: " "))]"
        return "\(name.dropFirst(beginning.count)) \(cell.text)\(marks)"
      }.joined(separator: " | ")
  }

  /// What the document says beyond the score.
  func facts(at time: String) -> String {
    let document = GameDocument(game.state, now: Self.time(time))
    let needs = [document.home.needs, document.away.needs].map { $0.map { "\($0)" } ?? "-" }
    return "\(document.status) \(document.clock.text)\(document.overtime ? " overtime" : "")"
      + (document.clock.running && document.clock.at != nil ? " running" : "")
      + " needs \(needs.joined(separator: " "))"
      + (document.score.leader.map { " leader \($0)" } ?? "")
      + (document.winner.map { " winner \($0)" } ?? "")
  }

  private static func time(_ word: String) -> TimeOfDay {
    .start(Int(((Double(word.dropFirst()) ?? 0) * 1000).rounded()))
  }
}

@Suite("What documents say, case by case")
struct AnswerCasesTests {
  @Test("is what was approved")
  func cases() throws {
    var game = try AnsweredGame("pickup")
    try expectCases(
      "answers",
      [
        "game": { rules in
          game = try AnsweredGame(rules)
          return game.game.state.rules.name
        },
        "does": { try game.changes($0) },
        "tries": { line in
          var other = game
          return try other.changes(line)
        },
        "ends": { line in
          var other = game
          _ = try other.changes(line)
          return String(GameDocument(other.game.state, now: other.game.now).end.line.dropLast())
        },
        "history": { _ in game.history },
        "check": { _ in game.check },
        "facts": { game.facts(at: $0) },
        "sheet": { game.sheet($0) },
      ])
  }
}
