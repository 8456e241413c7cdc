import Basketball

/// A place in a replay.
nonisolated struct Playhead: Comparable, Sendable {
  /// How many plays are shown. Plays with the same reading are shown one by one.
  var count: Int
  var reading: ClockReading

  static let start = Playhead(count: 0, reading: .zero)

  static func < (one: Self, other: Self) -> Bool {
    (one.count, one.reading) < (other.count, other.reading)
  }
}

/// The speed of a replay: milliseconds of the game clock per millisecond of the wall clock.
nonisolated struct PlaybackSpeed: Equatable, Sendable {
  let factor: Double

  /// The speeds for keys.
  private static let steps = (-3...6).map { power in
    power < 0 ? 1 / Double(1 << -power) : Double(1 << power)
  }

  var faster: PlaybackSpeed { Self.steps.first { $0 > factor }.map(PlaybackSpeed.init) ?? self }

  var slower: PlaybackSpeed { Self.steps.last { $0 < factor }.map(PlaybackSpeed.init) ?? self }

  /// `8×` or `1/8×`; other speeds as a decimal fraction.
  var text: String {
    if let whole = Int(exactly: factor) { return "\(whole)×" }
    if let part = Int(exactly: 1 / factor) { return "1/\(part)×" }
    return "\(factor)×"
  }
}
