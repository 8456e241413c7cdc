import Basketball
import JSON

/// Reads values that leagues write now as a number and now as text.
extension JSONValue {
  /// The texts of these members, joined, without spaces around them; nil if all are missing, empty or
  /// neither text nor a number.
  func text(_ keys: StaticString...) -> String? {
    let texts = keys.compactMap { self[$0]?.words }
    return texts.isEmpty ? nil : texts.spaceSeparated
  }

  /// The text of a member that a team or a player has to have.
  func name(_ key: StaticString) throws -> String {
    if let text = text(key) { return text }
    throw error("has no name")
  }

  /// The words of a text, or a number as text; nil for an empty text and any other value.
  var words: String? {
    let text: String? =
      switch kind {
      case .string: try? string()
      case .number: (try? int()).map { "\($0)" }
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    if text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) { return text }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.spaceSeparated
  }

  /// The members of an object by their names.
  var named: [String: JSONValue] {
    Dictionary(members.map { ((try? $0.key.string()) ?? "", $0.value) }) { first, _ in first }
  }

  /// A whole number, also if it is text or written as `6.0`; nil for anything else, and if it is
  /// larger than any count.
  var whole: Int? {
    words.flatMap { Int($0) }.flatMap { (-1_000_000...1_000_000).contains($0) ? $0 : nil }
  }

  /// The number of a member, whole or not.
  func decimal(_ key: StaticString) -> Double? {
    self[key].flatMap { Double($0.kind == .number ? $0.line : $0.words ?? "") }
  }

  /// A point, of members in units of so many millimetres; nil if one is missing.
  func spot(_ x: StaticString, _ y: StaticString, times unit: Double) -> Spot? {
    guard let x = decimal(x), let y = decimal(y) else { return nil }
    return Spot(nearest: unit * x, unit * y)
  }

  /// The whole number of a member.
  func number(_ key: StaticString) -> Int? { self[key]?.whole }

  /// Whether a member is 1, `"1"` or true.
  func isSet(_ key: StaticString) -> Bool {
    number(key) == 1 || (try? self[key]?.bool()) == true
  }

