/// What a screen binds to: a state, which it draws, and intents, which its keys stand for.
///
/// A state is a value: each change puts another one in the `Dynamic`, as a view model alone can. It says
/// what is so; the screen words it.
public protocol ViewModel<State, Intent>: AnyObject {
  associatedtype State
  associatedtype Intent: ScreenIntent

  var state: Dynamic<State> { get }
  /// Milliseconds until the state changes with time; nil if it does not.
  var nextFrame: Int? { get }

  /// Does what is wanted, and says in the state how it went.
  ///
  /// - Returns: the screen to go to, if any.
  @discardableResult
  func take(_ intent: Intent) -> Route?
  /// Updates what changes with time.
  func tick()
  /// Takes in what others have changed in the library.
  func refresh()
}

extension ViewModel {
  public var nextFrame: Int? { nil }
  public func tick() {}
  public func refresh() {}
}

/// What somebody at a screen wants. Every screen can be left.
public nonisolated protocol ScreenIntent: Equatable, Sendable {
  static var leave: Self { get }
}

/// Where to go from a screen.
public nonisolated enum Route: Equatable, Sendable {
  /// To no other screen: this one is left.
  case leave
  case score(id: String)
  /// To a game that was just made after the one shown.
  case made(id: String)
  /// Back to the game after which the one shown was made; the one shown is deleted.
  case takenBack(to: String)
  /// To the game of a fixture, which is made first.
  case play(fixture: Int)
  case games
  case new
}
