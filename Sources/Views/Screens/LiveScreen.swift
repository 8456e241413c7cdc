import Terminal
import ViewModels

/// A live screen: it is bound to view models, and turns keys into their verbs.
@MainActor
public protocol LiveScreen: AnyObject {
  /// Whether it has changed since it was drawn. The drawer resets it.
  var isStale: Bool { get set }
  /// Milliseconds until it changes with time, as for a running clock; nil if it does not.
  var nextFrame: Int? { get }
  /// Its lines, which fit the canvas.
  func lines(on canvas: Canvas) -> [String]
  /// Several keys follow at once, whose changes may be saved together.
  func beginBatch()
  func endBatch()
  /// Takes a key.
  ///
  /// - Returns: what to show in its place, if anything.
  func press(_ key: Key) -> Navigation?
  /// Updates what changes with time.
  func tick()
  /// Takes in changes of the library by others.
  func refresh()
}

extension LiveScreen {
  /// Nothing: each key is handled by itself.
  public func beginBatch() {}
  /// Nothing.
  public func endBatch() {}

  /// Stores a value now and whenever it changes, as long as the token lives.
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

/// Where to go from a screen.
public enum Navigation: Equatable, Sendable {
  /// Nothing: the screen is left.
  case leave
  case score(id: String)
  /// The game of a fixture, which is made.
  case play(fixture: Int)
  case games
  case new
}
