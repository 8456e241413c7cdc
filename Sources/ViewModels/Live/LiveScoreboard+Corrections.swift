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
      try sheet.fix(
        number, Correction(who: who, move: move, reading: reading), droppingLater: droppingLater,
        now: now())
      return "play \(number) is that already: \(sheet.words(old))"
    }
  }

  func remove(_ number: Int, droppingLater: Bool) throws -> ChangeDocument {
    try change { sheet in
      try sheet.remove(number, droppingLater: droppingLater, now: now())
      return ""
    }
  }

  func join(_ team: String, _ name: String) throws -> ChangeDocument {
    try change { sheet in
      let who = try sheet.who(team)
      guard who.player == nil else { throw GameError.noSuchTeam(team) }
      try sheet.join(who.side, name, now: now())
      return ""
    }
  }

  func rename(_ word: String, to name: String) throws -> ChangeDocument {
    try change { sheet in
      let who = try sheet.who(word)
      let old = who.player ?? sheet.teams[who.side].name
      try sheet.rename(who, to: name, now: now())
      return "\(old) → \(old)"
    }
  }

  func play(
    by preset: String?, _ changes: RuleChanges, droppingLater: Bool
  ) throws -> ChangeDocument {
    try change { sheet in
      let base = try preset.map { try Rules.preset($0) } ?? sheet.rules
      let rules = try base.with(changes)
      try sheet.play(by: rules, droppingLater: droppingLater, now: now())
      return rules.told
    }
  }

  func note(_ text: String) throws {
    try game.change { sheet in try sheet.note(text, now: now()) }
  }

  /// Makes a correction, and tells what it did.
  ///
  /// - Parameter correct: makes it, and gives the words for when that changed nothing.
  private func change(
    _ correct: (inout Scoresheet) throws -> String
  ) throws -> ChangeDocument {
    var (idle, before) = ("", game.sheet)
    try game.change { sheet in
      before = sheet
      idle = try correct(&sheet)
    }
    let after = game.sheet
    let entry = after.tape.count > before.tape.count ? after.tape.last : nil
    return entry.flatMap { ChangeDocument($0, before: before, after: after) }
      ?? ChangeDocument(idle, dropped: [], before: before, after: after)
  }
}
