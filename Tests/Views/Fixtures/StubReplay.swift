import Basketball
import Documents

@testable import ViewModels

/// A replay that stands where a test puts it, and writes down what is asked for.
@MainActor
final class StubReplay: ReplayViewModel {
  private let stub: StubBoard
  let position = Dynamic(0.0)
  let isPlaying = Dynamic(false)
  let speed = Dynamic("1×")
  let notice = Dynamic<Notice?>(nil)
  let end = "00:50.0"
  let marks = [BasketMark(team: .home, position: 0.2)]
  var nextFrame: Int?
  private(set) var asked: [String] = []

  init(_ sheet: Scoresheet) { stub = StubBoard(sheet) }

  var score: Dynamic<Sides<Int>> { stub.score }
  var clock: Dynamic<ClockDocument> { stub.clock }
  var facts: Dynamic<GameFacts> { stub.facts }
  var plays: Dynamic<[ScoredPlay]> { stub.plays }
  var flow: Flow { stub.flow }

  func tick() { asked.append("tick") }
  func togglePlaying() { asked.append("toggle") }
  func faster() { asked.append("faster") }
  func slower() { asked.append("slower") }
  func skip(_ seconds: Int) { asked.append("skip \(seconds)") }
  func step(by plays: Int) { asked.append("step by \(plays)") }
  func nextBasket() { asked.append("next basket") }
  func previousBasket() { asked.append("previous basket") }
  func nextLeadChange() { asked.append("next lead change") }
  func previousLeadChange() { asked.append("previous lead change") }
  func nextPeriod() { asked.append("next period") }
  func previousPeriod() { asked.append("previous period") }
  func toStart() { asked.append("start") }
  func toEnd() { asked.append("end") }
  func go(to place: String) throws {
    asked.append("go to \(place)")
    if ClockReading(place) == nil { throw ReplayError.malformedPlace(place) }
  }
}
