import Fixtures
@testable import Basketball
import Testing

extension Scoresheet {
  /// Tries a change that must be refused with this error and leave everything as it was.
  func expectRefused(
    _ error: Problem, at place: SourceLocation = #_sourceLocation,
    _ change: (inout Scoresheet) throws -> Void
  ) {
    var tried = self
    #expect(throws: error, sourceLocation: place) { try change(&tried) }
    #expect(tried == self, "a refused change left something behind", sourceLocation: place)
  }

  /// The game that its tape is read as.
  func readFromTape() throws -> Scoresheet { try Scoresheet(id: id, tape: tape.entries) }

  /// The tape has to be read as the same game.
  func checkTape(at place: SourceLocation = #_sourceLocation) throws {
    #expect(try readFromTape() == self, sourceLocation: place)
  }

  var finish: Finish? { state.finish }
  var clock: GameClock { state.clock }
  var box: BoxScore { state.box }

  /// The numbers of the plays in effect, in order.
  var numbers: [Int] { plays.map(\.number) }

  /// The scores after the plays in effect, home first.
  var scores: [[Int]] { playByPlay.plays.map { [$0.score.home, $0.score.away] } }
}

extension Play {
  /// The play without what follows from the clock when it was recorded.
  var plain: Play {
    Play(
      number: number, reading: reading, who: who, move: move, recorded: recorded, owner: owner)
  }
}
