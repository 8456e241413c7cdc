import Fixtures
@testable import Basketball

/// Who was on court, worked out a second time: for each moment the whole past is gone through again, and
/// each player's time is a list of stints.
struct NaiveCourt {
  /// One thing that happened, in order.
  enum Event {
    case play(Play)
    case lineup(Lineup)
  }

  private let events: [Event]
  private let sheet: Scoresheet

  /// The plays and the lineups in effect, in order. Removed plays hold their followers, too.
  init(_ sheet: Scoresheet) {
    self.sheet = sheet
    let lineups = sheet.tape.history.done.compactMap { place -> Lineup? in
      if case .lineup(let lineup) = sheet.tape.entries[place].action { lineup } else { nil }
    }
    let removed = sheet.versions.compactMap { version in
      if case .removed = version.state { version.play } else { nil as Play? }
    }
    var marks = (sheet.plays + removed).map { play in
      Mark(
        event: .play(play), at: [play.period, play.reading.milliseconds], id: [play.number, 0],
        follows: [
          play.followsLineup.map { [lineups[$0 - 1].lastNumber, $0] },
          play.follows.map { [$0, 0] },
        ])
    }
    for (index, lineup) in lineups.enumerated() {
      marks.append(
        Mark(
          event: .lineup(lineup), at: [lineup.moment.period, lineup.moment.reading.milliseconds],
          id: [lineup.lastNumber, index + 1],
          follows: [
            lineup.followsLineup.map { [lineups[$0 - 1].lastNumber, $0] },
            lineup.follows.map { [$0, 0] },
          ]))
    }
    let gone = Set(removed.map { [$0.number, 0] })
    events = Self.ordered(marks).filter { !gone.contains($0.id) }.map(\.event)
  }

  /// An event, and what tells its place.
  private struct Mark {
    let event: Event
    /// Its period and reading.
    let at: [Int]
    /// The number of the last play, and of a lineup.
    let id: [Int]
    /// The events that it may have to follow: a lineup, or else a play.
    let follows: [[Int]?]
  }

  /// All by the clock, and each with its followers behind it.
  private static func ordered(_ marks: [Mark]) -> [Mark] {
    let known = Dictionary(uniqueKeysWithValues: marks.map { ($0.id, $0) })
    let followers = Dictionary(grouping: marks) { mark in
      mark.follows.compactMap { $0.flatMap { known[$0] } }.first { $0.at[0] == mark.at[0] }?.id
    }
    func tree(_ mark: Mark) -> [Mark] {
      let own = followers[mark.id] ?? []
      return [mark]
        + own.sorted { $0.id.lexicographicallyPrecedes($1.id) }.flatMap { tree($0) }
    }
    let roots = followers[nil] ?? []
    return roots.sorted { ($0.at + $0.id).lexicographicallyPrecedes($1.at + $1.id) }
      .flatMap { tree($0) }
  }

  /// Whether the game tells who is on court.
  var isTracked: Bool {
    events.contains {
      switch $0 {
      case .play(let play): play.move == .in || play.move == .out
      case .lineup: true
      }
    }
  }

  /// The starters of a side, by name.
  private func starters(_ side: Side) -> Set<String> {
    guard case .open(let teams, _, _, _, _, _, _) = sheet.tape.entries[0].action else { return [] }
    let stars = teams[side].starters
    let names = sheet.state.teams[side].players.map(\.name)
    return Set(stars.isEmpty ? Array(names.prefix(sheet.state.rules.side)) : stars)
  }

  /// Who of a side is on court after so many events.
  private func onCourt(_ side: Side, after count: Int) -> Set<String> {
    var names = starters(side)
    for event in events.prefix(count) {
      switch event {
      case .lineup(let lineup): if lineup.side == side { names = Set(lineup.players) }
      case .play(let play):
        guard play.who.side == side, let name = play.who.player else { continue }
        if play.move == .in { names.insert(name) }
        if play.move == .out { names.remove(name) }
      }
    }
    return names
  }

  private func reading(_ event: Event) -> Int {
    switch event {
    case .play(let play): play.reading.milliseconds
    case .lineup(let lineup): lineup.moment.reading.milliseconds
    }
  }

  /// Milliseconds that a player was on court by a reading, from each coming to the next leaving. What
  /// is read as before the player's last change is at that, wherever readings run backwards.
  func milliseconds(_ name: String, _ side: Side, until end: ClockReading) -> Int {
    let isOnCourt = (0...events.count).map { onCourt(side, after: $0).contains(name) }
    let readings = events.indices.filter { isOnCourt[$0] != isOnCourt[$0 + 1] }
      .map { reading(events[$0]) }
    let changes = readings.indices.map { readings[...$0].max() ?? 0 }
    let stretches = zip([0] + changes, changes + [max(end.milliseconds, changes.last ?? 0)])
    return stretches.enumerated().reduce(0) { sum, stretch in
      // Every other stretch is on court.
      sum + ((stretch.0 % 2 == 0) == isOnCourt[0] ? stretch.1.1 - stretch.1.0 : 0)
    }
  }

  /// Points of the own side less those of the other one while a player was on court.
  func plusMinus(_ name: String, _ side: Side) -> Int {
    events.indices.reduce(0) { sum, place in
      guard case .play(let play) = events[place], play.move.points > 0,
        onCourt(side, after: five(of: play, at: place)).contains(name)
      else { return sum }
      return sum + (play.who.side == side ? play.move.points : -play.move.points)
    }
  }

  /// After how many events the players were on court who have the points of a play.
  private func five(of play: Play, at place: Int) -> Int {
    guard sheet.state.rules.freeThrowFive == .foul, play.move == .freeThrow else { return place }
    let foul = events[..<place].lastIndex {
      if case .play(let other) = $0 { other.move.isFoul } else { false }
    }
    guard let foul, case .play(let other) = events[foul], other.period == play.period,
      other.reading == play.reading
    else { return place }
    return foul
  }

  /// Who started, by name.
  func isStarter(_ name: String, _ side: Side) -> Bool { starters(side).contains(name) }

  /// Whether a player is on court at the end.
  func isOnCourt(_ name: String, _ side: Side) -> Bool {
    onCourt(side, after: events.count).contains(name)
  }
}
