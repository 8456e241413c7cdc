import Basketball
import Testing

@testable import ViewModels

/// The bench of a game that is kept in memory: a scorer, a disk that fails when it is told to, and
/// a wall clock that stands still until it is put on.
final class Bench {
  /// The time of day, in milliseconds after the game was made.
  var now = 0
  /// The game as it is kept, whoever changed it.
  var kept: Scoresheet
  /// How the next changes go wrong, one after the other; then they go well.
  var faults: [Fault] = []
  /// Whether what is kept cannot be read.
  var isDamaged = false

  /// What may go wrong with a disk.
  enum Fault: Error {
    /// Nothing is kept.
    case full
    /// It is kept, and nobody can say so.
    case unsynced
    /// It cannot be read.
    case damaged
  }

  init(_ sheet: Scoresheet) { kept = sheet }

  convenience init(target: Int? = nil) throws { self.init(try .pickup(target: target)) }

  var time: TimeOfDay { TimeOfDay(milliseconds: Court.start + now) }

  /// The plays that are kept, as lines of a feed.
  var plays: [String] { LogDocument(kept).plays.map(\.feedLine) }

  /// What another recorder does, of which nobody here is told.
  func elsewhere(_ change: (inout Scoresheet, TimeOfDay) throws -> Void) rethrows {
    try change(&kept, time)
  }

  /// A scorer who sits down now, and keeps the bench.
  func scorer() -> LiveScorer {
    let game = Game(kept) { try self.commit($0) }
    let board = LiveScoreboard(game, newer: { try self.read() }, now: { self.time })
    return LiveScorer(board) { "\($0)" }
  }

  private func read() throws -> Scoresheet {
    if isDamaged { throw Fault.damaged }
    return kept
  }

  private func commit(_ change: Game.Change) throws -> Scoresheet {
    var sheet = try read()
    try change(&sheet)
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    if fault != .full { kept = sheet }
    if let fault { throw fault }
    return sheet
  }
}

extension ScorerViewModel {
  /// Says words one after the other: names of players and teams, and moves.
  func say(_ words: String...) throws {
    for word in words {
      if (try? Move(word: word)) != nil {
        name(move: word)
      } else {
        name(try #require((home + away + teams).first { $0.name == word }))
      }
    }
  }

  /// The notice, `done: text`.
  var told: String? { notice.value.map { "\($0.kind): \($0.text)" } }
}
