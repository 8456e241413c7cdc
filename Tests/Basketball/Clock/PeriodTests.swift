@testable import Basketball
import Testing

@Suite("A period")
struct PeriodTests {
  @Test("cannot be skipped, by a play or by the clock")
  func skipped() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 10)
    let third = PeriodName.regulation(3)
    let time = GameTime(period: third, clock: .shown(300))
    let verbs: [Verb] = [
      .record([PlayRequest(dee, .foul)], at: time), .clock(.begin(third)), .clock(.set(time)),
    ]
    for verb in verbs {
      sheet.expectRefused(.periodSkipped("Q3")) { try $0.perform(verb) }
    }
    try sheet.perform(.clock(.begin(.regulation(2))))
    for verb in verbs {
      var next = sheet
      try next.perform(verb)
      #expect(next.box.period == 3)
    }
  }
}
