extension Rules {
  /// A play with its period. In a game of one period and an overtime without a clock, the period
  /// follows from the limit, so a change of the limit moves plays; a play exactly at the limit
  /// stays as recorded.
  func placed(_ play: Play) -> Play {
    guard periods == 1, overtimeLength == nil else { return play }
    var placed = play
    placed.period =
      timeLimit.map { (play.reading, play.period) > ($0, 1) ? max(2, play.period) : 1 } ?? 1
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
  fileprivate var numbers: (play: Int, lineup: Int) {
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

  /// Whether it has to come right after another one.
  func directlyFollows(_ other: Happening) -> Bool {
    guard moment.period == other.moment.period, other.isRecorded(before: self) else { return false }
    return switch other {
    case .play(let play): follows == (play.number, nil)
    case .lineup(let placed): follows.lineup == placed.number
    }
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
  ///
  /// The happenings have to be in the order in which they were recorded.
  var inOrder: [Happening] {
    if areInOrder { return self }
    let sorted = indices.sorted { self[$0].precedes(self[$1]) }
    // A play has 0 in place of the number of a lineup.
    let plays = indices.filter { self[$0].numbers.lineup == 0 }
    let lineups = indices.filter { self[$0].numbers.lineup > 0 }
    // The index of the lineup or else the play that a happening has to follow; nil if the clock tells its place.
    func anchor(of index: Int) -> Int? {
      let follows = self[index].follows
      let lineup = follows.lineup.map { lineups[$0 - 1] }
      let play = follows.play.flatMap { number in
        let place = plays.partitioningIndex { self[$0].numbers.play >= number }
        return place < plays.count && self[plays[place]].numbers.play == number ? plays[place] : nil
      }
      return [lineup, play].compactMap(\.self).first {
        // A play that was moved to another period does not hold its followers.
        self[$0].isRecorded(before: self[index])
          && self[$0].moment.period == self[index].moment.period
      }
    }
    var ordered = [Happening]()
    var waiting = [Int]()
    var followers = map { _ in [Int]() }
    for index in sorted.reversed() {
      if !self[index].isByClock, let anchor = anchor(of: index) {
        followers[anchor].append(index)
      } else {
        waiting.append(index)
      }
    }
    while let index = waiting.popLast() {
      ordered.append(self[index])
      if followers[index].isEmpty { continue }
      waiting += followers[index].sorted { self[$1].isRecorded(before: self[$0]) }
    }
    return ordered
  }
}
