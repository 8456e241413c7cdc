/// A value that tells its listeners when it changes, for views to bind to. Only view models can set
/// it.
///
/// Each listener hears of changes as long as it keeps its token.
public final class Dynamic<Value> {
  /// The value; setting it calls every listener, the oldest first.
  public internal(set) var value: Value {
    didSet {
      // A listener may have just been removed by another one.
      for listener in listeners where listeners.contains(where: { $0.id == listener.id }) {
        listener.hear(value)
      }
    }
  }

  private var listeners = [(id: Int, hear: (Value) -> Void)]()
  private var lastID = 0

  /// Boxes a value.
  init(_ value: Value) {
    self.value = value
  }

  /// The number of listeners.
  var listenerCount: Int { listeners.count }

  /// Listens from the next change on, until the token is released.
  public func bind(_ listener: @escaping (Value) -> Void) -> Token {
    lastID += 1
    let id = lastID
    listeners.append((id, listener))
    return Token { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }
}

extension Dynamic where Value: Equatable {
  /// Sets the value if it differs, so that listeners hear only of changes.
  func update(_ new: Value) {
    if new != value { value = new }
  }
}

/// A subscription, which ends when the token is released.
///
/// The main actor is named here because an optimized module does not say that it is the default.
@MainActor
public final class Token {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  isolated deinit { end() }
}
