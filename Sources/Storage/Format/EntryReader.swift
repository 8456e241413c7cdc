import Basketball
import Documents
import JSON

extension Entry {
  init(_ json: JSONValue) throws {
    var members = try JSONObject(json)
    let at = try members.member("at").timeOfDay()
    let clock = try members.value("clock").map(GameClock.init(tape:))
    let verb = members.first(of: Self.verbs)
    let action = try verb.map {
      try Self.action($0.key, $0.value, of: &members, in: json, at: at)
    }
    try json.refuse(members.unread, besides: verb?.key)
    guard let action = action ?? clock.map({ _ in .clock }) else {
      throw json.error("does not say what was done")
    }
    if clock == nil {
      if case .end = action { throw json.error("has 'end' without 'clock'") }
      if case .setClock = action { throw json.error("sets no clock") }
    }
    self.init(at: at, action, clock: clock)
  }

  /// The keys that say what was done. `home` comes with `rules`, `link` and `day`, so it is looked for before them.
  fileprivate static let verbs: [StaticString] = [
    "record", "home", "shift", "fix", "remove", "rules", "join", "leave", "number", "rename",
    "captain", "swap", "lineup", "end", "link", "day", "set", "undo", "redo", "note",
    "card",
  ]

  private static func action(
    _ key: JSONValue, _ value: JSONValue, of members: inout JSONObject, in json: JSONValue,
    at: TimeOfDay
  ) throws -> Action {
    func dropped() throws -> [Int] { try members.value("drop")?.counts() ?? [] }
    switch key {
    case "record": return try .record(plays: value.plays(at: at), dropped: dropped())
    case "shift": return .shift(plays: try value.plays(at: at))
    case "fix":
      return try .fix(
        play: Play(tape: value, at: at),
        assist: members.value("assist").map { try Play(tape: $0, at: at) }, dropped: dropped())
    case "remove": return .remove(plays: try value.counts())
    case "home":
      guard let away = members.value("away"), let rules = members.value("rules") else {
        throw value.error("has no 'away' or 'rules' beside it")
      }
      return try .open(
        teams: Sides(home: Team(tape: value), away: Team(tape: away)),
        rules: Rules(tape: rules), created: members.value("created")?.timeOfDay(),
        day: members.value("day")?.day(), link: members.value("link").map(EventLink.init(tape:)),
        source: members.value("source").map { source in
          let read = try source.source()
          if let key = source.unknownKey(besides: ["id", "kind"]) { throw source.unknown(key) }
          return read
        }, card: Card(members.value("card")?.cardLines() ?? []))
    case "rules": return try .rules(Rules(tape: value), dropped: dropped())
    case "swap":
      guard try value.bool() else { throw json.error("swaps nothing") }
      return .swap
    case "join", "leave", "number", "rename", "captain":
      return try value.whole { who in
        let side = try who.member("team").side()
        switch key {
        case "join": return .join(side: side, player: try Player(tape: &who))
        case "leave": return .leave(side: side, player: try who.member("player").string())
        case "number":
          return try .number(
            side: side, player: who.member("player").string(),
            jersey: who.optional("jersey")?.string())
        case "captain": return .captain(Who(side, try who.optional("player")?.string()))
        default:
          return try .rename(
            who: Who(side, who.optional("player")?.string()), name: who.member("name").string())
        }
      }
    case "lineup": return .lineup(try Lineup(tape: value))
    case "end": return .end(try End(tape: value))
    case "link": return .link(try EventLink(tape: value))
    case "day": return .day(try value.day())
    case "set":
      guard try value.bool() else { throw json.error("sets no clock") }
      return .setClock
    case "card": return .card(try value.cardLines())
    case "undo": return .undo(steps: try value.count())
    case "redo": return .redo(steps: try value.count())
    default: return .note(value.isNull ? nil : try value.string())
    }
  }
}

extension JSONValue {
  /// Keys that go with one verb alone, and what is wrong about an entry that has them without it.
  private static let besides: [(key: StaticString, wrong: String)] = [
    ("drop", "where nothing is dropped"), ("assist", "without 'fix'"), ("away", "without 'home'"),
    ("created", "without 'home'"), ("source", "without 'home'"),
  ]

  /// Refuses an entry with keys that do not go with its verb.
  fileprivate func refuse(_ unread: [JSONValue], besides verb: JSONValue?) throws {
    if unread.isEmpty { return }
    func isAny(_ key: JSONValue, of known: [StaticString]) -> Bool {
      known.contains { key.isString($0) }
    }
    let known = Entry.verbs + Self.besides.map(\.key)
    try refuse(unread.filter { !isAny($0, of: known) })
    if let verb, let other = unread.first(where: { isAny($0, of: Entry.verbs) }) {
      let said = try [verb, other].sorted { $0.range.lowerBound < $1.range.lowerBound }
        .map { try $0.string() }
      throw error("says two things: '\(said[0])' and '\(said[1])'")
    }
    for (key, wrong) in Self.besides where unread.contains(where: { $0.isString(key) }) {
      throw error("has '\(key)' \(wrong)")
    }
  }

  fileprivate func plays(at: TimeOfDay) throws -> [Play] {
    try each().map { try Play(tape: $0, at: at) }
  }
}
