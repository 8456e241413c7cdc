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
}
