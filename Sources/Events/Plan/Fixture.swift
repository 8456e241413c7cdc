import Basketball

/// A planned game: when, where and by whom it is played.
public struct Fixture: Equatable, Sendable {
  /// Its number, from 1, which no other fixture of the event has.
  public let number: Int
  /// The day, `2026-07-04`; nil if the plan has none.
  public let day: Day?
  /// When it begins; nil if that is open.
  public let time: StartTime?
  /// Minutes from its start to the next start.
  public let slot: Int
  /// The court, the hall of the home side if its line has none; nil for any.
  public let court: String?
  /// The two sides.
  public let sides: Sides<Entrant>
  /// Its label, such as `QF`, if it has one.
  public let label: String?

  /// The slot in minutes if a plan does not say it.
  static let usualSlot = 20

  /// Its line in a plan; the day has a line of its own.
  public var line: String {
    let sides = "\(sides.home.text) - \(sides.away.text)"
    return ["\(number)", time?.text, court.map { "court \($0.courtWord)" }, sides, label]
      .compactMap(\.self).spaceSeparated
  }

  /// The sides with the teams that play on them, as far as these are known.
  func named(by occupants: Sides<Occupant>) -> Sides<Entrant> {
    Sides { side in occupants[side].team.map { .team($0) } ?? sides[side] }
  }

  /// The two sides, home first.
  public var entrants: [Entrant] { sides.both }

  /// The fixtures whose winner or loser plays this one.
  var sources: [Int] { entrants.compactMap(\.fixture) }

  /// The word for any court.
  static let anyCourt = "any"
}

/// Who plays on a side of a fixture: a team, or a reference that the results resolve to one.
public enum Entrant: Hashable, Sendable {
  /// A team by its name.
  case team(String)
  /// The team at a place of a pool, counted from 1: `A1`.
  case place(Int, pool: String)
  /// The winner of a fixture: `W29`.
  case winner(of: Int)
  /// The loser of a fixture: `L29`.
  case loser(of: Int)
  /// The best, second best … of the teams at one place of their pools: `3/1` is the best of the
  /// thirds. Both count from 1.
  case best(Int, ofPlace: Int)

  /// As it is written in a plan.
  public var text: String {
    switch self {
    case .team(let name): name
    case .place(let place, let pool): "\(pool)\(place)"
    case .winner(let number): "W\(number)"
    case .loser(let number): "L\(number)"
    case .best(let count, let place): "\(place)/\(count)"
    }
  }

  /// The reference as it is written; nil for a team.
  public var reference: String? {
    if case .team = self { nil } else { text }
  }

  /// The fixture whose winner or loser it is.
  public var fixture: Int? {
    switch self {
    case .winner(let number), .loser(let number): number
    case .team, .place, .best: nil
    }
  }

  /// The reference of a word such as `A1` or `W29`, whether or not there is such a pool or fixture;
  /// nil for any other word.
  init?(reference word: some StringProtocol) {
    let letters = word.prefix { !$0.isDigit }
    guard let number = Int(digits: word.dropFirst(letters.count)) else {
      let numbers = word.split(separator: "/", omittingEmptySubsequences: false)
      guard numbers.count == 2, let place = Int(digits: numbers[0]),
        let count = Int(digits: numbers[1])
      else { return nil }
      self = .best(count, ofPlace: place)
      return
    }
    switch letters.uppercased() {
    case "": return nil
    case "W": self = .winner(of: number)
    case "L": self = .loser(of: number)
    default: self = .place(number, pool: String(letters))
    }
  }
}

extension Character {
  var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Int {
  /// The number, from 1, of a text of digits; nil for any other text.
  init?(digits: some StringProtocol) {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isDigit),
      let number = Int(digits), number > 0
    else { return nil }
    self = number
  }
}
