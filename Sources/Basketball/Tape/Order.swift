extension Rules {
  /// A play with its period. In a game of one period and an overtime without a clock, the period
  /// follows from the limit, so a change of the limit moves plays; a play exactly at the limit
  /// stays as recorded.
  func placed(_ play: Play) -> Play {
    guard periods == 1, overtimeLength == nil else { return play }
    let isOvertime = timeLimit.map { limit in
      play.reading > limit || play.reading == limit && play.period > 1
    }
    var placed = play
    placed.period = isOvertime ?? false ? 2 : 1
    return placed
  }
}

extension [Play] {
  /// The plays by period, reading and number. A play with `behind` comes after that play, and after
  /// others with lower numbers that follow it, too.
  var inOrder: [Play] {
    let sorted = isSorted ? self : self.sorted { $0.precedes($1) }
    guard contains(where: { $0.behind != nil }) else { return sorted }
    let byNumber = Dictionary(map { ($0.number, $0) }) { $1 }
    var (ordered, followers) = ([Play](), [Int: [Play]]())
    var waiting: [Play] = []
    for play in sorted.reversed() {
      // A play that was moved to another period does not hold its followers.
      if let behind = play.behind.flatMap({ byNumber[$0] }), behind.number < play.number,
        behind.period == play.period
      {
        followers[behind.number, default: []].append(play)
      } else {
        waiting.append(play)
      }
    }
    ordered.reserveCapacity(count)
    while let play = waiting.popLast() {
      ordered.append(play)
      waiting += (followers[play.number] ?? []).sorted { $0.number > $1.number }
    }
    return ordered
  }

  private var isSorted: Bool {
    for place in indices.dropFirst() where !self[place - 1].precedes(self[place]) { return false }
    return true
  }
}
