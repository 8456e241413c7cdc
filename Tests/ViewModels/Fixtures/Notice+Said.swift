@testable import Basketball
import Documents
import Fixtures
import Platform
import Storage

@testable import ViewModels

extension Notice {
  /// How it went and what is said: `done: text`, errors as they are, and what was done to each play; nil
  /// for a play.
  nonisolated var said: String? {
    let text = news.map(\.words).joined(separator: "; ")
    return text.isEmpty ? nil : "\(kind): \(text)"
  }
}

nonisolated extension News {
  fileprivate var words: String {
    switch self {
    case .done(let outcome, let count):
      (count > 1 ? "\(count) plays, the last one: " : "") + outcome.words.joined(separator: ", ")
    case .unchanged: "nothing to change"
    case .said(let text), .refused(let text): text
    case .elsewhere(let outcome): "elsewhere: " + outcome.words.joined(separator: ", ")
    case .rejected(let error, let play): (play.map { "\($0.text): " } ?? "") + error.words
    case .reverses(let steps, _, let key):
      "\(key) again reverses " + steps.map(\.action.words).joined(separator: ", ")
    case .undoneElsewhere(let step): "undone already: \(step.action.words)"
    case .endsBefore(let plays): "before \(plays)"
    case .failed(let what, let error): (what.map { "\($0): " } ?? "") + error.words
    }
  }
}

nonisolated extension Error {
  fileprivate var words: String {
    switch self as any Error {
    case let error as FileError: error.reason
    case LibraryError.failed(let error): error.reason
    case LibraryError.unsynced: "not on the disk yet"
    case let problem as Problem: problem.brief ?? problem.code
    default: "\(self)"
    }
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

  /// Those, and verbs as in a game told in lines.
  static var told: TypedLines {
    TypedLines(commands: ["undo", "join"]) { line in
      let words = line.split(separator: " ").map(String.init)
      if ["undo", "join"].contains(words.first) || words.contains("--after") {
        return try .told(words, by: .pickup)
      }
      return try FeedLine(Array(line.utf8), number: 1)?.verb()
    }
  }
}
