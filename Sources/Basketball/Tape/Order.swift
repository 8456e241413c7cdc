extension Rules {
  /// A play with its period. In a game of one period and an overtime without a clock, the period
  /// follows from the limit, so a change of the limit moves plays; a play exactly at the limit
  /// stays as recorded.
  func placed(_ play: Play) -> Play {
    guard periods == 1, overtimeLength == nil else { return play }
    var placed = play
    placed.period = timeLimit.map { (play.reading, play.period) > ($0, 1) ? 2 : 1 } ?? 1
    return placed
  }
}

/// What happens on court: a play, which may be a substitution, or a lineup.
enum Happening {
  case play(Play)
  case lineup(PlacedLineup)

  var moment: Moment {
    switch self {
    case .play(let play): play.moment
    case .lineup(let placed): placed.lineup.moment
    }
  }

  /// Whether it changes the players on court: a substitution or a lineup.
  var isOfCourt: Bool { if case .play(let play) = self { play.move.isSubstitution } else { true } }

  /// Sorts by when it was recorded: a play by its number; a lineup behind the last play before it, then
  /// by its own number.
  private var numbers: (play: Int, lineup: Int) {
    switch self {
    case .play(let play): (play.number, 0)
    case .lineup(let placed): (placed.lineup.lastNumber, placed.number)
    }
  }

  /// Whether the clock alone tells its place.
  var isByClock: Bool { follows == (nil, nil) }

  /// The numbers of the play and the lineup that it follows.
  fileprivate var follows: (play: Int?, lineup: Int?) {
    switch self {
    case .play(let play): (play.follows, play.followsLineup)
    case .lineup(let placed): (placed.lineup.follows, placed.lineup.followsLineup)
    }
  }

  fileprivate func isRecorded(before other: Happening) -> Bool { numbers < other.numbers }

  func precedes(_ other: Happening) -> Bool {
    moment == other.moment ? isRecorded(before: other) : moment < other.moment
  }
}

extension Happening {
  /// Whether it is the same, wherever a lineup comes among the plays.
  func isSame(as other: Happening) -> Bool {
    switch (self, other) {
    case (.play(let play), .play(let other)): play == other
    case (.lineup(let placed), .lineup(let other)): placed.after(0) == other.after(0)
    default: false
    }
  }

  /// Whether it has to come right after another one.
  func directlyFollows(_ other: Happening) -> Bool {
    guard moment.period == other.moment.period, other.isRecorded(before: self) else { return false }
    return switch other {
    case .play(let play): follows == (play.number, nil)
    case .lineup(let placed): follows.lineup == placed.number
    }
  }

  /// Whether it is a play up to the end by the scorer.
  func isInTime(for closing: Closing, by rules: Rules) -> Bool {
    guard case .play(let play) = self else { return false }
    return !closing.precedes(play, by: rules)
  }
}

extension [Happening] {
  /// Whether happenings in the order in which they were recorded are in the order of the game: each comes
  /// by the clock after all before it, or has to follow the one right before it.
  var areInOrder: Bool {
    var last = startIndex
    // By places: to copy a play takes longer than to compare it.
    for index in indices {
      if self[index].isByClock {
        guard index == startIndex || self[last].precedes(self[index]) else { return false }
        last = index
      } else if index == startIndex || !self[index].directlyFollows(self[index - 1]) {
        return false
      }
    }
    return true
  }

  /// By period, reading and number. What follows a play or a lineup comes after it, and after all
  /// that was recorded before and follows it, too.
  var inOrder: [Happening] {
    if areInOrder { return self }
    let sorted = indices.sorted { self[$0].precedes(self[$1]) }.map { self[$0] }
    let followed = sorted.filter { !$0.isByClock }.map(\.follows)
    if followed.isEmpty { return sorted }
    // Only what is followed: a table of all plays would take longer than to sort them.
    let (followedPlays, followedLineups) = (
      Set(followed.compactMap(\.play)), Set(followed.compactMap(\.lineup))
    )
    var plays = [Int: Int]()
    var lineups = [Int: Int]()
    for (index, one) in sorted.enumerated() {
      switch one {
      case .play(let play) where followedPlays.contains(play.number): plays[play.number] = index
      case .lineup(let placed) where followedLineups.contains(placed.number):
        lineups[placed.number] = index
      default: break
      }
    }
    // Where the lineup or else the play is that one has to follow; nil if the clock tells its place.
    func anchor(of one: Happening) -> Int? {
      if one.isByClock { return nil }
      return [one.follows.lineup.flatMap { lineups[$0] }, one.follows.play.flatMap { plays[$0] }]
        .compactMap(\.self).first { index in
          // A play that was moved to another period does not hold its followers.
          sorted[index].isRecorded(before: one)
            && sorted[index].moment.period == one.moment.period
        }
    }
    var ordered = [Happening]()
    var waiting = [Int]()
    var followers = sorted.map { _ in [Int]() }
    for index in sorted.indices.reversed() {
      if let anchor = anchor(of: sorted[index]) {
        followers[anchor].append(index)
      } else {
        waiting.append(index)
      }
    }
    while let index = waiting.popLast() {
      ordered.append(sorted[index])
      if followers[index].isEmpty { continue }
      waiting += followers[index].sorted { sorted[$1].isRecorded(before: sorted[$0]) }
    }
    return ordered
  }
}
