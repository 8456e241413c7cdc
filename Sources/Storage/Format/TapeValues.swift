import Basketball
import Documents
import JSON

extension EventLink {
  init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(besides: ["event", "fixture"])
    self.init(
      event: try json.member("event").string(), fixture: try json.member("fixture").count())
  }
}

extension GameClock {
  init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(besides: ["seconds", "started", "period"])
    self.init(
      try json.member("seconds").reading(), started: try json.optional("started")?.timeOfDay(),
      in: try json.optional("period")?.period() ?? 1)
  }
}

extension Team {
  init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(besides: ["name", "color", "players", "starters"])
    let players = try json.member("players").list()
    self.init(
      name: try json.member("name").string(), color: try json.optional("color")?.teamColor(),
      players: try players.map { player throws(JSONError) in try Player(tape: player) },
      starters: try json.optional("starters")?.names() ?? [])
  }
}

extension Lineup {
  init(tape json: JSONValue) throws(JSONError) {
    try json.refuseUnknownKeys(
      besides: ["team", "players", "seconds", "period", "last", "behind", "behindLineup"])
    self.init(
      try json.member("team").side(), try json.member("players").names(),
      at: Moment(
        try json.member("seconds").reading(), in: try json.optional("period")?.period() ?? 1),
      lastNumber: try json.member("last").int(), follows: try json.optional("behind")?.int(),
      followsLineup: try json.optional("behindLineup")?.int())
  }
}

extension Player {
  /// Reads a name, or a name and a shirt number.
  init(tape json: JSONValue) throws(JSONError) {
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
  init(tape json: JSONValue) throws(JSONError) {
    if let key = RulesDocument.unknownKey(in: json) {
      throw json.error("has '\(key)', which this version would lose")
    }
    self = try RulesDocument(json).rules
  }
}

extension Play {
  /// Reads a play of the tape. Without a time of its own it was recorded at the time of its entry.
  /// It goes over the members once, since a tape has hundreds of plays.
  init(tape json: JSONValue, at: TimeOfDay) throws(JSONError) {
    try json.check(.object, "is not an object")
    var (number, reading, side, move) = (Int?.none, ClockReading?.none, Side?.none, Move?.none)
    var (player, recorded, period, basket) = (String?.none, at, 1, Int?.none)
    var (follows, followsLineup) = (Int?.none, Int?.none)
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
      case "behind": follows = try value.int()
      case "behindLineup": followsLineup = try value.int()
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
      period: period, follows: follows, followsLineup: followsLineup, basket: basket)
  }
}

extension JSONValue {
  func refuseUnknownKeys(besides known: [StaticString]) throws(JSONError) {
    try check(.object, "is not an object")
    if let key = unknownKey(besides: known) { throw unknown(key) }
  }

  /// The error for an unknown key.
  func unknown(_ key: String) -> JSONError {
    error("has '\(key.excerpt)', which this version would lose")
  }

  func names() throws(JSONError) -> [String] {
    try list().map { name throws(JSONError) in try name.string() }
  }

  func numbers() throws(JSONError) -> [Int] {
    try list().map { number throws(JSONError) in try number.int() }
  }

  func entries() throws(JSONError) -> [Entry] {
    try list().map { entry throws(JSONError) in try Entry(entry) }
  }
}

extension TapeError {
  var text: String {
    switch self {
    case .opening(let entry): "tape[\(entry)]: a tape opens its game once, at its beginning"
    case .noSuchPlay(let number): "play \(number) is changed and does not count"
    case .noSuchLineup(let number): "lineup \(number) is followed and was not recorded before"
    case .rules: "no game can be played by its rules"
    case .steps(let entry): "tape[\(entry)]: there are not so many steps to undo or redo"
    case .number(let number, let entry):
      "tape[\(entry)]: play number \(number) does not follow those before it"
    case .player(let name, let play): "play \(play): '\(name.excerpt)' is on no roster"
    case .teamMove(let play): "play \(play): only a team can make it, and it has a player"
    case .playerMove(let play): "play \(play): only a player can make it, and it has none"
    case .sameName(let name, let team):
      "'\(name.excerpt)' is twice on the roster of '\(team.excerpt)'"
    case .tooManyPlayers(let team):
      "'\(team.excerpt)' has more players than a roster can have"
    case .jersey(let jersey, let team):
      "the shirt number '\(jersey.excerpt)' of '\(team.excerpt)' is none, or "
        + "is there twice"
    case .afterFinish(let play): "play \(play) comes after the finish"
    case .clock(let reading, let expected):
      "the clock is at \(reading.text), but by the plays at \(expected.text)"
    }
  }
}
