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
  func offer(_ retry: @escaping () -> Void) { self.retry = retry }

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
