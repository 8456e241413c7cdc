import Basketball
import JSON

extension Card: JSONRepresentable {
  public var json: JSON {
    let sides = Side.allCases.map { side -> (String, JSON) in
      let licenses = JSON.map(
        Dictionary(uniqueKeysWithValues: licenses(of: side).map { ($0, $1.json) }))
      return (
        side.rawValue,
        [
          "assistant": self[.assistant, of: Who(side)], "coach": self[.coach, of: Who(side)],
          "licenses": licenses,
        ]
      )
    }
    let game = Key.ofGame.map { ($0.rawValue, json(of: $0)) }
    return .map(Dictionary(uniqueKeysWithValues: game + sides))
  }

  /// The value of the game at a key.
  func json(of key: Key) -> JSON {
    key == .attendance ? self[key].flatMap { Int($0) }.json : self[key].json
  }

  /// The keys that lists, exports and pages have of a card.
  static let listed: [(name: StaticString, key: Key)] = [
    ("place", .place), ("time", .time), ("attendance", .attendance), ("crewChief", .crewChief),
    ("umpire1", .umpire1), ("umpire2", .umpire2),
  ]

  /// The card with these keys alone.
  var listed: Card { Card(lines.filter { line in Self.listed.contains { $0.key == line.key } }) }

  /// These keys as a summary has them.
  var summary: JSON {
    .sorted(Self.listed.compactMap { name, key in self[key].map { JSON.Member(name, $0.json) } })
  }

  init(summary json: JSONValue?) throws {
    self.init(
      try Self.listed.compactMap { name, key in
        try json?.optional(name).flatMap { Line(key, try $0.string()) }
      })
  }
}
