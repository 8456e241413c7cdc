import Basketball
import Documents
import JSON

extension JSONValue {
  /// Reads an object of which no member may be left, because a change would lose it.
  func whole<Value>(
    _ read: (inout JSONObject) throws -> Value
  ) throws -> Value {
    var members = try JSONObject(self)
    let value = try read(&members)
    try refuse(members.unread)
    return value
  }

  /// Refuses keys that this version would lose, if there are any: names the first by the alphabet.
  func refuse(_ keys: [JSONValue]) throws {
    if let key = try keys.map({ try $0.string() }).min() { throw unknown(key) }
  }
}

extension EventLink {
  init(tape json: JSONValue) throws {
    self = try json.whole {
      try EventLink(event: $0.member("event").string(), fixture: $0.member("fixture").count())
    }
  }
}

extension JSONValue {
  /// The lines of a card.
  func cardLines() throws -> [Card.Line] {
    try each().map { json in
      try json.whole { line in
        let key = try line.member("key").oneOf(Card.Key.init)
        let side = try line.optional("team")?.side()
        let player = try line.optional("player")?.string()
        let value = try line.member("value")
        guard player == nil || side != nil,
          let read = try Card.Line(
            key, of: side.map { Who($0, player) }, value.isNull ? nil : value.string())
        else { throw json.error("does not stand on a card") }
        return read
      }
    }
  }
}

extension GameClock {
  init(tape json: JSONValue) throws {
    self = try json.whole { clock in
      try GameClock(
        clock.member("seconds").reading(), started: clock.optional("started")?.timeOfDay(),
        in: clock.optional("period")?.period() ?? 1)
    }
  }
}

extension End {
  init(tape json: JSONValue) throws {
    self = try json.whole { end in
      let ending = try end.member("ending").oneOf(Ending.init)
      switch ending {
      case .abandoned: return .abandoned
      case .called: return .called
      case .forfeit:
        let team = try end.member("team")
        return try .forfeit(
          team.string() == EndVerb.both ? nil : team.side(),
          overrules: end.optional("overrules")?.bool() ?? false)
      case .byDefault:
        return try .byDefault(
          end.member("team").side(), overrules: end.optional("overrules")?.bool() ?? false)
      case .result:
        let score = try Sides(home: end.member("home").count(), away: end.member("away").count())
        if score.leader == nil { throw json.error("is a result that nobody has won") }
        let totals = try end.optional("totals").map(Totals.init(tape:))
        let isMore = totals.map { totals in
          Side.allCases.contains { totals.points(of: $0) > score[$0] }
        }
        if isMore == true { throw json.error("has lines with more points than the result") }
        return .result(score, totals)
      case .target, .cap, .time, .overtime:
        throw json.error("is '\(ending.rawValue)', which no scorer can end a game by")
      }
    }
  }
}

extension Totals {
  init(tape json: JSONValue) throws {
    self = try json.whole { totals in
      let lines = try totals.member("lines").list().map { line in
        try line.whole { members in
          let who = try Who(
            members.member("team").side(), members.optional("player")?.string())
          var stats = try StatLine(counts: &members) { $0.isPossible(by: who) }
          stats[.result] = try members.optional("points")?.count() ?? 0
          return Line(who, stats)
        }
      }
      let periods = try totals.member("periods").list().map { pair in
        let points = try pair.counts()
        guard points.count == 2 else { throw pair.error("is not the points of two sides") }
        return Sides(home: points[0], away: points[1])
      }
      guard periods.count <= Periods.most else { throw json.error("has too many periods") }
      return Totals(lines, periods: periods)
    }
  }
}

extension Team {
  init(tape json: JSONValue) throws {
    self = try json.whole { team in
      try Team(
        name: team.member("name").string(), color: team.optional("color")?.teamColor(),
        players: team.member("players").list().map(Player.init(tape:)),
        starters: team.optional("starters")?.names() ?? [],
        captain: team.optional("captain")?.string())
    }
  }
}

extension Lineup {
  init(tape json: JSONValue) throws {
    self = try json.whole { lineup in
      try Lineup(
        lineup.member("team").side(), lineup.member("players").names(),
        at: Moment(
          lineup.member("seconds").reading(), in: lineup.optional("period")?.period() ?? 1),
        lastNumber: lineup.member("last").count(), follows: lineup.optional("behind")?.count(),
        followsLineup: lineup.optional("behindLineup")?.count())
    }
  }
}

extension Player {
  /// Reads a name, or a name and a shirt number.
  init(tape json: JSONValue) throws {
    guard json.kind == .object else {
      self.init(try json.string())
      return
    }
    self = try json.whole { try Player(tape: &$0) }
  }

  init(tape player: inout JSONObject) throws {
    try self.init(player.member("name").string(), jersey: player.optional("jersey")?.string())
  }
}

extension Rules {
  init(tape json: JSONValue) throws {
    self = try json.whole { try Rules(&$0) }
  }
}

extension Play {
  private static let fields = JSONFields<Play>(
    [
      JSONField("number") { $0.number = try $1.count() },
      JSONField("seconds") { $0.reading = try $1.reading() },
      JSONField("team") { $0.who.side = try $1.side() },
      JSONField("player") { $0.who.player = try $1.isNull ? nil : $1.string() },
      JSONField("move") { $0.move = try $1.move() },
      JSONField("period") { $0.period = try $1.period() },
      // 0.2.0 wrote this key for the second period.
      JSONField("overtime") { if try !$1.isNull && $1.bool() { $0.period = 2 } },
      JSONField("recorded") { $0.recorded = try $1.timeOfDay() },
      JSONField("behind") { $0.follows = try $1.count() },
      JSONField("behindLineup") { $0.followsLineup = try $1.count() },
      JSONField("basket") { try $0.readOwner($1) },
      JSONField("foul") { try $0.readOwner($1) },
      JSONField("shot") { play, json in
        play.attempt = try json.whole { try Attempt(&$0, in: json) }
      },
    ], needed: ["number", "seconds", "team", "move"])

  /// Reads a play of the tape. Without a time of its own it was recorded at the time of its entry.
  init(tape json: JSONValue, at: TimeOfDay) throws {
    self.init(number: 0, reading: .zero, who: Who(.home), move: .arrow, recorded: at)
    try json.refuse(Self.fields.read(json, into: &self))
    // A play whose owner is its own number belongs to none.
    if owner == number { link = .none }
  }

  private mutating func readOwner(_ json: JSONValue) throws {
    if !json.isNull { link = .play(try json.count()) }
  }
}

extension JSONValue {
  /// The error for an unknown key.
  func unknown(_ key: String) -> JSONError {
    error("has '\(key.excerpt)', which this version would lose")
  }

  func names() throws -> [String] {
    try each().map { try $0.string() }
  }
}
