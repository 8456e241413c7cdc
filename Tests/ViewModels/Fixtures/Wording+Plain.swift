import Platform
import Basketball
import Documents
import Storage

@testable import ViewModels

nonisolated extension Wording {
  /// The words of these tests: errors as they are, and what was done to each play.
  static var plain: Wording {
    Wording(
      explain: { error in
        switch error {
        case let error as FileError: error.reason
        case LibraryError.failed(let error): error.reason
        case LibraryError.unsynced: "not on the disk yet"
        case GameError.gameFinished(let winner, let score):
          "gameFinished(winner: \"\(winner ?? "nobody")\", score: \"\(score)\")"
        case GameError.playsAfterFinish(let plays): "after the finish: \(plays.map(\.number))"
        default: "\(error)"
        }
      },
      describe: { $0.words.joined(separator: ", ") }, name: { step, _ in step.action.words },
      idle: { _, _ in nil })
  }
}

nonisolated extension Outcome {
  fileprivate var words: [String] {
    replaced.map { "\($0.old.play.words) → \($0.new.play.words)" }
      + removed.map { "without \($0.play.words)" }
      + undone.map { "undone \($0.action.words)" } + redone.map { "redone \($0.action.words)" }
      + (action == .clock || action == .setClock ? ["clock \(after.clock.reading.exactText)"] : [])
  }
}

nonisolated extension Entry.Action {
  fileprivate var words: String {
    switch self {
    case .record(let plays, _): plays.map(\.words).joined(separator: " + ")
    case .remove(let numbers): "removal of \(numbers)"
    default: "\(self)"
    }
  }
}

nonisolated extension Play {
  fileprivate var words: String { "#\(number) \(reading.exactText) \(who.word) \(move.word)" }
}

extension TypedLines {
  /// Lines of a feed.
  static var ofFeed: TypedLines {
    TypedLines(commands: []) { try FeedLine(Array($0.utf8), number: 1)?.verb() }
  }
}
