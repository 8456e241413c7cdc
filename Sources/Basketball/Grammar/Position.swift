/// When plays were made, as one types it: `[PERIOD] [CLOCK]`. Overtime is the only period that has a
/// name yet, and it has no clock.
///
/// It reads the beginning of a line of plays, and the option `--at`.
public struct Position: Equatable, Sendable {
  /// What stands for overtime.
  public static let overtime = "OT"

  private let period: String?
  private let clock: String?

  /// The position that words look like; nil if they look like something else. `time()` checks that
  /// the clock can show it.
  init?(_ words: some Collection<String>) {
    var rest = Array(words)
    period = rest.first == Self.overtime ? rest.removeFirst() : nil
    let isClock = rest.first?.utf8.allSatisfy { "0123456789:.".utf8.contains($0) } ?? false
    clock = isClock ? rest.removeFirst() : nil
    guard rest.isEmpty, period != nil || clock != nil else { return nil }
  }

  /// How many words a position at the beginning of a line can take and leave two for a play.
  static func ends(in words: [String]) -> [Int] {
    [1, 2].filter { $0 + 2 <= words.count && Position(words.prefix($0)) != nil }
  }

  /// The time that is meant; an error if no clock can show it.
  func time() throws(GameError) -> GameTime {
    guard let clock else { return .overtime() }
    guard period == nil else { throw .malformedClock("\(Self.overtime) \(clock)") }
    return .shown(try ClockReading(typed: clock))
  }
}

extension GameTime {
  /// The time of a typed position; an error if it is none.
  public init(typed text: String) throws(GameError) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let position = Position(words) else { throw .malformedClock(text) }
    self = try position.time()
  }
}

/// When something happened, as a scorer or a log tells it.
public enum GameTime: Equatable, Sendable {
  /// What the clock of the game showed.
  case shown(ClockReading)
  /// The time since the start of the game.
  case elapsed(ClockReading)
  /// In overtime, when the clock stands still; a log also says where it stood.
  case overtime(ClockReading? = nil)

  /// Whether it says that it was in overtime.
  var isOvertime: Bool { if case .overtime = self { true } else { false } }
}

extension Rules {
  /// The reading of a time.
  func reading(of time: GameTime) throws(GameError) -> ClockReading {
    switch time {
    case .elapsed(let reading): return reading
    case .shown(let shown):
      guard let reading = clockFace.reading(showing: shown) else {
        throw .beyondLimit(shown, limit: timeLimit ?? .zero)
      }
      return reading
    case .overtime(let reading):
      guard let reading = timeLimit ?? reading else { throw .noOvertime }
      return reading
    }
  }
}
