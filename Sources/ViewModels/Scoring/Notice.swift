import Basketball
import Storage

/// The message about the last intent, or about the game's file.
public nonisolated struct Notice: Sendable {
  /// How it went, the worst last.
  public enum Kind: Comparable, Sendable {
    case done
    /// Others have taken something back, or put it right.
    case told
    /// Nothing has changed.
    case refused
    /// Nothing has changed; `ScoringIntent.again` does it anyway, and removes plays after the finish.
    case asking
    /// It could not be saved, or the file cannot be read.
    case failed
  }

  /// The news, in order.
  public var news = [News]()
  /// The second try that it offers.
  var retry: Retry?

  /// Whether the same key again, or Enter, does what it asks about.
  public var isQuestion: Bool {
    news.contains {
      switch $0 {
      case .reverses, .endsBefore: true
      default: false
      }
    }
  }

  /// How it went in all.
  public var kind: Kind { news.map(\.kind).max() ?? .done }
}

/// A verb to be done by a second try.
nonisolated struct Retry {
  let verb: Verb
  /// What the screen offered at the first try, if nothing may have changed since.
  var offered: Offered?
}

/// Something that has happened.
public nonisolated enum News: Sendable {
  /// A verb is done; of several that were saved together, the last.
  case done(Outcome, of: Int = 1)
  /// A verb changes nothing.
  case unchanged(Verb, Scoresheet)
  /// Something else is done.
  case said(String)
  /// Others have done something.
  case elsewhere(Outcome)
  /// An intent is off, and why.
  case refused(String)
  /// The game does not take a verb; a play that had to wait is named.
  case rejected(any Error, EnteredPlays? = nil)
  /// Steps of others would be taken back, or given back, which the same key does if it is pressed again.
  case reverses([Entry], by: Verb, key: String)
  /// A step was taken back by others, before the key.
  case undoneElsewhere(Entry)
  /// The game takes a verb only without these plays, which would be after its finish.
  case endsBefore([Int])
  /// Something cannot be done, or the file cannot be read.
  case failed(String?, any Error)

  var kind: Notice.Kind {
    switch self {
    case .done, .unchanged, .said: .done
    case .elsewhere: .told
    case .refused, .rejected, .reverses, .undoneElsewhere: .refused
    case .endsBefore: .asking
    case .failed: .failed
    }
  }
}

extension Error {
  /// Whether the change is saved despite the error, but may not survive a power cut.
  var isSaved: Bool {
    if case .unsynced? = self as? LibraryError { true } else { false }
  }
}
