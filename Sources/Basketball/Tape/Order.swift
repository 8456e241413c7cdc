extension Rules {
  /// A play with its period. In a game of one period and an overtime without a clock, the period
  /// follows from the limit, so a change of the limit moves plays; a play exactly at the limit
  /// stays as recorded.
  func placed(_ play: Play) -> Play {
    guard schedule.isOneUntimed else { return play }
    let isOvertime = timeLimit.map { limit in
      play.reading > limit || play.reading == limit && play.period > 1
    }
    var placed = play
    placed.period = isOvertime ?? false ? 2 : 1
    return placed
  }
}

/// A play or a lineup among the others of its game.
enum Occurrence {
  case play(Play)
  /// A lineup, by its number among those in effect, from 1.
  case lineup(Lineup, number: Int)

  /// What tells it from all others, and from what was recorded later: the number of a play, or the
  /// last one before a lineup, and the number of a lineup.
  struct ID: Hashable {
    let play: Int
    var lineup = 0

    func precedes(_ other: ID) -> Bool { (play, lineup) < (other.play, other.lineup) }
  }

  var id: ID {
    switch self {
    case .play(let play): ID(play: play.number)
    case .lineup(let lineup, let number): ID(play: lineup.lastNumber, lineup: number)
    }
  }

  fileprivate var moment: Moment {
    switch self {
    case .play(let play): play.moment
    case .lineup(let lineup, _): lineup.moment
    }
  }

  /// The numbers of the play and the lineup that it follows.
  fileprivate var follows: (play: Int?, lineup: Int?) {
    switch self {
    case .play(let play): (play.follows, play.followsLineup)
    case .lineup(let lineup, _): (lineup.follows, lineup.followsLineup)
    }
  }

  fileprivate func precedes(_ other: Occurrence) -> Bool {
    moment == other.moment ? id.precedes(other.id) : moment < other.moment
  }
}

extension [Occurrence] {
  /// By period, reading and number. What has `behind` comes after that play or lineup, and after
  /// all that was recorded before and follows it, too.
  var inOrder: [Occurrence] {
    let sorted = sorted { $0.precedes($1) }
    guard contains(where: { $0.follows != (nil, nil) }) else { return sorted }
    let anchors = Anchors(self)
    var (ordered, followers) = ([Occurrence](), [Occurrence.ID: [Occurrence]]())
    var waiting: [Occurrence] = []
    for one in sorted.reversed() {
      if let anchor = anchors.anchor(of: one) {
        followers[anchor, default: []].append(one)
      } else {
        waiting.append(one)
      }
    }
    while let one = waiting.popLast() {
      ordered.append(one)
      waiting += (followers[one.id] ?? []).sorted { $1.id.precedes($0.id) }
    }
    return ordered
  }
}

/// The plays and lineups of a game by their numbers, to find what others follow.
private struct Anchors {
  private var plays: [Int: Occurrence] = [:]
  private var lineups: [Int: Occurrence] = [:]

  init(_ all: [Occurrence]) {
    for one in all {
      switch one {
      case .play(let play): plays[play.number] = one
      case .lineup(_, let number): lineups[number] = one
      }
    }
  }

  /// What one has to follow: the lineup, or else the play; nil if the clock tells its place.
  func anchor(of one: Occurrence) -> Occurrence.ID? {
    let (play, lineup) = one.follows
    return holds(lineup.flatMap { lineups[$0] }, one) ?? holds(play.flatMap { plays[$0] }, one)
  }

  /// A play that was moved to another period does not hold its followers.
  private func holds(_ anchor: Occurrence?, _ one: Occurrence) -> Occurrence.ID? {
    guard let anchor, anchor.id.precedes(one.id), anchor.moment.period == one.moment.period
    else { return nil }
    return anchor.id
  }
}
