import Basketball
import Documents
import Terminal

extension Outcome {
  /// A correction in lines: the change, the plays it removed, and the score now.
  var correctionLines: [String] {
    let end = (scoreChange ?? scoreText) + (finishChange.map { "  " + $0 } ?? "")
    return correctionTexts + (correctionTexts.isEmpty ? [] : [end] + tableLines)
  }

  /// The score now: `Reds 7 : 5 Blues`.
  var scoreText: String { document(at: nil).scoreText() }

  /// A correction, and the plays it removed.
  var correctionTexts: [String] {
    guard let action, let what = action.correction(in: self) else { return [] }
    var besides = removed
    if case .remove = action { besides = Array(removed.dropFirst()) }
    // Assists moved with their baskets.
    return [what] + replaced.dropFirst().map { text($0) }
      + besides.map(\.play).map { "removed play \($0.number): \($0.text(in: names.before))" }
  }

  /// The names of the teams before and after.
  var names: (before: Sides<String>, after: Sides<String>) {
    (before.teams.map(\.name), after.teams.map(\.name))
  }

  /// The score before and after, if it has changed: `Reds 7 : 5 Blues → 6 : 5`.
  private var scoreChange: String? {
    let (old, new) = (before.box.score, after.box.score)
    if old == new { return nil }
    let names = after.teams.map { $0.name.escapingControls }
    return "\(names.home) \(old.home) : \(old.away) \(names.away) → \(new.home) : \(new.away)"
  }

  /// How the game has ended, or that it is reopened, if that has changed.
  private var finishChange: String? {
    if before.finish?.winner == after.finish?.winner { return nil }
    guard after.finish != nil else {
      return "open again, clock paused at \(after.rules.clockFace.timeText(after.clockMoment))"
    }
    return document(at: nil).statusText
  }

  /// `play 3: Ana two → Bo two`, with the readings if they have changed.
  fileprivate func text(_ replacement: Replacement) -> String {
    let (old, new) = (replacement.old.play, replacement.new.play)
    let (from, to) = (before.rules.clockFace, after.rules.clockFace)
    let (was, now) = (old.text(in: names.before), new.text(in: names.after))
    guard old.moment != new.moment else { return "play \(new.number): \(was) → \(now)" }
    let (start, end) = (from.timeText(old.moment), to.timeText(new.moment))
    return "play \(new.number): \(start) \(was) → \(end) \(now)"
  }
}

extension Entry.Action {
  /// A correction in words; nil for any other action.
  fileprivate func correction(in outcome: Outcome) -> String? {
    let names = outcome.names
    switch self {
    case .fix(let play, _, _):
      return outcome.replaced.first.map(outcome.text)
        ?? "play \(play.number): \(play.text(in: names.after))"
    case .shift: return outcome.replaced.first.map(outcome.text)
    case .remove:
      return outcome.removed.first.map(\.play).map {
        "removed play \($0.number): \($0.text(in: names.before))"
      }
    case .join(let side, _), .leave(let side, _), .number(let side, _, _):
      let players = outcome.after.teams[side].players.map(\.text).joined(separator: ", ")
      return "\(names.after[side]): \(players)".escapingControls
    case .rename(let who, let name):
      return "\(who.player ?? names.before[who.side]) → \(name)".escapingControls
    case .rules(let rules, _): return rules.headline
    case .open, .record, .lineup, .note, .link, .end, .undo, .redo, .clock: return nil
    }
  }
}

/// What is said at the scorer's table after a play.
extension Outcome {
  /// Impossible players on court, and players who have fouled out. `check` lists them, too; none is
  /// refused.
  var courtWarnings: [String] { wrongNumbers + offCourt + foulOuts }

  private var wrongNumbers: [String] {
    guard let court = after.box.court else { return [] }
    let sides = added.filter(\.play.move.isSubstitution).map(\.play.who.side)
    return Side.allCases.filter(sides.contains).compactMap { side in
      after.rules.wrongNumber(court.onCourt[side].count { $0 }, of: after.teams[side].players.count)
        .map { "\(after.teams[side].name.escapingControls) has \($0)" }
    }
  }

  /// A warning for a lineup of the wrong size.
  public var lineupWarnings: [String] {
    guard case .lineup(let lineup) = action else { return [] }
    let team = after.teams[lineup.side]
    return after.rules.wrongNumber(lineup.players.count, of: team.players.count)
      .map { ["\(team.name.escapingControls) has \($0)"] } ?? []
  }

