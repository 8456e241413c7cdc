@testable import Basketball
import Testing

@Suite("A period")
struct PeriodTests {
  @Test("cannot be skipped, by a play or by the clock")
  func skipped() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 10)
    let third = PeriodName.regulation(3)
    let time = GameTime(period: third, clock: .shown(showing(300)))
    let verbs: [Verb] = [
      .record([PlayRequest(dee, .foul)], at: time), .clock(.begin(third)), .clock(.set(time)),
    ]
    for verb in verbs {
      sheet.expectRefused(.periodSkipped("Q3")) { _ = try $0.perform(verb, now: wall(1)) }
    }
    _ = try sheet.perform(.clock(.begin(.regulation(2))), now: wall(1))
    for verb in verbs {
      var next = sheet
      _ = try next.perform(verb, now: wall(2))
      #expect(next.standing.box.period == 3)
    }
  }
}
