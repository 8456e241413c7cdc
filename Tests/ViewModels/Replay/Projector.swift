import Basketball
import Testing

@testable import ViewModels

/// A replay on a wall clock that stands still until it is put on.
final class Projector {
  /// The wall clock: milliseconds since the replay was there.
  final class Wall {
    var now = 0
    var time: TimeOfDay { TimeOfDay(milliseconds: Court.start + now) }
  }

  let wall = Wall()
  let replay: LiveReplay

  init(
    _ sheet: Scoresheet, speed: Double = 1, idleLimit: Int? = nil, loops: Bool = false
  ) {
    replay = LiveReplay(
      sheet, pace: Pace(factor: speed), idleLimit: idleLimit, loops: loops
    ) { [wall] in wall.time }
  }

  /// Lets so many milliseconds of the wall clock pass, and looks.
  func wait(_ milliseconds: Int) {
    wall.now += milliseconds
    replay.tick()
  }

  /// What is seen: the clock to the millisecond, the score and how many plays are shown.
  var seen: String {
    let game = replay.document.value
    let reading = ClockReading(seconds: game.clock.seconds)?.exactText ?? ""
    return "\(reading) \(game.home.score)-\(game.away.score) #\(replay.playsShown.value)"
  }

  /// What is seen after each of some turns of a verb.
  func seen(_ count: Int, _ verb: () throws -> Void) rethrows -> [String] {
    try (0..<count).map { _ in
      try verb()
      return seen
    }
  }

  /// What is seen when the next play or the end comes, and after how many milliseconds, until it is
  /// played no more.
  func playThrough(atMost count: Int = 100) -> [String] {
    var (all, waited): ([String], Int) = ([], 0)
    while let rest = replay.restOfGap, all.count < count {
      let before = seen
      wait(rest)
      waited += rest
      if seen != before { all.append("\(waited): \(seen)") }
    }
    return all
  }
}

extension Scoresheet {
  /// Plays at these readings: `10 h1 two`.
  static func played(_ lines: String..., rules: Rules = .pickup) throws -> Scoresheet {
    var sheet = try pickup(rules: rules)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let call = Call(try sheet.who(words[1]), try Move(word: words[2]))
      try sheet.record(
        [call], at: ClockReading(words[0]), now: TimeOfDay(milliseconds: Court.start))
    }
    return sheet
  }

  /// A game to five by two in which the lead changes twice and several plays share a reading.
  static func dramatic() throws -> Scoresheet {
    try played(
      "10 h1 two", "10 h2 assist", "12.344 a1 one", "50 a2 two", "55.5 h3 foul", "60 h3 two",
      "60 a3 rebound", "61.25 h1 one", "61.25 h2 assist",
      rules: try Rules(side: nil, target: 5, margin: nil))
  }
}

/// All boards of the dramatic game, in order.
let boards = [
  "00:00.0 0-0 #0", "00:10.0 2-0 #1", "00:10.0 2-0 #2", "00:12.344 2-1 #3", "00:50.0 2-3 #4",
  "00:55.5 2-3 #5", "01:00.0 4-3 #6", "01:00.0 4-3 #7", "01:01.25 5-3 #8", "01:01.25 5-3 #9",
]
