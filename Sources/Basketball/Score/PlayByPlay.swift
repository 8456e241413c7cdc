/// A play and the score after it.
public struct ScoredPlay: Equatable, Sendable {
  /// The play.
  public var play: Play
  /// The score after it.
  public var score: Sides<Int>
  /// The number of the miss that a block belongs to.
  public var miss: Int?

  /// A play and the score after it.
  public init(_ play: Play, score: Sides<Int>, miss: Int? = nil) {
    self.play = play
    self.score = score
    self.miss = miss
  }

  /// The same of the other side.
  var turned: ScoredPlay {
    var scored = ScoredPlay(play, score: score.turned)
    scored.play.who = play.who.turned
    return scored
  }
}

/// The plays of a game in order, each with the score after it, and what they add up to.
///
/// Box scores on the way are kept, so that a change is added up from where it is. It may be far from
/// the end: as soon as the game goes on as it did, the rest adds what it added before.
public struct PlayByPlay: Sendable {
  /// The plays in order.
  public private(set) var plays = [ScoredPlay]()
  /// The lineups in order.
  public private(set) var lineups = [PlacedLineup]()
  /// The box score after all of them.
  private(set) var total: BoxScore
  /// The first one is before all plays.
  private var stops: [Stop]

  /// A place between happenings: how many plays and lineups come before it.
  struct Place: Equatable {
    var plays = 0
    var lineups = 0
    var count: Int { plays + lineups }
  }

  /// The box score at a place.
  fileprivate struct Stop {
    var place = Place()
    var box: BoxScore
  }

  /// A game before its first play.
  init(_ start: BoxScore) {
    total = start
    stops = [Stop(box: start)]
  }

  /// The box score before the first play.
  var start: BoxScore { stops[0].box }

  /// The place after everything.
  var end: Place { Place(plays: plays.count, lineups: lineups.count) }

  /// What comes next; nil at the end.
  func happening(at place: Place) -> Happening? {
    if place.lineups < lineups.count, lineups[place.lineups].place <= place.plays {
      return .lineup(lineups[place.lineups])
    }
    return place.plays < plays.count ? .play(plays[place.plays].play) : nil
  }

  /// What comes right before a place; nil at the start.
  func happening(before place: Place) -> Happening? {
    if place.lineups > 0, lineups[place.lineups - 1].place == place.plays {
      return .lineup(lineups[place.lineups - 1])
    }
    return place.plays > 0 ? .play(plays[place.plays - 1].play) : nil
  }

  /// The plays and the lineups.
  var happenings: [Happening] {
    var place = Place()
    var happenings = [Happening]()
    while let next = happening(at: place) {
      happenings.append(next)
      place.pass(next)
    }
    return happenings
  }

  /// The play of a number, if it counts.
  public func play(_ number: Int) -> ScoredPlay? {
    plays.last { $0.play.number == number }
  }

  /// The plays at a moment, in order.
  func plays(at moment: Moment) -> [Play] {
    plays.lazy.filter { $0.play.moment == moment }.map(\.play)
  }

  /// The box score after so many plays, with the lineups behind the last of them up to a moment.
  func box(after count: Int, at moment: Moment) -> BoxScore {
    let behind = lineups.partitioningIndex { $0.place >= count }
    var box = box(at: Place(plays: count, lineups: behind))
    for lineup in lineups[behind...].prefix(while: { $0.place == count })
    where lineup.lineup.moment <= moment { _ = box.add(lineup) }
    return box
  }

  private func box(at place: Place) -> BoxScore {
    if place == end { return total }
    var stop = stop(before: place)
    while stop.place.count < place.count, let next = happening(at: stop.place) {
      _ = stop.box.add(next)
      stop.place.pass(next)
    }
    return stop.box
  }

  private func stop(before place: Place) -> Stop {
    stops[stops.partitioningIndex { $0.place.count > place.count } - 1]
  }
}

extension PlayByPlay.Place {
  mutating func pass(_ happening: Happening) {
    if case .play = happening { plays += 1 } else { lineups += 1 }
  }

  mutating func goBack(before happening: Happening) {
    if case .play = happening { plays -= 1 } else { lineups -= 1 }
  }
}

extension PlayByPlay: Equatable {
  /// Whether both have the same plays and lineups.
  public static func == (one: PlayByPlay, other: PlayByPlay) -> Bool {
    one.plays == other.plays && one.lineups == other.lineups
  }
}

/// Other happenings, and what they add up to.
extension PlayByPlay {
  /// What other happenings make of a game, before it is known whether it can have them.
  struct Change {
    /// Where it begins, and where the game goes on as it did.
    fileprivate let start: Place
    fileprivate var end: Place
    /// What comes in between.
    fileprivate(set) var plays = [ScoredPlay]()
    fileprivate var lineups = [PlacedLineup]()
    fileprivate var stops = [Stop]()
    /// The box scores at its end, without and with it.
    fileprivate var old: BoxScore
    fileprivate var new: BoxScore
    /// The end by the scorer, once all that is still to come is behind it.
    fileprivate var closing: Closing?
    /// How many happenings came since a stop, and how many do before the next one.
    fileprivate var sinceStop: Int
    fileprivate let distance: Int
    /// What all that comes after it has more; nil if it goes up to the end.
    fileprivate var difference: BoxScore.Difference?
    /// What the game comes to with it.
    fileprivate(set) var total: BoxScore
    /// The plays that would come after the finish.
    private(set) var afterFinish = [Play]()