  /// Plays by players off court, without late entries, which are of another time.
  private var offCourt: [String] {
    guard let court = after.box.court, !isLate else { return [] }
    return names(of: { play in
      let place = after.teams[play.who.side].place(of: play.who.player)
      guard let place, !play.move.isSubstitution, play.move != .assist else { return false }
      return !court.onCourt[play.who.side][place]
    }).map { "\($0) is not on court" }
  }

  /// Plays by players who had fouled out, or had been disqualified.
  private var foulOuts: [String] {
    func names(outBy isOut: (Who) -> Bool) -> [String] {
      self.names(of: { $0.who.player != nil && $0.move != .out && isOut($0.who) })
    }
    let limit = after.rules.foulLimit ?? .max
    return names { fouls(of: $0, in: before) >= limit }.map { "\($0) is out by fouls" }
      + names { isDisqualified($0, in: before) }.map { "\($0) is disqualified" }
  }

  /// The players of these plays, each once.
  private func names(of isMeant: (Play) -> Bool) -> [String] {
    added.map(\.play).filter(isMeant).compactMap(\.who.player?.escapingControls).eachOnce
  }

  /// What a referee has to know at once: bonuses, time-outs beyond those of a team, and players who
  /// foul out.
  var tableLines: [String] { bonusLines + timeoutLines + fouledOutLines }

  /// Time-outs beyond those of a team.
  var timeoutLines: [String] {
    Side.allCases.compactMap { side in
      let taken = after.box.lines[side].team[.timeout]
      guard taken > before.box.lines[side].team[.timeout] else { return nil }
      let name = after.teams[side].name
      if let timeouts = after.rules.timeoutsOfGame {
        return name.tooManyTimeouts(taken: taken, of: timeouts)
      }
      let hadNone =
        before.box.period == after.box.period && before.box.tallies[side].timeoutsLeft == 0
      return hadNone ? "\(name) had no time-out left".escapingControls : nil
    }
  }

  var fouledOutLines: [String] {
    let limit = after.rules.foulLimit ?? .max
    return added.filter { $0.play.move.isFoul }.map(\.play.who).eachOnce.compactMap { who in
      guard let name = who.player?.escapingControls else { return nil }
      if isDisqualified(who, in: after), !isDisqualified(who, in: before) {
        return "\(name) is out: disqualified"
      }
      guard fouls(of: who, in: after) >= limit, fouls(of: who, in: before) < limit else {
        return nil
      }
      return "\(name) is out: \(limit) fouls"
    }
  }

  private var bonusLines: [String] {
    Side.allCases.compactMap { side in
      let (old, new) = (before.box.tallies[side].fouls, after.box.tallies[side].fouls)
      let penalty = after.box.penalty(of: side)
      guard after.finish == nil, new > old, penalty != before.box.penalty(of: side) else {
        return nil
      }
      let names = after.teams.map(\.name)
      return penalty?.text(for: names[side.other], fouls: new, by: names[side])
    }
  }
}

extension Array where Element: Equatable {
  /// Its elements in their order, each where it is first.
  var eachOnce: [Element] {
    enumerated().filter { !self[..<$0].contains($1) }.map(\.element)
  }
}

extension Rules {
  /// `4 on court`, if that is a wrong number.
  func wrongNumber(_ count: Int, of players: Int) -> String? {
    count == onCourt(of: players) ? nil : "\(count) on court"
  }
}

extension Outcome {
  /// The game after it, at a time of day or that of the last entry.
  func document(at now: TimeOfDay?) -> GameDocument {
    GameDocument(after, now: now ?? entries.last?.at ?? after.created)
  }

  /// Whether other plays come after these.
  var isLate: Bool {
    guard let first = added.first?.play, let last = before.lastPlay else { return false }
    return first.moment < last.moment
  }

  /// The name of the period that it began.
  var begunPeriod: String? {
    let facts = document(at: nil).facts
    return after.box.period > before.box.period && after.finish == nil ? facts.periodName : nil
  }

  func isDisqualified(_ who: Who, in game: GameState) -> Bool {
    line(of: who, in: game).map { $0[.disqualifyingFoul] > 0 } ?? false
  }

  /// The fouls of a player that count towards the limit.
  func fouls(of who: Who, in game: GameState) -> Int {
    line(of: who, in: game)?.fouls(of: game.rules.personalFouls) ?? 0
  }

  /// The line of a player; nil for a team.
  private func line(of who: Who, in game: GameState) -> StatLine? {
    game.teams[who.side].place(of: who.player).map { game.box.lines[who.side].players[$0] }
  }
}
