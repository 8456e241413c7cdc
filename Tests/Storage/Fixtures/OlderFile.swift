import Basketball
import Documents
import Fixtures
import JSON

/// A game's file as 0.1.0 wrote it, `scoreboard.file/1`: the same keys, all of them in order, over as
/// many lines as there are values.
enum OlderFile {
  static func text(of sheet: Scoresheet) -> String {
    var json = JSONWriter(spread: .max)
    json.object { json in
      json.field("format", "scoreboard.file/1")
      json.key("game")
      json.older(GameDocument(sheet.standing, now: sheet.tape.changed))
      json.key("tape")
      json.array { json in
        for entry in sheet.tape.entries { json.olderEntry(entry) }
      }
    }
    return json.text + "\n"
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
      let plays = plays.map { $0.assisting(nil) }
      return Entry(at: at, .record(plays: plays, dropped: dropped), clock: clock)
    case .fix(let play, nil, let dropped):
      return Entry(at: at, .fix(play: play.assisting(nil), dropped: dropped), clock: clock)
    case .join(_, let player) where player.jersey != nil: return nil
    case .fix, .shift, .leave, .number, .end, .lineup, .link: return nil
    case .open, .remove, .join, .rename, .rules, .note, .undo, .redo, .clock: return self
    }
  }
}

extension JSONWriter {
  /// The head with the keys that 0.1.0 had.
  fileprivate mutating func older(_ document: GameDocument) {
    guard let head = try? JSONText(Array(document.line.utf8)).root,
      let root = try? JSONText(Array(Self.older(head, in: "").utf8)).root
    else { return }
    value(root)
  }

  private static func older(_ value: JSONValue, in parent: String) -> String {
    switch value.kind {
    case .object:
      let members = value.members.compactMap { key, value -> String? in
        guard let name = try? key.string(), isOlder(name, value, in: parent) else { return nil }
        return "\"\(name)\":" + older(value, in: name)
      }
      return "{" + members.joined(separator: ",") + "}"
    case .array:
      return "[" + value.elements.map { older($0, in: parent) }.joined(separator: ",") + "]"
    default:
      var json = JSONWriter(spread: 0)
      json.value(value)
      return json.text
    }
  }

  private static let keys: Set<String> = [
    "assist", "at", "away", "bonus", "cap", "clock", "created", "doubleBonus", "format", "foul",
    "fouls", "home", "id", "lastPlay", "leader", "margin", "move", "name", "needs", "note",
    "number", "onePoint", "overtime", "penalty", "player", "players", "plays", "points", "rebound",
    "recorded", "roster", "rules", "running", "score", "seconds", "side", "status", "target",
    "team", "text", "timeLimit", "twoPoints", "winner",
  ]

  private static func isOlder(_ key: String, _ value: JSONValue, in parent: String) -> Bool {
    switch (parent, key) {
    case ("rules", "clock"), ("players", "fouls"): false
    case ("lastPlay", "overtime"): (try? value.bool()) ?? false
    default: keys.contains(key)
    }
  }

  fileprivate mutating func olderEntry(_ entry: Entry) {
    object { json in
      json.field("at", entry.at.text)
      if case .open(let teams, _, _, _) = entry.action { json.older("away", teams.away) }
      if let clock = entry.clock { json.older(clock) }
      json.olderDrop(entry.action)
      switch entry.action {
      case .fix(let play, _, _):
        json.key("fix")
        json.older(play)
      case .open(let teams, let rules, _, _):
        json.older("home", teams.home)
        json.older(rules)
      case .join(let side, let player):
        json.key("join")
        json.object { json in
          json.field("name", player.name)
          json.field("team", side.rawValue)
        }
      case .note(let text): json.field("note", text)
      case .record(let plays, _):
        json.key("record")
        json.array { json in
          for play in plays { json.older(play) }
        }
      case .redo(let steps): json.field("redo", steps)
      case .remove(let numbers): json.older("remove", numbers)
      case .rename(let who, let name):
        json.key("rename")
        json.object { json in
          json.field("name", name)
          if let player = who.player { json.field("player", player) }
          json.field("team", who.side.rawValue)
        }
      case .rules(let rules, _): json.older(rules)
      case .undo(let steps): json.field("undo", steps)
      // 0.1.0 had none of these.
      case .leave, .shift, .number, .lineup, .link, .end, .clock: break
      }
    }
  }

  private mutating func olderDrop(_ action: Entry.Action) {
    switch action {
    case .record(_, let dropped), .fix(_, _, let dropped), .rules(_, let dropped):
      if !dropped.isEmpty { older("drop", dropped) }
    default: break
    }
  }

  private mutating func older(_ key: StaticString, _ team: Team) {
    self.key(key)
    object { json in
      json.field("name", team.name)
      json.key("players")
      json.array { json in
        for player in team.players { json.string(player.name) }
      }
    }
  }

  private mutating func older(_ clock: GameClock) {
    key("clock")
    object { json in
      json.field("seconds", JSON.thousandths(clock.reading.milliseconds))
      json.field("started", clock.started?.text)
    }
  }

  /// What a game had none of was left out.
  private mutating func older(_ rules: Rules) {
    key("rules")
    object { json in
      if let bonus = rules.bonus { json.field("bonus", bonus) }
      if let cap = rules.cap { json.field("cap", cap) }
      if let doubleBonus = rules.doubleBonus { json.field("doubleBonus", doubleBonus) }
      json.field("margin", rules.margin)
      json.field("name", rules.name)
      if let overtime = rules.overtime { json.field("overtime", overtime) }
      if let roster = rules.roster { json.field("roster", roster) }
      json.field("side", rules.side)
      json.field("target", rules.target)
      if let limit = rules.timeLimit {
        json.field("timeLimit", JSON.thousandths(limit.milliseconds))
      }
    }
  }

  private mutating func older(_ play: Play) {
    object { json in
      json.field("move", play.move.name)
      json.field("number", play.number)
      if play.isOvertime { json.field("overtime", true) }
      json.field("player", play.who.player)
      json.field("recorded", play.recorded.text)
      json.field("seconds", JSON.thousandths(play.reading.milliseconds))
      json.field("team", play.who.side.rawValue)
    }
  }

  private mutating func older(_ key: StaticString, _ numbers: [Int]) {
    self.key(key)
    array { json in
      for number in numbers { json.int(number) }
    }
  }
}

extension RandomGame {
  /// A game that 0.1.0 could have written; nil where this one is none.
  mutating func olderSheet() throws -> Scoresheet? { try plainSheet().older }
}
