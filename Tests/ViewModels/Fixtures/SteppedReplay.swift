import Basketball
import Documents

@testable import ViewModels

/// A replay on a wall clock that stands until it is moved.
final class SteppedReplay {
  /// The wall clock: milliseconds since the replay was there.
  final class Wall {
    var now = 0
    var time: TimeOfDay { after(now) }
  }

  let wall = Wall()
  let replay: GameReplay

  init(_ sheet: Scoresheet, speed: Double = 1, idleLimit: Int? = nil, loops: Bool = false) {
    replay = GameReplay(sheet, speed: speed, idleLimit: idleLimit, loops: loops) { [wall] in
      wall.time
    }
  }

  /// Lets so many milliseconds of the wall clock pass, and looks.
  func wait(_ milliseconds: Int) {
    wall.now += milliseconds
    replay.tick()
  }

  /// What is seen: the clock to the millisecond, the score and how many plays are shown.
  var seen: String {
    let score = replay.state.value.board.score
    let reading = replay.state.value.board.clock.reading.exactText
    return "\(reading) \(score.home)-\(score.away) #\(replay.state.value.board.plays.count)"
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
    while let rest = replay.nextPlay, all.count < count {
      let before = seen
      wait(rest)
      waited += rest
      if seen != before { all.append("\(waited): \(seen)") }
    }
    return all
  }
}

/// All boards of the dramatic game, in order.
let boards = [
  "00:00.0 0-0 #0", "00:10.0 2-0 #1", "00:10.0 2-0 #2", "00:12.344 2-1 #3", "00:50.0 2-3 #4",
  "00:55.5 2-3 #5", "01:00.0 4-3 #6", "01:00.0 4-3 #7", "01:01.25 5-3 #8", "01:01.25 5-3 #9",
]
