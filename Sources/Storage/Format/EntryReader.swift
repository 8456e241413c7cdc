import Basketball
import Documents
import JSON

extension Entry {
  init(_ json: JSONValue) throws(JSONError) {
    let verb = try json.verb()
    guard let at = try json["at"]?.timeOfDay() else { throw json.error("has no 'at'") }
    try json.checkBesides(verb?.key)
    let clock = try json["clock"].map { value throws(JSONError) in try GameClock(tape: value) }
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
  ) throws(JSONError) -> Action {
    switch key {
    case "record": return .record(plays: try value.plays(at: at), dropped: try json.dropped())
    case "shift": return .shift(plays: try value.plays(at: at))
    case "fix":
      return .fix(
        play: try Play(tape: value, at: at),
        assist: try json["assist"].map { play throws(JSONError) in try Play(tape: play, at: at) },
        dropped: try json.dropped())
    case "remove": return .remove(plays: try value.numbers())
    case "home":
      guard let away = json["away"], let rules = json["rules"] else {
        throw value.error("has no 'away' or 'rules' beside it")
      }
      return .open(
        teams: Sides(home: try Team(tape: value), away: try Team(tape: away)),
        rules: try Rules(tape: rules), created: try json["created"]?.timeOfDay(),
        link: try json["link"].map { link throws(JSONError) in try EventLink(tape: link) })
    case "rules": return .rules(try Rules(tape: value), dropped: try json.dropped())
    case "join": return try joining(value)
    case "leave": return try leaving(value)
    case "number": return try numbering(value)
    case "rename": return try renaming(value)
    case "lineup": return .lineup(try Lineup(tape: value))
    case "end": return try ending(value)
    case "link": return .link(try EventLink(tape: value))
    case "undo": return .undo(steps: try value.int())
    case "redo": return .redo(steps: try value.int())
    default: return .note(value.isNull ? nil : try value.string())
    }
  }

  private static func joining(_ json: JSONValue) throws(JSONError) -> Action {
    try json.refuseUnknownKeys(besides: ["team", "name", "jersey"])
    return .join(
      side: try json.member("team").side(),
      player: Player(
        try json.member("name").string(), jersey: try json.optional("jersey")?.string()))
  }

  private static func leaving(_ json: JSONValue) throws(JSONError) -> Action {
    try json.refuseUnknownKeys(besides: ["team", "player"])
    return .leave(
      side: try json.member("team").side(), player: try json.member("player").string())
  }

  private static func numbering(_ json: JSONValue) throws(JSONError) -> Action {
    try json.refuseUnknownKeys(besides: ["team", "player", "jersey"])
    return .number(
      side: try json.member("team").side(), player: try json.member("player").string(),
      jersey: try json.optional("jersey")?.string())
  }

  private static func ending(_ json: JSONValue) throws(JSONError) -> Action {
    let ending = try json.member("ending").oneOf(Ending.init)
    switch ending {
    case .abandoned, .called:
      try json.refuseUnknownKeys(besides: ["ending"])
      return .end(ending == .called ? .called : .abandoned)
    case .forfeit:
      try json.refuseUnknownKeys(besides: ["ending", "team", "overrules"])
      return .end(
        .forfeit(
          try json.member("team").side(),
          overrules: try json.optional("overrules")?.bool() ?? false))
    case .result:
      try json.refuseUnknownKeys(besides: ["ending", "home", "away"])
      let score = Sides(
        home: try json.member("home").count(), away: try json.member("away").count())
      if score.leader == nil { throw json.error("is a result that nobody has won") }
      return .end(.result(score))
    case .target, .cap, .time, .overtime:
      throw json.error("is '\(ending.rawValue)', which no scorer can end a game by")
    }
  }

  private static func renaming(_ json: JSONValue) throws(JSONError) -> Action {
    try json.refuseUnknownKeys(besides: ["team", "player", "name"])
    let who = Who(try json.member("team").side(), try json.optional("player")?.string())
    return .rename(who: who, name: try json.member("name").string())
  }
}

extension JSONValue {
  fileprivate typealias Member = (key: JSONValue, value: JSONValue)

  /// The member of an entry that says what was done: one of these keys, except that `home` comes
  /// with `rules` and `link`. An unknown key is refused, because a change would lose it.
  fileprivate func verb() throws(JSONError) -> Member? {
    try check(.object, "is not an object")
    var (verb, rules, link) = (Member?.none, Member?.none, Member?.none)
    for member in members {
      switch member.key {
      case "at", "clock", "created", "away", "drop", "assist": break
      case "rules": rules = member
      case "link": link = member
      case "record", "fix", "shift", "remove", "home", "join", "leave", "number", "rename",
        "lineup",
        "note", "end", "undo", "redo":
        if let verb { throw try saysTwoThings(verb.key, member.key) }
        verb = member
      default: throw unknown(try member.key.string())
      }
    }
    if let verb, verb.key.isString("home") { return verb }
    let said = [verb, rules, link].compactMap(\.self)
    if said.count > 1 { throw try saysTwoThings(said[0].key, said[1].key) }
    return said.first
  }

  /// Refuses keys that do not go with the verb.
  fileprivate func checkBesides(_ verb: JSONValue?) throws(JSONError) {
    if self["drop"] != nil {
      switch verb {
      case "record"?, "fix"?, "rules"?: break
      default: throw error("has 'drop' where nothing is dropped")
      }
    }
    if self["assist"] != nil, verb?.isString("fix") != true {
      throw error("has 'assist' without 'fix'")
    }
    if verb?.isString("home") == true { return }
    if self["away"] != nil { throw error("has 'away' without 'home'") }
    if self["created"] != nil { throw error("has 'created' without 'home'") }
  }

  fileprivate func plays(at: TimeOfDay) throws(JSONError) -> [Play] {
    try list().map { play throws(JSONError) in try Play(tape: play, at: at) }
  }

  fileprivate func dropped() throws(JSONError) -> [Int] { try self["drop"]?.numbers() ?? [] }

  /// The error for an entry with two verbs.
  fileprivate func saysTwoThings(
    _ one: JSONValue, _ other: JSONValue
  ) throws(JSONError) -> JSONError {
    error("says two things: '\(try one.string())' and '\(try other.string())'")
  }
}
