import Basketball
import Testing

@testable import ViewModels

extension ScoringViewModel {
  /// Enters words one after the other: names of players and teams, and moves.
  func enter(_ words: String...) throws {
    for word in words {
      if let move = try? Move(word: word) {
        enter(move)
      } else {
        enter(try #require((home + away + teams).first { $0.name == word }))
      }
    }
  }

  /// The notice, `done: text`; nil for that of a play, which has no words here.
  var said: String? {
    notice.value.flatMap { $0.text.isEmpty ? nil : "\($0.kind): \($0.text)" }
  }

  /// The names of those who may have made the pass.
  var candidates: [String] { assistCandidates.value.map(\.name) }
}

/// Something that a scorer does.
nonisolated struct ScorerAction: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let perform: @MainActor @Sendable (Scoring) throws -> Void

  init(_ name: String, _ perform: @escaping @MainActor @Sendable (Scoring) throws -> Void) {
    (testDescription, self.perform) = (name, perform)
  }
}
