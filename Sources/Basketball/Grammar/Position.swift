/// When plays were made, as one types it: `[PERIOD] [CLOCK]`. Overtime is the only period that has a
/// name yet, and has no clock.
///
/// The beginning of a line of plays and the option `--at` are both read here.
public struct Position: Equatable, Sendable {
  /// What stands for overtime.
  public static let overtime = "OT"

  private let period: String?
  private let clock: String?

  /// The position that words look like; nil where they are something else. Whether the clock can show
  /// so, `time()` asks.
  init?(_ words: some Collection<String>) {
    var rest = Array(words)
    period = rest.first == Self.overtime ? rest.removeFirst() : nil
    let isClock = rest.first?.utf8.allSatisfy { "0123456789:.".utf8.contains($0) } ?? false
    clock = isClock ? rest.removeFirst() : nil
    guard rest.isEmpty, period != nil || clock != nil else { return nil }
  }

  /// How many words a position at the beginning of a line of plays can take. Behind it there is room
  /// for a play.
  static func ends(in words: [String]) -> [Int] {
    [1, 2].filter { $0 + 2 <= words.count && Position(words.prefix($0)) != nil }
  }

  /// The time that is meant; an error where the clock can never show so.
  func time() throws(GameError) -> GameTime {
    guard let clock else { return .overtime() }
    guard period == nil else { throw .malformedClock("\(Self.overtime) \(clock)") }
    return .shown(try ClockReading(typed: clock))
  }
}

extension GameTime {
  /// The time of a position, as it was typed; an error where it is none.
  public init(typed text: String) throws(GameError) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let position = Position(words) else { throw .malformedClock(text) }
    self = try position.time()
  }
}