  /// A member that has to be a whole number.
  func needed(_ key: StaticString, _ range: ClosedRange<Int>) throws -> Int {
    if let number = number(key), range.contains(number) { return number }
    throw try member(key).error("is no number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// The number of a period.
  func period(_ key: StaticString) throws -> Int { try needed(key, 1...100) }

  /// The milliseconds of a member that has to be a time.
  func time(_ key: StaticString) throws -> Int {
    let value = try member(key)
    if let time = value.words.flatMap({ Int(leagueClock: $0) }) { return time }
    throw value.error("is no time")
  }

  /// The day of a member such as `12/10/2022`; nil for other text.
  ///
  /// - Parameter month: where the month stands, 0 or 1.
  func day(_ key: StaticString, month: Int) -> String? {
    let parts = text(key)?.split(separator: "/").map { $0.count == 1 ? "0\($0)" : String($0) }
    guard let parts, parts.count == 3 else { return nil }
    return "\(parts[2])-\(parts[month])-\(parts[1 - month])"
  }

  /// A length in minutes; nil if it is missing, or no length of a period.
  func minutes(_ key: StaticString) -> ClockReading? {
    number(key).flatMap { (1...1000).contains($0) ? ClockReading(milliseconds: $0 * 60_000) : nil }
  }

  /// A member that has to be a list. Where it is empty, leagues write `null`, too, or nothing.
  func list(_ key: StaticString) throws -> [JSONValue] {
    guard let value = self[key], !value.isNull else { return [] }
    return try value.list()
  }

  /// The elements of a member that is a list; none where it is no list.
  func elements(_ key: StaticString) -> [JSONValue] { self[key]?.elements ?? [] }

  /// Whether a list has a word.
  func has(_ word: String, in key: StaticString) -> Bool {
    elements(key).contains { $0.words == word }
  }

  /// Preset rules with the lengths of a file.
  func rules(
    _ preset: Rules, periods: Int?, length: ClockReading?, overtime: ClockReading?
  ) throws -> Rules {
    let changes = [
      "periods": periods?.description, "length": length?.exactText,
      "overtime-length": overtime?.exactText,
    ].compactMapValues(\.self)
    guard let rules = try? preset.with(changes) else {
      throw error("has periods that no game has")
    }
    return rules
  }

  /// The counts in a box score, by a league's table of our keys and its own. Where the league has attempts, they
  /// become misses; a player who did not play has no time.
  func counts(_ table: [String: String]) -> [String: Int] {
    let said = named
    var counts = table.compactMapValues { said[$0]?.whole }
    counts["secondsPlayed"] = table["secondsPlayed"].flatMap { said[$0]?.words }
      .flatMap { $0 == "DNP" ? 0 : Int(leagueClock: $0) }
    for shot in [Shot.twoPoints, .threePoints, .freeThrow] {
      guard let tried = counts[shot.missed.name] else { continue }
      counts[shot.missed.name] = counts[shot.made.name].map { tried - $0 }
    }
    return counts
  }
}

extension [String: String] {
  /// A table with a line for each word: the word, and what it means.
  init(table: String) {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    self.init(uniqueKeysWithValues: rows.map { (String($0[0]), String($0[1])) })
  }
}

extension Spot {
  /// The nearest spot to a point in millimetres; for a point farther away than any spot, one off all courts.
  init?(nearest x: Double, _ y: Double) {
    let near = [x, y].map { Int(max(-100_000, min(100_000, $0.rounded()))) }
    self.init(x: near[0], y: near[1])
  }
}

extension Kinds {
  /// Parts of the words of leagues, with the kinds of shots that they mean.
  private static let words: [(String, Kind)] = [
    ("layup", .layup), ("dunk", .dunk), ("tip", .tipin), ("hook", .hook), ("float", .floater),
    ("jump", .jumper), ("pullup", .pullup), ("step", .stepback), ("fade", .fadeaway),
  ]

  init(ofLeague text: String) {
    let text = text.lowercased()
    self.init(Self.words.filter { text.contains($0.0) }.map { Kinds($0.1) })
  }
}

extension Move {
  /// The move of an entry of FIBA LiveStats or the NBA, which share their words; nil for what is no play.
  static func called(_ kind: String, _ detail: String, isMade: Bool) -> Move? {
    switch kind {
    case "2pt": Shot.twoPoints.move(isMade: isMade)
    case "3pt", "heave": Shot.threePoints.move(isMade: isMade)
    case "freethrow": Shot.freeThrow.move(isMade: isMade)
    case "foul": .foul(called: detail) ?? .foul
    case "substitution": .called(detail)
    case "jumpball": detail == "won" ? .jumpBall : nil
    default: .called(kind)
    }
  }

  /// The kind of foul that FIBA LiveStats or the NBA calls by a word; nil for one that is not known.
  static func foul(called word: String) -> Move? {
    let word = word.lowercased()
    if word.isEmpty { return .foul }
    for (start, kind) in kindsOfFouls where word.hasPrefix(start) { return kind }
    guard word.contains("technical") else { return nil }
    return word.contains("2") ? .technicalFoul2 : .technicalFoul
  }

  private static let kindsOfFouls: [(String, Move)] = [
    ("personal", .foul), ("offensive", .offensiveFoul), ("unsportsmanlike", .flagrantFoul),
    ("disruptive", .disruptiveFoul), ("flagrant", .flagrantFoul),
    ("disqualifying", .disqualifyingFoul), ("coach", .benchFoul), ("bench", .benchFoul),
    ("admin", .benchFoul),
  ]
}

extension Shot {
  func move(isMade: Bool) -> Move { isMade ? made : missed }
}

extension Int {
  /// The milliseconds of `09:47`, `09:47:30` with hundredths, or `PT11M43.50S` of ISO 8601; nil for any
  /// other text. A clock below zero, such as `00:-1`, is at zero.
  init?(leagueClock text: String) {
    // By bytes: a game has some six hundred of them.
    let signed = text.utf8.split { "PTMS:".utf8.contains($0) }.map { Substring($0) }
    let parts = signed.map { $0.hasPrefix("-") ? $0.dropFirst() : $0 }.filter { !$0.isEmpty }
    guard (2...3).contains(parts.count), let minutes = Int(parts[0]),
      (0..<10_000).contains(minutes), let seconds = ClockReading(String(parts[1])),
      let hundredths = parts.count == 2 ? 0 : Int(parts[2]),
      seconds.milliseconds < 100_000, (0..<100).contains(hundredths)
    else { return nil }
    let isBelowZero = signed.contains { $0.hasPrefix("-") }
    self = isBelowZero ? 0 : minutes * 60_000 + seconds.milliseconds + hundredths * 10
  }
}
