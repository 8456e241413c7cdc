import Basketball
import JSON

/// What leagues write now as a number and now as text.
extension JSONValue {
  /// The text of a member without spaces around it; nil if it is missing, empty or neither text nor a
  /// number.
  func text(_ key: StaticString) -> String? {
    guard let value = self[key] else { return nil }
    let text = (try? value.string()) ?? (try? value.int()).map { "\($0)" }
    guard let text, let first = text.utf8.first, let last = text.utf8.last else { return nil }
    if first > 0x20, last > 0x20 { return text }
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The whole number of a member, also if it is text or written as `6.0`; nil otherwise, and if it
  /// is larger than any count.
  func number(_ key: StaticString) -> Int? {
    let number = self[key].flatMap { (try? $0.int()) ?? (try? $0.string()).flatMap { Int($0) } }
    return number.flatMap { (-1_000_000...1_000_000).contains($0) ? $0 : nil }
  }

  /// Whether a member is 1, `"1"` or true.
  func isSet(_ key: StaticString) -> Bool {
    number(key) == 1 || (try? self[key]?.bool()) == true
  }

  /// A member that has to be a whole number.
  func needed(_ key: StaticString, _ range: ClosedRange<Int>) throws(JSONError) -> Int {
    if let number = number(key), range.contains(number) { return number }
    throw try member(key).error("is no number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// The number of a period.
  func period(_ key: StaticString) throws(JSONError) -> Int { try needed(key, 1...100) }

  /// The milliseconds of a member that has to be a time.
  func time(
    _ key: StaticString, _ read: (String) -> Int?
  ) throws(JSONError) -> Int {
    let value = try member(key)
    guard let time = read(try value.string()) else { throw value.error("is no time") }
    return time
  }

  /// A length in minutes; nil if it is missing, or no length of a period.
  func minutes(_ key: StaticString) -> ClockReading? {
    number(key).flatMap { (1...1000).contains($0) ? ClockReading(milliseconds: $0 * 60_000) : nil }
  }

  /// A member that has to be a list.
  func list(_ key: StaticString) throws(JSONError) -> [JSONValue] { try member(key).list() }

  /// A member that a team or a player has to have.
  func name(_ text: String?) throws(JSONError) -> String {
    if let text { return text }
    throw error("has no name")
  }

  /// Preset rules with the lengths of a file.
  func rules(
    _ preset: Rules, periods: Int?, length: ClockReading?, overtime: ClockReading?
  ) throws(JSONError) -> Rules {
    var changes = RuleChanges()
    (changes.periods, changes.length, changes.overtimeLength) = (periods, length, overtime)
    guard let rules = try? preset.with(changes) else {
      throw error("has periods that no game has")
    }
    return rules
  }

  /// The counts of a box by the table of a league: our keys, and how the league calls them. What it
  /// has for misses are attempts.
  func counts(_ table: [(key: String, theirs: StaticString)]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for row in table { counts[row.key] = number(row.theirs) }
    for shot in [Shot.twoPoints, .threePoints, .freeThrow] {
      guard let tried = counts[shot.missed.name] else { continue }
      counts[shot.missed.name] = counts[shot.made.name].map { tried - $0 }
    }
    return counts
  }
}

extension Move {
  /// The move that a league calls by a word of ours.
  static func called(_ word: String) -> Move? {
    MoveRow.table.first { $0.words.contains(word) }?.move
  }
}

extension Shot {
  func move(isMade: Bool) -> Move { isMade ? made : missed }
}

/// Milliseconds of the leagues' times.
enum LeagueClock {
  /// `09:47`, `09:47:30` with hundredths; nil for any other text.
  static func minutes(_ text: String) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) ?? -1 }
    guard (2...3).contains(parts.count), (0..<10_000).contains(parts[0]),
      parts.dropFirst().allSatisfy((0..<100).contains)
    else { return nil }
    return (parts[0] * 60 + parts[1]) * 1000 + (parts.count == 3 ? parts[2] * 10 : 0)
  }

  /// `PT11M43.50S` of ISO 8601; nil for any other text.
  static func duration(_ text: String) -> Int? {
    guard text.hasPrefix("PT"), text.hasSuffix("S"), let end = text.firstIndex(of: "M"),
      let minutes = Int(text[..<end].dropFirst(2)), (0..<10_000).contains(minutes),
      let rest = ClockReading(String(text[end...].dropFirst().dropLast())),
      rest.milliseconds < 60_000
    else { return nil }
    return minutes * 60_000 + rest.milliseconds
  }
}
