import Basketball
import ViewModels

/// How a screen words an error, without the hint for a shell.
public typealias ErrorText = @MainActor (any Error) -> String

@MainActor
extension Notice {
  /// All news of the notice, on one line.
  func text(of board: Board?, explain: ErrorText) -> String {
    let texts = news.map { news -> String in
      switch news {
      case .done(let outcome, let count):
        (count > 1 ? "\(count) plays, the last one: " : "") + outcome.summary
      case .unchanged(let verb, let sheet):
        verb.whyUnchanged(in: sheet) ?? verb.whyIdle ?? "nothing to change"
      case .said(let text), .refused(let text): text
      case .elsewhere(let outcome): "elsewhere: \(outcome.summary)"
      case .rejected(let error, let play): play.said { "\($0.text): " } + explain(error)
      case .reverses(let steps, let verb, let key):
        "\(key) again \(verb.isRedo ? "gives" : "takes") back "
          + steps.compactMap { board?.text($0) }.commaSeparated
          + (verb.isRedo ? ", taken back elsewhere" : ", recorded elsewhere")
      case .undoneElsewhere(let step):
        "\(board?.text(step) ?? "") is taken back already, elsewhere"
      case .endsBefore(let plays):
        "this ends the game before \(plays.spanned): Enter removes "
          + (plays.count == 1 ? "that play" : "those plays")
      case .failed(let what, let error): what.said { "\($0): " } + explain(error)
      }
    }
    return texts.joined(separator: "; ")
  }
}

extension Board {
  /// A step in words.
  func text(_ step: Entry) -> String {
    step.action.text(in: game.teams.map(\.name), by: game.rules)
  }
}

extension Verb {
  fileprivate var isRedo: Bool { if case .redo = self { true } else { false } }
}
