import Storage

/// What there is to say to a scorer, and what a second try would do about it.
final class ScoringMessages {
  /// The message about the last verb, or about the game's file.
  let notice = Dynamic<Notice?>(nil)
  /// What a second try does, for as long as the notice is shown that says so.
  private(set) var retry: (() -> Void)?

  /// Says something, and cancels what a second try would do.
  func say(_ kind: Notice.Kind, _ text: String) {
    retry = nil
    notice.value = Notice(kind: kind, text: text)
  }

  /// Says something, after what has just been said.
  func add(_ kind: Notice.Kind, _ text: String) {
    say(kind, [notice.value?.text, text].compactMap(\.self).joined(separator: "; "))
  }

  /// Says what has failed, or that it is done and may not survive a power cut.
  func fail(_ error: any Error, _ what: String, _ wording: Wording) {
    say(.failed, (error.isSaved ? "" : "\(what): ") + wording.explain(error))
  }

  /// Offers a second try beside what has just been said.
  func offer(_ retry: @escaping () -> Void) {
    self.retry = retry
  }

  func clear() {
    retry = nil
    notice.update(nil)
  }

  /// Shows what has become of the game's file. That it is back leaves a second try as it is; that it is
  /// lost does not replace the message of what failed because of it.
  func show(_ news: Notice) {
    if news.kind == .done {
      notice.value = news
    } else if notice.value?.kind != .failed {
      say(news.kind, news.text)
    }
  }
}

extension Error {
  /// Whether what failed is done all the same: it is saved, and may not survive a power cut.
  nonisolated var isSaved: Bool {
    if case .unsynced? = self as? LibraryError { true } else { false }
  }
}
