import Basketball
import Documents
import JSON

/// Writes entries of the tape: one key names what was done, `{"at":…,"undo":2}`.
extension JSONWriter {
  mutating func entry(_ entry: Entry) {
    beginObject()
    field("at", entry.at.text)
    if let clock = entry.clock {
      key("clock")
      self.clock(clock)
    }
    switch entry.action {
    case .open(let teams, let rules, let created, let link):
      if let created { field("created", created.text) }
      if let link {
        key("link")
        self.link(link)
      }
      key("home")
      team(teams.home)
      key("away")
      team(teams.away)
      field("rules", RulesDocument(brief: rules))
    case .record(let plays, let dropped):
      key("record")
      array { json in
        for play in plays { json.play(play, at: entry.at) }
      }
      self.dropped(dropped)
    case .shift(let plays):
      key("shift")
      array { json in
        for play in plays { json.play(play, at: entry.at) }
      }
    case .fix(let play, let assist, let dropped):
      key("fix")
      self.play(play, at: entry.at)
      if let assist {
        key("assist")
        self.play(assist, at: entry.at)
      }
      self.dropped(dropped)
    case .rules(let rules, let dropped):
      field("rules", RulesDocument(brief: rules))
      self.dropped(dropped)
    case .remove(let plays): numbers("remove", plays)
    case .join(let side, let player):
      key("join")
      object { json in
        json.field("team", side.rawValue)
        json.field("name", player.name)
        if let jersey = player.jersey { json.field("jersey", jersey) }
      }
    case .leave(let side, let player):
      key("leave")
      object { json in
        json.field("team", side.rawValue)
        json.field("player", player)
      }
    case .number(let side, let player, let jersey):
      key("number")
      object { json in
        json.field("team", side.rawValue)
        json.field("player", player)
        json.field("jersey", jersey)
      }
    case .rename(let who, let name):
      key("rename")
      object { json in
        json.field("team", who.side.rawValue)
        if let player = who.player { json.field("player", player) }
        json.field("name", name)
      }
    case .lineup(let lineup):
      key("lineup")
      self.lineup(lineup)
    case .note(let text): field("note", text)
    case .link(let link):
      key("link")
      self.link(link)
    case .end(let end):
      key("end")
      self.end(end)
    case .undo(let steps): field("undo", steps)
    case .redo(let steps): field("redo", steps)
    case .clock: break
    }
    endObject()
  }

  private mutating func lineup(_ lineup: Lineup) {
    object { json in
      json.field("team", lineup.side.rawValue)
      json.field("players", lineup.players)
      json.field("seconds", thousandths: lineup.moment.reading.milliseconds)
      if lineup.moment.period != 1 { json.field("period", lineup.moment.period) }
      json.field("last", lineup.lastNumber)
      if let follows = lineup.follows { json.field("behind", follows) }
      if let follows = lineup.followsLineup { json.field("behindLineup", follows) }
    }
  }

  private mutating func end(_ end: End) {
    object { json in
      json.field("ending", end.ending.rawValue)
      switch end {
      case .abandoned, .called: break
      case .forfeit(let side, let overrules):
        json.field("team", side.rawValue)
        if overrules { json.field("overrules", true) }
      case .result(let score):
        json.field("home", score.home)
        json.field("away", score.away)
      }
    }
  }

  private mutating func link(_ link: EventLink) {
    object { json in
      json.field("event", link.event)
      json.field("fixture", link.fixture)
    }
  }

  private mutating func clock(_ clock: GameClock) {
    object { json in
      json.field("seconds", thousandths: clock.reading.milliseconds)
      if let started = clock.started { json.field("started", started.text) }
      if clock.period != 1 { json.field("period", clock.period) }
    }
  }

  private mutating func team(_ team: Team) {
    object { json in
      json.field("name", team.name)
      if let color = team.color { json.field("color", color.text) }
      json.key("players")
      json.array { json in
        for player in team.players { json.player(player) }
      }
      if !team.starters.isEmpty { json.field("starters", team.starters) }
    }
  }

  /// A name alone if there is no shirt number.
  private mutating func player(_ player: Player) {
    guard let jersey = player.jersey else { return string(player.name) }
    object { json in
      json.field("name", player.name)
      json.field("jersey", jersey)
    }
  }

  /// A play without what its entry already says.
  private mutating func play(_ play: Play, at time: TimeOfDay) {
    object { json in
      json.field("number", play.number)
      json.field("seconds", thousandths: play.reading.milliseconds)
      json.field("team", play.who.side.rawValue)
      json.field("player", play.who.player)
      json.field("move", play.move.name)
      if play.recorded != time { json.field("recorded", play.recorded.text) }
      if play.period != 1 { json.field("period", play.period) }
      if let follows = play.follows { json.field("behind", follows) }
      if let follows = play.followsLineup { json.field("behindLineup", follows) }
      if play.move == .assist { json.field("basket", play.basket) }
    }
  }

  private mutating func dropped(_ numbers: [Int]) {
    if !numbers.isEmpty { self.numbers("drop", numbers) }
  }

  private mutating func numbers(_ key: StaticString, _ numbers: [Int]) {
    self.key(key)
    array { json in
      for number in numbers { json.int(number) }
    }
  }
}
