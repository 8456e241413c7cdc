extension Draw {
  /// An upper bound of the pause. In as many slots as the pause no team plays twice, so they hold
  /// at most half as many games as there are teams; and a team needs a pause between any two of its
  /// games.
  func longestPause(courts: Int, slots: Int) -> Int {
    let most = pools.reduce(0) { $0 + $1.count / 2 }
    let perTeam = ((pools.map(\.count).max() ?? 0) - 1) * legs
    return (1...max(1, slots)).last { pause in
      let (windows, rest) = slots.quotientAndRemainder(dividingBy: pause)
      let room = windows * min(courts * pause, most) + min(courts * rest, most)
      return games.count <= room && (perTeam - 1) * pause < slots
    } ?? 1
  }
}
