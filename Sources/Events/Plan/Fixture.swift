import Basketball

/// A planned game: when, where and by whom it is played.
public struct Fixture: Equatable, Sendable {
  /// Its number, from 1, which no other fixture of the event has.
  public let number: Int
  /// The day, `2026-07-04`; nil if the plan has none.
  public let day: String?
  /// When it begins; nil if that is open.
  public let time: StartTime?
  /// Minutes from its start to the next start.
  public let slot: Int
  /// The court; nil for any.
  public let court: String?
  /// The two sides.
  public let sides: Sides<Entrant>
  /// Its label, such as `QF`, if it has one.
  public let label: String?

  /// Puts the parts together.
  public init(
    number: Int, day: String? = nil, time: StartTime? = nil, slot: Int = Self.usualSlot,
    court: String? = nil, sides: Sides<Entrant>, label: String? = nil
  ) {
    (self.number, self.day, self.time, self.slot) = (number, day, time, slot)
    (self.court, self.sides, self.label) = (court, sides, label)
  }

  /// The slot in minutes if a plan does not say it.
  public static let usualSlot = 20

  /// Its line in a plan; the day has a line of its own.
  public var line: String {
    let sides = "\(sides.home.text) - \(sides.away.text)"
    return ["\(number)", time?.text, "court \(court ?? Self.anyCourt)", sides, label]
      .compactMap(\.self).joined(separator: " ")
  }

  /// Its sides with the teams that they are for, as far as there are teams.
  func named(by occupants: Sides<Occupant>) -> Sides<Entrant> {
    Sides { side in occupants[side].team.map { .team($0) } ?? sides[side] }
  }

  /// The two sides, home first.
  public var entrants: [Entrant] { sides.both }

  /// The word for any court.
  static let anyCourt = "any"
}
