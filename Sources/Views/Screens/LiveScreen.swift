import Terminal
import ViewModels

/// A view that stays: it is bound to view models, and hands them keys as verbs.
@MainActor
public protocol LiveScreen: AnyObject {
  /// Whether something that it shows has changed since it was drawn. Whoever draws sets it back.
  var isStale: Bool { get set }
  /// Milliseconds until it changes by itself, as a running clock does; nil when it does not.
  var nextFrame: Int? { get }
  /// What it shows, a line a row, no more and no wider than fit.
  func lines(on canvas: Canvas) -> [String]
  /// Several keys come at once: what they ask for may be saved together.
  func beginBatch()
  func endBatch()
  /// Takes a key.
  ///
  /// - Returns: what is to be shown in its place, if anything.
  func press(_ key: Key) -> Navigation?
  /// Shows what time has changed.
  func tick()
  /// Shows what others may have changed in the library.
  func refresh()
}

extension LiveScreen {
  /// Nothing: each key is done by itself.
  public func beginBatch() {}
  /// Nothing.
  public func endBatch() {}

  /// Keeps what a value is told to be, now and whenever it changes, for as long as there is the token.
  func hear<Value>(
    _ value: Dynamic<Value>, _ keep: @escaping (Self, Value) -> Void
  ) -> Token {
    value.bindAndFire { [weak self] new in
      guard let self else { return }
      keep(self, new)
      isStale = true
    }
  }
}

/// What follows a screen.
public enum Navigation: Equatable, Sendable {
  /// Nothing: the screen is left.
  case leave
  case score(id: String)
  /// The game of a fixture, which is made.
  case play(fixture: Int)
  case games
  case new
}
