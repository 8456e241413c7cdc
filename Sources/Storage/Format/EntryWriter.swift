import Basketball
import Documents
import JSON

/// Entries of the tape: one key names what was done, `{"at":…,"undo":2}`. What is not said is not
/// written.
extension Entry: JSONRepresentable {
  public var json: JSON {
    var members: [JSON.Member] = [("at", at.text.json)]
    if let clock { members.append(("clock", clock.tape)) }
    return .object(members + done)
  }

  /// The members that say what was done.
  private var done: [JSON.Member] {
    func members(_ members: KeyValuePairs<StaticString, (any JSONRepresentable)?>) -> [JSON.Member]
    {
      if case .object(let members) = JSON.present(members) { members } else { [] }
    }
    func tape(_ plays: [Play]) -> [JSON] { plays.map { $0.tape(of: at) } }
    func dropped(_ numbers: [Int]) -> [Int]? { numbers.isEmpty ? nil : numbers }
    return switch action {
    case .open(let teams, let rules, let created, let link):
      members([
        "created": created?.text, "link": link?.tape, "home": teams.home.tape,
        "away": teams.away.tape, "rules": RulesDocument(rules, isBrief: true),
      ])
    case .record(let plays, let numbers):
      members(["record": tape(plays), "drop": dropped(numbers)])
    case .shift(let plays): members(["shift": tape(plays)])
    case .fix(let play, let assist, let numbers):
      members([
        "fix": play.tape(of: at), "assist": assist?.tape(of: at), "drop": dropped(numbers),
      ])
    case .rules(let rules, let numbers):
      members(["rules": RulesDocument(rules, isBrief: true), "drop": dropped(numbers)])
    case .remove(let plays): members(["remove": plays])
    case .join(let side, let player):
      members([
        "join": JSON.present([
          "team": side.rawValue, "name": player.name, "jersey": player.jersey,
        ])
      ])
    case .leave(let side, let player):
      members(["leave": JSON.present(["team": side.rawValue, "player": player])])
    case .number(let side, let player, let jersey):
      members([
        "number": JSON.present(["team": side.rawValue, "player": player, "jersey": jersey.json])
      ])
    case .rename(let who, let name):
      members([
        "rename": JSON.present(["team": who.side.rawValue, "player": who.player, "name": name])
      ])
    case .lineup(let lineup): members(["lineup": lineup.tape])
    case .note(let text): members(["note": text.json])
    case .link(let link): members(["link": link.tape])
    case .end(let end): members(["end": end.tape])
    case .undo(let steps): members(["undo": steps])
    case .redo(let steps): members(["redo": steps])
    case .clock: []
    }
  }
}

extension Lineup {
  fileprivate var tape: JSON {
    .present([
      "team": side.rawValue, "players": players,
      "seconds": JSON.thousandths(moment.reading.milliseconds),
      "period": moment.period == 1 ? nil : moment.period, "last": lastNumber, "behind": follows,
      "behindLineup": followsLineup,
    ])
  }
}

extension End {
  fileprivate var tape: JSON {
    switch self {
    case .abandoned, .called: .present(["ending": ending.rawValue])
    case .forfeit(let side, let overrules):
      .present([
        "ending": ending.rawValue, "team": side.rawValue, "overrules": overrules ? true : nil,
      ])
    case .result(let score):
      .present(["ending": ending.rawValue, "home": score.home, "away": score.away])
    }
  }
}

extension EventLink {
  fileprivate var tape: JSON { .present(["event": event, "fixture": fixture]) }
}

extension GameClock {
  fileprivate var tape: JSON {
    .present([
      "seconds": JSON.thousandths(reading.milliseconds), "started": started?.text,
      "period": period == 1 ? nil : period,
    ])
  }
}

extension Team {
  fileprivate var tape: JSON {
    .present([
      "name": name, "color": color?.text, "players": players.map(\.tape),
      "starters": starters.isEmpty ? nil : starters,
    ])
  }
}

extension Player {
  /// A name alone if there is no shirt number.
  fileprivate var tape: JSON {
    jersey.map { .present(["name": name, "jersey": $0]) } ?? name.json
  }
}

extension Play {
  /// A play without what its entry already says.
  fileprivate func tape(of time: TimeOfDay) -> JSON {
    .present([
      "number": number, "seconds": JSON.thousandths(reading.milliseconds),
      "team": who.side.rawValue, "player": who.player.json, "move": move.name,
      "recorded": recorded == time ? nil : recorded.text, "period": period == 1 ? nil : period,
      "behind": follows, "behindLineup": followsLineup,
      "basket": move == .assist ? basket.json : nil,
    ])
  }
}
