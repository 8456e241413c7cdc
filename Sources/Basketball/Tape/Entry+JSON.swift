extension Entry: Codable {
  /// One key names what was done: `{"at": …, "record": [ plays ]}`, `{"at": …, "undo": 2}`.
  private enum Key: String, CodingKey, CaseIterable {
    case at, clock, home, away, rules, record, fix, remove, join, rename, note, undo, redo, drop
  }

  /// A player of a side, the side itself, and a name for either.
  private struct Naming: Codable {
    let team: Side
    let player: String?
    let name: String?
  }

  private static let known = Key.allCases.map(\.rawValue)

  /// Reads an entry.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseStrangeKeys(beside: Self.known)
    let keys = try decoder.container(keyedBy: Key.self)
    at = try keys.decode(TimeOfDay.self, forKey: .at)
    clock = keys.contains(.clock) ? try keys.decode(GameClock.self, forKey: .clock) : nil
    guard let did = try Self.step(keys) ?? Self.other(keys, hasClock: clock != nil) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "says of nothing that was done"))
    }
    self.did = did
  }

  private static func step(_ keys: KeyedDecodingContainer<Key>) throws -> Action? {
    let dropped = keys.contains(.drop) ? try keys.decode([Int].self, forKey: .drop) : []
    if keys.contains(.record) {
      return .record(plays: try keys.decode([Play].self, forKey: .record), dropped: dropped)
    }
    if keys.contains(.fix) {
      return .fix(play: try keys.decode(Play.self, forKey: .fix), dropped: dropped)
    }
    if keys.contains(.remove) {
      return .remove(plays: try keys.decode([Int].self, forKey: .remove))
    }
    if keys.contains(.rules), !keys.contains(.home) {
      return .rules(try keys.decode(Rules.self, forKey: .rules), dropped: dropped)
    }
    if keys.contains(.join) {
      let naming = try keys.decode(Naming.self, forKey: .join)
      return .join(side: naming.team, player: Player(naming.name ?? ""))
    }
    if keys.contains(.rename) {
      let naming = try keys.decode(Naming.self, forKey: .rename)
      return .rename(who: Who(naming.team, naming.player), name: naming.name ?? "")
    }
    return keys.contains(.note) ? .note(try keys.decode(String?.self, forKey: .note)) : nil
  }

  private static func other(
    _ keys: KeyedDecodingContainer<Key>, hasClock: Bool
  ) throws -> Action? {
    if keys.contains(.undo) { return .undo(steps: try keys.decode(Int.self, forKey: .undo)) }
    if keys.contains(.redo) { return .redo(steps: try keys.decode(Int.self, forKey: .redo)) }
    if keys.contains(.home) {
      let home = try keys.decode(Team.self, forKey: .home)
      let teams = Sides(home: home, away: try keys.decode(Team.self, forKey: .away))
      return .open(teams: teams, rules: try keys.decode(Rules.self, forKey: .rules))
    }
    return hasClock ? .clock : nil
  }

  /// Writes an entry.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(at, forKey: .at)
    try keys.encodeIfPresent(clock, forKey: .clock)
    switch did {
    case .open(let teams, let rules):
      try keys.encode(teams.home, forKey: .home)
      try keys.encode(teams.away, forKey: .away)
      try keys.encode(rules, forKey: .rules)
    case .record(let plays, let dropped):
      try keys.encode(plays, forKey: .record)
      try Self.encode(dropped, &keys)
    case .fix(let play, let dropped):
      try keys.encode(play, forKey: .fix)
      try Self.encode(dropped, &keys)
    case .rules(let rules, let dropped):
      try keys.encode(rules, forKey: .rules)
      try Self.encode(dropped, &keys)
    case .remove(let plays): try keys.encode(plays, forKey: .remove)
    case .join(let side, let player):
      let naming = Naming(team: side, player: nil, name: player.name)
      try keys.encode(naming, forKey: .join)
    case .rename(let who, let name):
      try keys.encode(Naming(team: who.side, player: who.player, name: name), forKey: .rename)
    case .note(let text): try keys.encode(text, forKey: .note)
    case .undo(let steps): try keys.encode(steps, forKey: .undo)
    case .redo(let steps): try keys.encode(steps, forKey: .redo)
    case .clock: break
    }
  }

  private static func encode(
    _ dropped: [Int], _ keys: inout KeyedEncodingContainer<Key>
  ) throws {
    if !dropped.isEmpty { try keys.encode(dropped, forKey: .drop) }
  }
}
