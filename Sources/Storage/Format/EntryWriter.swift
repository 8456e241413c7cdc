import Basketball
import JSON

/// Entries of the tape: one key names what was done, `{"at":…,"undo":2}`. A member without a value is left out.
extension Entry: JSONRepresentable {
  public var json: JSON {
    .object(
      JSON.present(["at": at, "clock": clock?.tape]).members + JSON.present(done).members)
  }

  /// The members that say what was done.
  private var done: KeyValuePairs<StaticString, (any JSONRepresentable)?> {
    func tape(_ plays: [Play]) -> [JSON] { plays.map { $0.tape(of: at) } }
    return switch action {
    case .open(let teams, let rules, let created, let day, let link, let source, let card):
      [
        "created": created, "day": day, "link": link?.tape, "source": source,
        "home": teams.home.tape, "away": teams.away.tape, "rules": rules.brief,
        "card": card.lines.map(\.tape).ifAny,
      ]
    case .record(let plays, let numbers): ["record": tape(plays), "drop": numbers.ifAny]
    case .shift(let plays): ["shift": tape(plays)]
    case .fix(let play, let assist, let numbers):
      ["fix": play.tape(of: at), "assist": assist?.tape(of: at), "drop": numbers.ifAny]
    case .rules(let rules, let numbers):
      ["rules": rules.brief, "drop": numbers.ifAny]
    case .remove(let plays): ["remove": plays]
    case .join(let side, let player):
      [
        "join": JSON.present([
          "team": side, "name": player.name, "jersey": player.jersey,
        ])
      ]
    case .leave(let side, let player): ["leave": JSON.present(["team": side, "player": player])]
    case .number(let side, let player, let jersey):
      ["number": JSON.present(["team": side, "player": player, "jersey": jersey.json])]
    case .rename(let who, let name):
      ["rename": JSON.present(["team": who.side, "player": who.player, "name": name])]
    case .captain(let who):
      ["captain": JSON.present(["team": who.side, "player": who.player])]
    case .swap: ["swap": true]
    case .lineup(let lineup): ["lineup": lineup.tape]
    case .note(let text): ["note": text.json]
    case .card(let lines): ["card": lines.map(\.tape)]
    case .day(let day): ["day": day]
    case .link(let link): ["link": link.tape]
    case .end(let end): ["end": end.tape]
    case .undo(let steps): ["undo": steps]
    case .redo(let steps): ["redo": steps]
    case .setClock: ["set": true]
    case .clock: [:]
    }
  }
}

extension Array {
  /// Nil for an empty list.
  fileprivate var ifAny: Self? { isEmpty ? nil : self }
}

extension Lineup {
  fileprivate var tape: JSON {
    .present([
      "team": side, "players": players,
      "seconds": moment.reading,
      "period": moment.period == 1 ? nil : moment.period, "last": lastNumber, "behind": follows,
      "behindLineup": followsLineup,
    ])
  }
}

extension End {
  fileprivate var tape: JSON {
    switch self {
    case .abandoned, .called: .present(["ending": ending])
    case .forfeit(let side, let overrules):
      .present([
        "ending": ending, "team": side?.rawValue ?? EndVerb.both,
        "overrules": overrules ? true : nil,
      ])
    case .byDefault(let side, let overrules):
      .present(["ending": ending, "team": side, "overrules": overrules ? true : nil])
    case .result(let score, let totals):
      .present([
        "ending": ending, "home": score.home, "away": score.away, "totals": totals?.tape,
      ])
    }
  }
}

extension Totals {
  fileprivate var tape: JSON {
    [
      "lines": lines.map { line -> JSON in
        let points = line.stats[.result] > 0 ? line.stats[.result] : nil
        return line.stats.present.adding(
          .present(["team": line.who.side, "player": line.who.player, "points": points]))
      },
      "periods": periods.map(\.both),
    ]
  }
}

extension Card.Line {
  fileprivate var tape: JSON {
    .present(["key": key.rawValue, "team": who?.side, "player": who?.player, "value": value.json])
  }
}

extension EventLink {
  fileprivate var tape: JSON { .present(["event": event, "fixture": fixture]) }
}

extension GameClock {
  fileprivate var tape: JSON {
    .present([
      "seconds": reading, "started": started,
      "period": period == 1 ? nil : period,
    ])
  }
}

extension Team {
  fileprivate var tape: JSON {
    .present([
      "name": name, "color": color?.text, "players": players.map(\.tape),
      "starters": starters.ifAny, "captain": captain,
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
      "number": number, "seconds": reading,
      "team": who.side, "player": who.player.json, "move": move,
      "recorded": recorded == time ? nil : recorded, "period": period == 1 ? nil : period,
      "behind": follows, "behindLineup": followsLineup,
      "basket": move == .assist ? tapeOwner.json : nil,
      "foul": move == .foulDrawn ? tapeOwner.json : nil, "shot": attempt?.tape,
    ])
  }
}

extension Attempt {
  fileprivate var tape: JSON {
    .present([
      "x": spot.map { JSON.thousandths($0.x) }, "y": spot.map { JSON.thousandths($0.y) },
      "zone": spot == nil ? zone(on: nil) : nil, "kinds": kinds.isEmpty ? nil : kinds.all,
    ])
  }
}
