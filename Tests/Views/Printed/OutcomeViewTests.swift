import Basketball
import Documents
import Foundation
import Terminal
import Testing

@testable import Views

@Suite("What was done to a game")
struct OutcomeViewTests {
  let plain = Style.plain

  @Test("shows the clock at a time of day of its own where that is given")
  func now() throws {
    var sheet = Scoresheet.new()
    let outcome = try sheet.perform(.clock(.start))
    #expect(
      outcome.lines(now: after(1_500), style: plain) == [
        "clock started at 00:01.5", "Reds 0 : 0 Blues",
      ])
  }

  @Test("is nothing where no play was recorded")
  func none() { #expect([Outcome]().recordedLines(style: plain) == []) }

  @Test("is the same facts in lines and on the one line of a screen, which has the score")
  func voices() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 2))
    for play in [["0:10", "Bo", "foul"], ["1:00", "Ana", "two"]] {
      let outcome = try sheet.perform(.recordTyped(try TypedPlays(play)))
      let parts = outcome.summary.components(separatedBy: " · ")
      #expect(parts.contains("final, Reds won") == (outcome.after.finish != nil))
    }
    let outcome = try sheet.perform(.undo(2))
    #expect(outcome.summary == "took back play 2: Ana two · took back play 1: Bo foul")
    #expect(
      outcome.lines(style: plain).dropLast() == outcome.summary.components(separatedBy: " · ")[...])
  }

  @Test("obeys nothing in a name, whatever is done")
  func names() throws {
    let names = ["\u{1b}[31m李小龍", "a\nb", "c", "d", "e", "\u{9b}2J"]
    var sheet = Scoresheet.new(names, teams: ("R\u{9b}s", "B\tc"), by: .fiba3x3)
    let foul = Verb.record([PlayRequest(.typed("home"), .foul)])
    let verbs: [Verb] =
      [
        .record([PlayRequest(.typed("h1"), .twoPoints), PlayRequest(.typed("h2"), .assist)]),
        .record([PlayRequest(.typed("h3"), .out)]), .fix(1, Correction(who: .typed("h2"))),
        .remove(1), .undo(1), .redo(1), .join(team: .typed("home"), name: "x"), .undo(1),
        .rename(.typed("h1"), to: "y"), .undo(1), .rename(.typed("home"), to: "z"), .undo(1),
        .lineup(TypedLineup(["away", "a1", "a3"])), .undo(1), foul,
        .record([PlayRequest(.typed("home"), .timeout), PlayRequest(.typed("home"), .timeout)]),
        .record([PlayRequest(.typed("a3"), .disqualifyingFoul)]),
        .record([PlayRequest(.typed("a3"), .foul)]), .end(.forfeit(.typed("away"))), .undo(1),
      ] + Array(repeating: foul, count: 7)
    for verb in verbs {
      let outcome = try sheet.perform(verb)
      let texts =
        outcome.lines(style: plain) + [outcome.summary] + outcome.lineupWarnings
        + sheet.document.notes
      #expect(texts.filter(\.hasControls) == [], "\(verb)")
    }
    #expect(
      sheet.document.notes.contains(
        #"B\u{9}c in the bonus: 8 team fouls by R\u{9b}s"#))
  }

  @Test("has bold where the score stands and where it is decided")
  func paint() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 2))
    let basket = Verb.recordTyped(try TypedPlays(["1:00", "h1", "two"]))
    let lines = try sheet.perform(basket).lines(style: Style(isOn: true))
    #expect(
      lines.screen == """
        1  01:00.0  Ana (Reds) two  ␛[1mReds 2 : 0 Blues␛[22m
        ␛[1mfinal, Reds won␛[22m

        """)
  }
}
