/// A period as typed: `Q3` and `P3` are the third, `OT` is the first overtime, `OT2` the second.
public enum PeriodName: Equatable, Sendable {
  /// From 1.
  case regulation(Int)
  /// From 1.
  case overtime(Int)
  /// From 1, overtimes after regulation, as in JSON.
  case number(Int)

  /// The period of a text such as `Q3`, in any case; nil for any other text. No game has more than 999 periods of
  /// either kind.
  public init?(_ text: String) {
    let text = text.uppercased()
    func number(after letters: Int) -> Int? {
      let digits = text.dropFirst(letters)
      return digits.isDigits && digits.count <= 3 && digits.first != "0" ? Int(digits) : nil
    }
    if text == "OT" {
      self = .overtime(1)
    } else if text.hasPrefix("OT"), let number = number(after: 2) {
      self = .overtime(number)
    } else if text.hasPrefix("Q") || text.hasPrefix("P"), let number = number(after: 1) {
      self = .regulation(number)
    } else {
      return nil
    }
  }

  /// Its name in a game of these periods: `Q3` of four, else `P2`; `OT2`.
  public func text(in periods: Periods) -> String {
    switch self {
    case .regulation(let number): "\(periods.count == 4 ? "Q" : "P")\(number)"
    case .overtime(let number): number == 1 ? "OT" : "OT\(number)"
    case .number(let number): periods.typedName(of: number).text(in: periods)
    }
  }

  /// The number of the period in a game; nil if it is beyond regulation.
  public func number(in periods: Periods) -> Int? {
    switch self {
    case .regulation(let number): number <= periods.count ? number : nil
    case .overtime(let number): periods.count + number
    case .number(let number): (1...Periods.most).contains(number) ? number : nil
    }
  }
}

/// The time of plays as typed: `[PERIOD] [CLOCK]`.
///
/// Used at the beginning of a line of plays, and for the option `--at`. One word may have both parts: a shell makes
/// one word of what is quoted.
struct Position {
  fileprivate let period: PeriodName?
  fileprivate let clock: String?

  /// The position that the words look like; nil if they look like none. The game may have no such clock time.
  init?(_ words: some Collection<String>) {
    var rest = Array(words)
    if rest.count == 1, rest[0].utf8.contains(UInt8(ascii: " ")) { rest = rest[0].spacedWords }
    period = rest.first.flatMap { PeriodName($0) }
    if period != nil { rest.removeFirst() }
    let isClock = rest.first?.utf8.allSatisfy { "0123456789:.".utf8.contains($0) } ?? false
    clock = isClock ? rest.removeFirst() : nil
    guard rest.isEmpty, period != nil || clock != nil else { return nil }
  }

  /// How many words a position at the beginning of a line may have, so that `rest` words are left after it.
  static func ends(in words: [String], leaving rest: Int) -> [Int] {
    [1, 2].filter { $0 + rest <= words.count && Position(words.prefix($0)) != nil }
  }
}

extension GameTime {
  /// The time of a typed position; throws for any other text.
  public init(typed text: String) throws(Problem) {
    guard let time = try GameTime(ifTyped: text.spacedWords) else { throw .malformedClock(text) }
    self = time
  }

  /// The time of a typed position; nil for words that look like something else.
  public init?(ifTyped words: some Collection<String>) throws(Problem) {
    guard let position = Position(words) else { return nil }
    self.init(
      period: position.period,
      clock: try position.clock.map { text throws(Problem) in
        .shown(try ClockReading(typed: text))
      })
  }

  /// Splits a line at a word, as in `[PERIOD] [CLOCK] lineup TEAM WHO…`: the position before the word, nil if there
  /// is none, and the words after it. Nil for a line without the word, or with anything but a position before it.
  public static func position(
    before word: String, in words: [String]
  ) throws(Problem) -> (time: GameTime?, rest: [String])? {
    guard let index = words.prefix(3).firstIndex(of: word) else { return nil }
    let rest = Array(words[(index + 1)...])
    if index == 0 { return (nil, rest) }
    return try GameTime(ifTyped: words.prefix(index)).map { ($0, rest) }
  }
}

/// When something happened, as stated by a scorer or a log.
public struct GameTime: Equatable, Sendable {
  /// The period; nil for the current one.
  public var period: PeriodName?
  /// The clock; nil for its reading now.
  public var clock: Clock?
  /// The place among the plays of the period; nil for the place by the clock.
  public var place: Place?

  /// A statement about the clock.
  public enum Clock: Equatable, Sendable {
    /// What the clock showed.
    case shown(ClockReading)
    /// The time since the start of the game.
    case elapsed(ClockReading)
  }

  /// A place in the order of plays that the clock does not tell.
  public enum Place: Equatable, Sendable {
    /// After the play of a number, at its reading.
    case after(Int)
    /// After the play of a number that has been found, and whose reading has been filled in.
    case follows(Int)
    /// After the play recorded last, even if the reading goes backwards.
    case inOrder
  }

  /// A time.
  public init(period: PeriodName? = nil, clock: Clock? = nil, place: Place? = nil) {
    self.period = period
    self.clock = clock
    self.place = place
  }

  /// A moment.
  public init(_ moment: Moment) {
    self.init(period: .number(moment.period), clock: .elapsed(moment.reading))
  }

  /// The time of a play that follows another one.
  static func follows(_ play: Play, in periods: Periods) -> GameTime {
    GameTime(
      period: periods.typedName(of: play.period),
      clock: periods[play.period].isUntimed ? nil : .elapsed(play.reading),
      place: .follows(play.number))
  }
}
