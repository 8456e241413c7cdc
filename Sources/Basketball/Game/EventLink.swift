/// The fixture of an event that a game is played for.
public struct EventLink: Equatable, Sendable {
  /// The name of the event's file, without its ending.
  public let event: String
  /// The number of the fixture, from 1.
  public let fixture: Int

  /// The fixture of an event.
  public init(event: String, fixture: Int) { (self.event, self.fixture) = (event, fixture) }

  /// `cup 25`.
  public var text: String { "\(event) \(fixture)" }
}
