import Basketball
import Documents
import Fixtures
import JSON

/// A game's file as 0.1.0 wrote it, `scoreboard.file/1`: the same keys, all of them in order, over as
/// many lines as there are values.
enum OlderFile {
  static func text(of sheet: Scoresheet) -> String {
    var json = JSONWriter(spread: .max)
    json.write([
      "format": "scoreboard.file/1",
      "game": older(GameDocument(sheet.state, now: sheet.tape.changed).json, in: ""),
      "tape": sheet.tape.entries.map(\.olderJSON),
    ])
    return json.text + "\n"
  }

  /// The head with the keys that 0.1.0 had.
  private static func older(_ value: JSON, in parent: String) -> JSON {
    switch value {
    case .object(let members):
      .object(
        members.filter { isOlder($0.key.description, $0.value, in: parent) }.map {
          .init($0.key, older($0.value, in: $0.key.description))
        })
    case .list(let elements): .list(elements.map { older($0, in: parent) })
    default: value
    }
  }

  private static let keys: Set<String> = [
    "assist", "at", "away", "bonus", "cap", "clock", "created", "doubleBonus", "format", "foul",
    "fouls", "home", "id", "lastPlay", "leader", "margin", "move", "name", "needs", "note",
    "number", "onePoint", "overtime", "penalty", "player", "players", "plays", "points", "rebound",
    "recorded", "roster", "rules", "running", "score", "seconds", "side", "status", "target",
    "team", "text", "timeLimit", "twoPoints", "winner",
  ]

  private static func isOlder(_ key: String, _ value: JSON, in parent: String) -> Bool {
    switch (parent, key) {
    case ("rules", "clock"), ("players", "fouls"), ("lastPlay", "foul"): false
    case ("lastPlay", "overtime"): value == .bool(true)
    default: keys.contains(key)
    }
  }
}

extension Scoresheet {
  /// The game as 0.1.0 would have written it; nil where it could not.
  var older: Scoresheet? {
    let entries = tape.entries.compactMap(\.older)
    guard entries.count == tape.entries.count else { return nil }
    return try? Scoresheet(id: id, tape: entries)
  }
}

extension Entry {
  /// The same without what 0.1.0 did not know: which basket an assist belongs to.
  fileprivate var older: Entry? {
    switch action {
    case .record(let plays, let dropped):
      let plays = plays.map { $0.belonging(to: nil) }
      return Entry(at: at, .record(plays: plays, dropped: dropped), clock: clock)
    case .fix(let play, nil, let dropped):
      return Entry(at: at, .fix(play: play.belonging(to: nil), dropped: dropped), clock: clock)
    case .join(_, let player) where player.jersey != nil: return nil
    case .fix, .shift, .leave, .number, .captain, .swap, .end, .lineup, .link, .setClock: return nil
    case .open, .remove, .join, .rename, .rules, .note, .undo, .redo, .clock: return self
    }
  }
}

extension Entry {
  /// The entry with the keys that 0.1.0 had.
  fileprivate var olderJSON: JSON {
    let members: JSON =
      switch action {
      case .fix(let play, _, _): ["fix": play.older]
      case .open(let teams, let rules, _, _, _, _):
        ["away": teams.away.older, "home": teams.home.older, "rules": rules.older]
      case .join(let side, let player): ["join": ["name": player.name, "team": side] as JSON]
      case .note(let text): ["note": text]
      case .record(let plays, _): ["record": plays.map(\.older)]
      case .redo(let steps): ["redo": steps]
      case .remove(let numbers): ["remove": numbers]
      case .rename(let who, let name):
        ["rename": JSON.present(["name": name, "player": who.player, "team": who.side])]
      case .rules(let rules, _): ["rules": rules.older]
      case .undo(let steps): ["undo": steps]
      // 0.1.0 had none of these.
      case .leave, .shift, .number, .captain, .swap, .lineup, .link, .end, .setClock, .clock:
        .object([])
      }
    return members.adding(.present(["at": at, "clock": clock?.older, "drop": dropped]))
  }

  private var dropped: [Int]? {
    switch action {
    case .record(_, let dropped), .fix(_, _, let dropped), .rules(_, let dropped):
      dropped.isEmpty ? nil : dropped
    default: nil
    }
  }
}

extension Team {
  fileprivate var older: JSON { ["name": name, "players": players.map(\.name)] }
}

extension GameClock {
  fileprivate var older: JSON { ["seconds": reading, "started": started] }
}

extension Rules {
  /// What a game had none of was left out.
  fileprivate var older: JSON {
    .present([
      "bonus": bonus, "cap": cap, "doubleBonus": doubleBonus, "margin": margin, "name": name,
      "overtime": overtime, "roster": roster, "side": side, "target": target.json,
      "timeLimit": timeLimit,
    ])
  }
}

extension Play {
  fileprivate var older: JSON {
    .present([
      "move": move, "number": number, "overtime": isOvertime ? true : nil,
      "player": who.player.json, "recorded": recorded, "seconds": reading, "team": who.side,
    ])
  }
}

extension RandomGame {
  /// A game that 0.1.0 could have written; nil where this one is none.
  mutating func olderSheet() throws -> Scoresheet? { try plainSheet().older }
}
