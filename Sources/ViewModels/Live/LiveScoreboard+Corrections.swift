import Basketball

extension LiveScoreboard {
  func fix(
    _ number: Int, who: String?, move: String?, at reading: String?, droppingLater: Bool
  ) throws -> ChangeDocument {
    let move = try move.map { try Move(word: $0) }
    let reading = try reading.map { try ClockReading(typed: $0) }
    return try change { sheet in
      let who = try who.map { try sheet.who($0) }
      let old = try sheet.play(number).play
      let dropped = try sheet.fix(
        number, Correction(who: who, move: move, reading: reading), droppingLater: droppingLater,
        now: now())
      let new = try sheet.play(number).play
      guard new != old else { return ("play \(number) is that already: \(sheet.words(old))", []) }
      return (
        "play \(number): \(sheet.told(old, unlike: new)) → \(sheet.told(new, unlike: old))", dropped
      )
    }
  }

  func remove(_ number: Int, droppingLater: Bool) throws -> ChangeDocument {
    try change { sheet in
      let old = try sheet.play(number).play
      let dropped = try sheet.remove(number, droppingLater: droppingLater, now: now())
      return ("removed play \(number): \(sheet.words(old))", dropped)
    }
  }

  func join(_ team: String, _ name: String) throws -> ChangeDocument {
    try change { sheet in
      let who = try sheet.who(team)
      guard who.player == nil else { throw GameError.noSuchTeam(team) }
      try sheet.join(who.side, name, now: now())
      let players = sheet.teams[who.side].players.map(\.name)
      return ("\(sheet.teams[who.side].name): \(players.joined(separator: ", "))", [])
    }
  }

  func rename(_ word: String, to name: String) throws -> ChangeDocument {
    try change { sheet in
      let who = try sheet.who(word)
      let old = who.player ?? sheet.teams[who.side].name
      try sheet.rename(who, to: name, now: now())
      return ("\(old) → \(name)", [])
    }
  }

  func play(
    by preset: String?, _ changes: RuleChanges, droppingLater: Bool
  ) throws -> ChangeDocument {
    try change { sheet in
      let base = try preset.map { try Rules.preset($0) } ?? sheet.rules
      let rules = try base.with(changes)
      let dropped = try sheet.play(by: rules, droppingLater: droppingLater, now: now())
      return ("rules \(rules.name): \(RulesDocument(rules).goal)", dropped)
    }
  }

  func note(_ text: String) throws {
    try game.change { sheet in try sheet.note(text, now: now()) }
  }

  /// Makes a correction, and tells what it did.
  private func change(
    _ correct: (inout Scoresheet) throws -> (what: String, dropped: [Play])
  ) throws -> ChangeDocument {
    var (what, dropped, before): (String, [Play], Scoresheet) = ("", [], game.sheet)
    try game.change { sheet in
      before = sheet
      (what, dropped) = try correct(&sheet)
    }
    return ChangeDocument(what, dropped: dropped, before: before, after: game.sheet)
  }
}

extension Scoresheet {
  /// `Ana two`, or `01:23.2 Ana two` where the reading is what has changed.
  nonisolated fileprivate func told(_ play: Play, unlike old: Play) -> String {
    play.reading == old.reading ? words(play) : "\(play.reading.text) \(words(play))"
  }
}
