import Basketball
import Storage

/// The message to a scorer, and the second try that it offers.
final class ScoringMessages {
  /// The message about the last verb, or about the game's file.
  let notice = Dynamic<Notice?>(nil)
  /// The second try, as long as the notice offers it.
  private(set) var retry: (() -> Void)?

  /// Says something, and cancels a second try.
  func say(_ kind: Notice.Kind, _ text: String) {
    retry = nil
    notice.value = Notice(kind: kind, text: text)
  }

  /// Adds to the last message.
  func add(_ kind: Notice.Kind, _ text: String) {
    say(kind, [notice.value?.text, text].compactMap(\.self).joined(separator: "; "))
  }

  /// Says what failed, or that it is done but may not survive a power cut.
  func fail(_ error: any Error, _ what: String, _ wording: Wording) {
    say(.failed, (error.isSaved ? "" : "\(what): ") + wording.explain(error))
  }

  /// Offers a second try with the last message.
  func offer(_ retry: @escaping () -> Void) {
    self.retry = retry
  }

  func clear() {
    retry = nil
    notice.update(nil)
  }

  /// Shows news of the game's file. When it is back, a second try stays; when it is lost, the
  /// message of what failed because of that stays.
  func show(_ news: Notice) {
    if news.kind == .done {
      notice.value = news
    } else if notice.value?.kind != .failed {
      say(news.kind, news.text)
    }
  }
}

extension Error {
  /// Whether the change is saved despite the error, but may not survive a power cut.
  nonisolated var isSaved: Bool {
    if case .unsynced? = self as? LibraryError { true } else { false }
  }
}

/// A change of a game other than recording plays. It is done after all plays are saved, and can be
/// tried again.
struct Operation {
  private(set) var verb: Verb
  /// Called once it is saved.
  var whenDone: () -> Void = {}

  /// Whether it can be done by removing later plays, after asking the scorer.
  var canInsist: Bool { verb != verb.droppingLaterPlays }

  /// The same operation that removes later plays.
  var insisting: Operation {
    var operation = self
    operation.verb = verb.droppingLaterPlays
    return operation
  }
}

extension Verb {
  /// The same verb that removes plays after the finish.
  nonisolated fileprivate var droppingLaterPlays: Verb {
    switch self {
    case .record(let plays, let time, _): .record(plays, at: time, droppingLater: true)
    case .recordTyped(let typed, _): .recordTyped(typed, droppingLater: true)
    case .fix(let number, let correction, _): .fix(number, correction, droppingLater: true)
    case .remove(let number, _): .remove(number, droppingLater: true)
    case .rules(let preset, let changes, _):
      .rules(preset: preset, changes, droppingLater: true)
    case .clock, .join, .leave, .number, .rename, .lineup, .note, .link, .end, .undo, .undoTo,
      .redo:
      self
    }
  }
}
