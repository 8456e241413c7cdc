import Basketball
import Documents
import JSON

extension Entry {
  /// Reads an entry of a tape.
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
    case "record", "shift":
      var plays: [Play] = []
      for play in try value.list() { plays.append(try Play(tape: play, at: at)) }
      let dropped = try json.dropped()
      return key.isString("record")
        ? .record(plays: plays, dropped: dropped) : .shift(plays: plays, dropped: dropped)
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
  fileprivate func checkObject() throws(JSONError) {
    guard kind == .object else { throw error(isNull ? "is null" : "is not an object") }
  }

  fileprivate typealias Member = (key: JSONValue, value: JSONValue)

  /// The member of an entry that says what was done: one of these keys, except that `home` comes
  /// with `rules` and `link`. An unknown key is refused, because a change would lose it.
  fileprivate func verb() throws(JSONError) -> Member? {
    try checkObject()
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

  fileprivate func dropped() throws(JSONError) -> [Int] { try self["drop"]?.numbers() ?? [] }

  fileprivate func refuseUnknownKeys(besides known: [StaticString]) throws(JSONError) {
    try checkObject()
    if let key = unknownKey(besides: known) { throw unknown(key) }
  }

  /// The error for an unknown key.
  fileprivate func unknown(_ key: String) -> JSONError {
    error("has '\(key.excerpt)', which this version would lose")
  }

  /// The error for an entry with two verbs.
  fileprivate func saysTwoThings(
    _ one: JSONValue, _ other: JSONValue
  ) throws(JSONError) -> JSONError {
    error("says two things: '\(try one.string())' and '\(try other.string())'")
  }

  fileprivate func names() throws(JSONError) -> [String] {
    var names: [String] = []
    for name in try list() { names.append(try name.string()) }
    return names
  }

  fileprivate func numbers() throws(JSONError) -> [Int] {
    var numbers: [Int] = []
    for number in try list() { numbers.append(try number.int()) }
    return numbers
  }
}

extension EventLink {
  fileprivate init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(besides: ["event", "fixture"])
    self.init(
      event: try json.member("event").string(), fixture: try json.member("fixture").count())
  }
}

extension GameClock {
  fileprivate init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(besides: ["seconds", "started", "period"])
    self.init(
      try json.member("seconds").reading(), started: try json.optional("started")?.timeOfDay(),
      in: try json.optional("period")?.period() ?? 1)
  }
}

extension Team {
  fileprivate init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(besides: ["name", "color", "players", "starters"])
    var players: [Player] = []
    for player in try json.member("players").list() { players.append(try Player(tape: player)) }
    self.init(
      name: try json.member("name").string(), color: try json.optional("color")?.teamColor(),
      players: players, starters: try json.optional("starters")?.names() ?? [])
  }
}

extension Lineup {
  fileprivate init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(
      besides: ["team", "players", "seconds", "period", "last", "behind"])
    self.init(
      try json.member("team").side(), try json.member("players").names(),
      at: Moment(
        try json.member("seconds").reading(), in: try json.optional("period")?.period() ?? 1),
      lastNumber: try json.member("last").int(), behind: try json.optional("behind")?.int())
  }
}

extension Player {
  /// Reads a name, or a name and a shirt number.
  fileprivate init(tape json: JSONValue) throws(JSONError) {
    guard json.kind == .object else {
      self.init(try json.string())
      return
    }
    try json.refuseUnknownKeys(besides: ["name", "jersey"])
    self.init(
      try json.member("name").string(), jersey: try json.optional("jersey")?.string())
  }
}

extension Rules {
  fileprivate init(tape json: JSONValue) throws(JSONError) {
    if let key = RulesDocument.unknownKey(in: json) {
      throw json.error("has '\(key)', which this version would lose")
    }
    self = try RulesDocument(json).rules
  }
}

extension Play {
  /// Reads a play of the tape. Without a time of its own it was recorded at the time of its entry.
  fileprivate init(tape json: JSONValue, at: TimeOfDay) throws(JSONError) {
    try json.checkObject()
    var (number, reading, side, move) = (Int?.none, ClockReading?.none, Side?.none, Move?.none)
    var (player, recorded, period, basket) = (String?.none, at, 1, Int?.none)
    var behind: Int?
    for (key, value) in json.members {
      switch key {
      case "number": number = try value.int()
      case "seconds": reading = try value.reading()
      case "team": side = try value.side()
      case "player": player = value.isNull ? nil : try value.string()
      case "move": move = try value.move()
      case "recorded": recorded = try value.timeOfDay()
      // 0.2.0 wrote `overtime`, which is the second period.
      case "overtime": if try value.bool() { period = 2 }
      case "period": period = try value.period()
      case "behind": behind = try value.int()
      case "basket": basket = value.isNull ? nil : try value.int()
      default: throw json.unknown(try key.string())
      }
    }
    guard let number else { throw json.error("has no 'number'") }
    guard let reading else { throw json.error("has no 'seconds'") }
    guard let side else { throw json.error("has no 'team'") }
    guard let move else { throw json.error("has no 'move'") }
    self.init(
      number: number, reading: reading, who: Who(side, player), move: move, recorded: recorded,
      period: period, behind: behind, basket: basket)
  }
}
