import Basketball

/// Where a replay is.
nonisolated struct Playhead: Comparable, Sendable {
  /// How many plays are shown. Several may share a reading, and are shown one after the other.
  var count: Int
  var reading: ClockReading

  static let start = Playhead(count: 0, reading: .zero)

  static func < (one: Self, other: Self) -> Bool {
    (one.count, one.reading) < (other.count, other.reading)
  }
}

/// How fast a game is played again: its clock's milliseconds in one of the wall's.
nonisolated struct PlaybackSpeed: Equatable, Sendable {
  let factor: Double

  /// The speeds that keys change to.
  private static let steps = (-3...6).map { power in
    power < 0 ? 1 / Double(1 << -power) : Double(1 << power)
  }

  var faster: PlaybackSpeed { Self.steps.first { $0 > factor }.map(PlaybackSpeed.init) ?? self }

  var slower: PlaybackSpeed { Self.steps.last { $0 < factor }.map(PlaybackSpeed.init) ?? self }

  /// `8×`, `1/8×`; what is neither whole nor a whole part, as a decimal fraction.
  var text: String {
    if let whole = Int(exactly: factor) { return "\(whole)×" }
    if let part = Int(exactly: 1 / factor) { return "1/\(part)×" }
    return "\(factor)×"
  }
}
