/// When a game was played: games are ordered by it, and then by their ids.
public struct GameDate: Comparable, Hashable, Sendable {
  /// The day, where it was played.
  public let day: Day
  /// The instant at which the game was made; for a game whose day was typed or read from a file, about noon of that
  /// day.
  public let created: TimeOfDay

  /// The date of a game.
  ///
  /// - Parameter day: nil for a game of before 0.5.0: its id begins with the day; else it was played
  ///   when it was made.
  public init(_ day: Day?, created: TimeOfDay, ofGame id: String) {
    self.day = day ?? Day(id.prefix(Day.length)) ?? Day(inUTC: created)
    self.created = created
  }

  /// Earlier before later.
  public static func < (one: Self, other: Self) -> Bool {
    (one.day, one.created) < (other.day, other.created)
  }
}

/// The fixture of an event that a game is played for.
public struct EventLink: Equatable, Sendable {
  /// The name of the event's file, without its ending.
  public let event: String
  /// The number of the fixture, from 1.
  public let fixture: Int

  /// The fixture of an event.
  public init(event: String, fixture: Int) {
    self.event = event
    self.fixture = fixture
  }

  /// `cup 25`.
  public var text: String { "\(event) \(fixture)" }
}

/// The game of a league that a game was imported from.
public struct GameSource: Equatable, Sendable {
  /// The kind of its files, such as `nba`.
  public let kind: String
  /// What tells it from the others of its kind.
  public let id: String

  /// Nil unless the kind and the id are each one word that can be printed.
  public init?(kind: String, id: String) {
    guard [kind, id].allSatisfy({ !$0.isEmpty && !$0.hasControls && !$0.contains(" ") }) else {
      return nil
    }
    self.kind = kind
    self.id = id
  }
}