    /// How many more plays and lineups the game has with it.
    fileprivate var more: Place {
      Place(
        plays: plays.count - (end.plays - start.plays),
        lineups: lineups.count - (end.lineups - start.lineups))
    }

    fileprivate mutating func add(_ happening: Happening) {
      if sinceStop >= distance {
        let place = Place(
          plays: start.plays + plays.count, lineups: start.lineups + lineups.count)
        stops.append(Stop(place: place, box: new))
        sinceStop = 0
      }
      sinceStop += 1
      switch happening {
      case .lineup(let lineup):
        if new.add(lineup) { lineups.append(lineup.after(start.plays + plays.count)) }
      case .play(let play):
        if let closing { new.close(with: closing) }
        if let scored = new.add(play) { plays.append(scored) } else { afterFinish.append(play) }
      }
    }

    /// Passes what is there without it.
    fileprivate mutating func pass(_ happening: Happening) {
      _ = old.add(happening)
      end.pass(happening)
    }
  }

  /// The change to a game of these happenings.
  ///
  /// - Parameter closing: the end by the scorer.
  func changing(into all: [Happening], _ closing: Closing?) -> Change {
    let inTime = countInTime(all[...], closing)
    var (start, next) = (Place(), 0)
    while next < inTime, let old = happening(at: start), old.isSame(as: all[next]) {
      start.pass(old)
      next += 1
    }
    var (end, last) = (end, all.count)
    while inTime == all.count, last > next, end.count > start.count,
      let old = happening(before: end), old.isSame(as: all[last - 1])
    {
      end.goBack(before: old)
      last -= 1
    }
    return changing(from: start, to: end, into: all[next..<last], closing)
  }

  /// The change if some happenings come in the place of others.
  func changing(
    from start: Place, to end: Place, into new: ArraySlice<Happening>, _ closing: Closing?
  ) -> Change {
    let box = box(at: start)
    var change = Change(
      start: start, end: start, old: box, new: box,
      sinceStop: start.count - stop(before: start).place.count, distance: distance, total: total)
    let rest = lastInTime(from: end.plays, closing)
    let inTime = rest < 0 ? countInTime(new, closing) : new.count
    for one in new.prefix(inTime) { change.add(one) }
    if rest < 0 { change.closing = closing }
    for one in new.dropFirst(inTime) { change.add(one) }
    while change.end != end, let old = happening(at: change.end) { change.pass(old) }
    while let next = happening(at: change.end), !change.new.goesOn(as: change.old, to: total) {
      if change.end.plays > rest { change.closing = closing }
      change.add(next)
      change.pass(next)
    }
    if change.end == self.end {
      change.total = change.new
    } else {
      let difference = change.new.difference(to: change.old)
      change.total.add(difference)
      change.difference = difference
    }
    return change
  }

  /// Makes a change.
  mutating func make(_ change: Change) {
    let more = change.more
    moveStops(change, by: more)
    if let points = change.difference?.points, points != Sides(home: 0, away: 0) {
      for index in plays.indices[change.end.plays...] { plays[index].score.add(points) }
    }
    for index in lineups.indices[change.end.lineups...] { lineups[index].move(by: more.plays) }
    plays.replaceSubrange(change.start.plays..<change.end.plays, with: change.plays)
    lineups.replaceSubrange(change.start.lineups..<change.end.lineups, with: change.lineups)
    total = change.total
  }

  private mutating func moveStops(_ change: Change, by more: Place) {
    stops.removeAll { $0.place.count > change.start.count && $0.place.count <= change.end.count }
    let next = stops.partitioningIndex { $0.place.count > change.start.count }
    if let difference = change.difference {
      for index in stops.indices[next...] {
        stops[index].place.plays += more.plays
        stops[index].place.lineups += more.lineups
        stops[index].box.add(difference)
      }
    }
    stops.insert(contentsOf: change.stops, at: next)
  }

  /// How far stops are from each other: their lines take no more memory than the plays between them.
  private var distance: Int {
    total.lines.both.reduce(32) { max($0, $1.players.count) }
  }

  // Readings need not ascend: the game ends after the last play that is not later than its end.

  /// How many of these happenings come up to the end by the scorer.
  private func countInTime(_ all: ArraySlice<Happening>, _ closing: Closing?) -> Int {
    guard let closing else { return all.count }
    let last = all.lastIndex { $0.isInTime(for: closing, by: total.rules) }
    return last.map { $0 - all.startIndex + 1 } ?? 0
  }

  /// The place of the last play from one on that comes up to the end by the scorer; -1 if none does.
  private func lastInTime(from first: Int, _ closing: Closing?) -> Int {
    guard let closing else { return .max }
    let last = plays[first...].lastIndex {
      Happening.play($0.play).isInTime(for: closing, by: total.rules)
    }
    return last ?? -1
  }
}
