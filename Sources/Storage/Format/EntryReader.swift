import Basketball
import Documents
import JSON

extension Entry {
  init(_ json: JSONValue) throws {
    let verb = try json.verb()
    let at = try json.member("at").timeOfDay()
    try json.checkBesides(verb?.key)
    let clock = try json["clock"].map(GameClock.init(tape:))
    if let verb {
      self.init(at: at, try Self.action(verb.key, verb.value, of: json, at: at), clock: clock)
    } else {
      guard clock != nil else { throw json.error("does not say what was done") }
      self.init(at: at, .clock, clock: clock)
    }
    if case .end = action, clock == nil { throw json.error("has 'end' without 'clock'") }
  }

  private static func action(
    _ key: JSONValue, _ value: JSONValue, of json: JSONValue, at: TimeOfDay
  ) throws -> Action {
    switch key {
    case "record": return try .record(plays: value.plays(at: at), dropped: json.dropped())
    case "shift": return .shift(plays: try value.plays(at: at))
    case "fix":
      return try .fix(
        play: Play(tape: value, at: at), assist: json["assist"].map { try Play(tape: $0, at: at) },
        dropped: json.dropped())
    case "remove": return .remove(plays: try value.counts())
    case "home":
      guard let away = json["away"], let rules = json["rules"] else {
        throw value.error("has no 'away' or 'rules' beside it")
      }
      return try .open(
        teams: Sides(home: Team(tape: value), away: Team(tape: away)),
        rules: Rules(tape: rules), created: json["created"]?.timeOfDay(),
        link: json["link"].map(EventLink.init(tape:)),
        source: json["source"].map { source in
          let read = try source.source()
          try source.refuseUnknownKeys(besides: read.json)
          return read
        })
    case "rules": return try .rules(Rules(tape: value), dropped: json.dropped())
    case "join", "leave", "number", "rename":
      return try value.whole { who in
        let side = try who.member("team").side()
        switch key {
        case "join": return .join(side: side, player: try Player(tape: &who))
        case "leave": return .leave(side: side, player: try who.member("player").string())
        case "number":
          return try .number(
            side: side, player: who.member("player").string(),
            jersey: who.optional("jersey")?.string())
        default:
          return try .rename(
            who: Who(side, who.optional("player")?.string()), name: who.member("name").string())
        }
      }
    case "lineup": return .lineup(try Lineup(tape: value))
    case "end": return .end(try End(tape: value))
    case "link": return .link(try EventLink(tape: value))
    case "set":
      guard json["clock"] != nil, try value.bool() else { throw json.error("sets no clock") }
      return .setClock
    case "undo": return .undo(steps: try value.count())
    case "redo": return .redo(steps: try value.count())
    default: return .note(value.isNull ? nil : try value.string())
    }
  }
}

extension JSONValue {
  private static let verbs: [StaticString] = [
    "record", "shift", "fix", "remove", "home", "rules", "join", "leave", "number", "rename",
    "lineup", "end", "link", "set", "undo", "redo", "note",
  ]

  /// What goes with some verbs alone, and what is wrong without them.
  private static let besides: [(key: StaticString, verbs: [StaticString], wrong: String)] = [
    ("drop", ["record", "fix", "rules"], "where nothing is dropped"),
    ("assist", ["fix"], "without 'fix'"), ("away", ["home"], "without 'home'"),
    ("created", ["home"], "without 'home'"), ("source", ["home"], "without 'home'"),
  ]

  private static let known = JSON.object(
    (verbs + besides.map(\.key) + ["at", "clock"]).map { .init($0, .null) })

  /// The member of an entry that says what was done; `home` comes with `rules` and `link`. An unknown
  /// key is refused, because a change would lose it.
  fileprivate func verb() throws -> (key: JSONValue, value: JSONValue)? {
    try refuseUnknownKeys(besides: Self.known)
    var said = members.filter { member in Self.verbs.contains { member.key.isString($0) } }
    if self["home"] != nil {
      said.removeAll { $0.key.isString("rules") || $0.key.isString("link") }
    }
    guard said.count > 1 else { return said.first }
    let one = try said[0].key.string()
    let other = try said[1].key.string()
    throw error("says two things: '\(one)' and '\(other)'")
  }

  /// Refuses keys that do not go with the verb.
  fileprivate func checkBesides(_ verb: JSONValue?) throws {
    for (key, verbs, wrong) in Self.besides
    where self[key] != nil && !verbs.contains(where: { verb?.isString($0) ?? false }) {
      throw error("has '\(key)' \(wrong)")
    }
  }

  fileprivate func plays(at: TimeOfDay) throws -> [Play] {
    try list().map { try Play(tape: $0, at: at) }
  }

  fileprivate func dropped() throws -> [Int] { try self["drop"]?.counts() ?? [] }
}
