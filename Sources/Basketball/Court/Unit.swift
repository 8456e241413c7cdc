/// Players who were on court together, and the points in that time.
public struct Unit: Equatable, Sendable {
  /// Their names, by the alphabet.
  public fileprivate(set) var players: [String]
  /// How long they were together, in milliseconds of the game clock.
  public fileprivate(set) var milliseconds = 0
  /// Points of their side.
  public fileprivate(set) var pointsFor = 0
  /// Points of the other side.
  public fileprivate(set) var pointsAgainst = 0
  /// Possessions of their side in that time, and of the other; nil if the game does not tell.
  public fileprivate(set) var possessions, othersPossessions: Int?

  /// Points of their side, and of the other, in games that tell possessions.
  public fileprivate(set) var ratedFor = 0, ratedAgainst = 0

  /// Points of their side minus points of the other.
  public var plusMinus: Int { pointsFor - pointsAgainst }

  /// Adds what another unit has, or takes it away.
  fileprivate mutating func add(_ other: Unit, times: Int = 1) {
    milliseconds &+= times &* other.milliseconds
    pointsFor &+= times &* other.pointsFor
    pointsAgainst &+= times &* other.pointsAgainst
    ratedFor &+= times &* other.ratedFor
    ratedAgainst &+= times &* other.ratedAgainst
    possessions.add(other.possessions.map { times &* $0 })
    othersPossessions.add(other.othersPossessions.map { times &* $0 })
  }

  fileprivate func precedes(_ other: Unit) -> Bool {
    milliseconds == other.milliseconds
      ? players.lexicographicallyPrecedes(other.players) : milliseconds > other.milliseconds
  }
}

extension [Unit] {
  /// All groups of so many of their players, each with the sums of the units in which they were together.
  public func groups(of size: Int) -> [Unit] {
    summed { $0.players[...].choices(of: size) }
  }

  /// The units of several games, added up where the players are the same, with the names as the first of these games
  /// has them.
  public var merged: [Unit] { summed { [$0.players] } }

  private func summed(_ groups: (Unit) -> [[String]]) -> [Unit] {
    var sums = [[String]: Unit]()
    for unit in self {
      for players in groups(unit) {
        let names = players.map(Name.identity).sorted()
        sums[names, default: Unit(players: players)].add(unit)
      }
    }
    return sums.values.sorted { $0.precedes($1) }
  }

  /// What the team did while a group of its players was not on court together. These are all units of the team.
  public func without(_ group: Unit) -> Unit {
    var rest = reduce(into: Unit(players: [])) { $0.add($1) }
    rest.add(group, times: -1)
    return rest
  }
}

extension ArraySlice<String> {
  /// All ways to choose so many, in order.
  fileprivate func choices(of size: Int) -> [[String]] {
    guard size > 0 else { return [[]] }
    return indices.flatMap { place in
      self[(place + 1)...].choices(of: size - 1).map { [self[place]] + $0 }
    }
  }
}

extension Scoresheet {
  /// The units up to a reading, the longest together first; none for an untracked game.
  ///
  /// Their time is that of their players. Points and possessions are of those who were on court by
  /// the order of the plays; where readings run backwards a unit may have them and no time.
  public func units(until reading: ClockReading) -> Sides<[Unit]> {
    guard state.box.court != nil else { return Sides { _ in [] } }
    let possessions = Possessions(self)
    var books = stints(until: reading).map { stints in
      var book = UnitBook(possessions: possessions.areKnown ? 0 : nil)
      book.add(stints, until: reading)
      return book
    }
    let ended = Dictionary(grouping: possessions.all, by: \.lastPlay)
    replayCourt { happening, before, _ in
      guard case .play(let play) = happening else { return }
      let five = before.five(for: play)
      for side in Side.allCases {
        for possession in ended[play.number] ?? [] {
          books[side].add(possessions: 1, isOwn: side == possession.side, to: five[side])
        }
        if play.move.isMade {
          books[side].add(play.move.points, isOwn: side == play.side, to: five[side])
        }
      }
    }
    return Sides { side in
      let team = state.teams[side]
      return team.players.isEmpty ? [] : books[side].units(of: team)
    }
  }
}

private struct UnitBook {
  /// The units, by which places on the roster were on court.
  var units = [[Bool]: Unit]()
  /// The possessions that a new unit begins with: 0, or nil if the game does not tell possessions.
  let possessions: Int?

  private mutating func with(_ five: [Bool], _ change: (inout Unit) -> Void) {
    let new = Unit(players: [], possessions: possessions, othersPossessions: possessions)
    change(&units[five, default: new])
  }

  /// Adds the time that players were together, by the stints of each.
  mutating func add(_ stints: [[Stint]], until end: ClockReading) {
    var changes: [(reading: ClockReading, place: Int?)] = [(end, nil)]
    for (place, own) in stints.enumerated() {
      for stint in own { changes += [(stint.start, place), (stint.end, place)] }
    }
    var onCourt = stints.map { _ in false }
    var since = ClockReading.zero
    for (reading, place) in changes.sorted(by: { $0.reading < $1.reading }) {
      if reading > since {
        with(onCourt) { $0.milliseconds &+= reading.milliseconds - since.milliseconds }
        since = reading
      }
      if let place { onCourt[place].toggle() }
    }
  }

  mutating func add(_ points: Int = 0, possessions: Int = 0, isOwn: Bool, to five: [Bool]) {
    with(five) { unit in
      if isOwn {
        unit.pointsFor += points
        unit.possessions? += possessions
        if unit.possessions != nil { unit.ratedFor += points }
      } else {
        unit.pointsAgainst += points
        unit.othersPossessions? += possessions
        if unit.possessions != nil { unit.ratedAgainst += points }
      }
    }
  }

  /// The units with time or points.
  func units(of team: Team) -> [Unit] {
    units.map { five, unit in
      var unit = unit
      unit.players = five.indices.filter { five[$0] }.map { team.players[$0].name }.sorted()
      return unit
    }
    .filter { $0.milliseconds != 0 || $0.pointsFor + $0.pointsAgainst > 0 }
    .sorted { $0.precedes($1) }
  }
}

/// A stretch of time that a player was on court.
public struct Stint: Equatable, Sendable {
  /// Since when.
  public let start: ClockReading
  /// Until when.
  public let end: ClockReading
}

extension Scoresheet {
  /// The stints of each player up to a reading, by place on the roster; empty for an untracked game.
  public func stints(until end: ClockReading) -> Sides<[[Stint]]> {
    guard let start = state.box.court?.atStart else { return Sides { _ in [] } }
    var stints = start.onCourt.map { $0.map { _ in [Stint]() } }
    var since = start.onCourt.map { $0.map { $0 ? ClockReading.zero : nil } }
    func leave(_ side: Side, _ place: Int, at reading: ClockReading) {
      guard let start = since[side][place] else { return }
      since[side][place] = nil
      if start < reading { stints[side][place].append(Stint(start: start, end: reading)) }
    }
    replayCourt { happening, before, after in
      for side in Side.allCases {
        let old = before.onCourt[side]
        let new = after.onCourt[side]
        for place in new.indices where new[place] != old[place] {
          if new[place] {
            since[side][place] = after.changed[side][place]
          } else {
            leave(side, place, at: after.changed[side][place])
          }
        }
      }
    }
    for side in Side.allCases {
      for place in since[side].indices { leave(side, place, at: end) }
    }
    return stints
  }
}
