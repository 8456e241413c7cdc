import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("What a check finds")
struct CheckDocumentTests {
  /// A line a finding: its code, its play, what it says.
  func found(_ desk: Desk) -> [String] {
    CheckDocument(desk.library, ids: [desk.id]).findings.map { finding in
      "\(finding.code) \(finding.play.value.map { "\($0)" } ?? "-"): \(finding.message)"
    }
  }

  func record(_ desk: Desk, _ words: String..., at reading: String) throws {
    let calls = words.map { word in
      let parts = word.split(separator: " ").map(String.init)
      return SpokenCall(who: parts[0], move: parts[1])
    }
    try desk.board().record(calls, at: reading)
  }

  func rewrite(_ desk: Desk, _ old: String, _ new: String) throws {
    let path = URL(filePath: "\(desk.library.folder)/\(desk.id).json")
    let text = try String(contentsOf: path, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new, maxReplacements: 1).utf8).write(to: path)
  }

  @Test("is nothing in a game that adds up")
  func nothing() throws {
    let desk = try Desk()
    try record(desk, "Ana two", "Bo assist", at: "1:00")
    try record(desk, "home two", "Ana assist", at: "2:00")
    try record(desk, "Ana rebound", at: "3:00")
    try record(desk, "Ana rebound", at: "3:01")
    #expect(found(desk) == [])
    let check = CheckDocument(desk.library, ids: [desk.id])
    #expect(try check.line() == #"{"findings":[],"format":"scoreboard.check/1"}"# + "\n")
  }

  @Test("is an assist without a basket, or on one's own, and a play entered twice")
  func plays() throws {
    let desk = try Desk()
    try record(desk, "Ana two", "Ana assist", at: "1:00")
    try record(desk, "Dee assist", at: "1:00")
    try record(desk, "Bo one", "Bo one", at: "2:00")
    #expect(
      found(desk) == [
        "assistToOneself 2: an assist at 01:00.0 on a basket of one's own",
        "assistWithoutBasket 3: an assist at 01:00.0 with no basket",
        "twice 5: the same as play 4 at 02:00.0",
      ])
    #expect(
      CheckDocument(desk.library, ids: [desk.id]).findings.map(\.hint.value) == [
        "scoreboard fix 2 --who WHO", "scoreboard fix 3 --at CLOCK, or remove 3",
        "scoreboard remove 5, if it was one",
      ])
  }

  @Test("is a wall clock that went back")
  func wallClock() throws {
    let desk = try Desk()
    desk.now = 5_000
    _ = try desk.board().join("home", "Gus")
    desk.now = 1_000
    try record(desk, "Gus two", at: "1:00")
    let what = "tape[2] was written before the entry it follows: the machine's clock was put back"
    #expect(found(desk) == ["wallClockWentBack -: \(what)"])
  }

  @Test("is a head that disagrees, with the word that repairs it, and then nothing more")
  func head() throws {
    let desk = try Desk()
    try record(desk, "Ana two", at: "1:00")
    try rewrite(desk, #""score" : 2"#, #""score" : 9"#)
    #expect(found(desk) == ["inconsistentGame -: home.score is 9, but by the tape 2"])
    #expect(
      try CheckDocument(desk.library, ids: [desk.id]).line() == #"{"findings":[{"code":"#
        + #""inconsistentGame","hint":"'scoreboard check --repair 2026-11-20-reds-blues' writes "#
        + #"its head anew from the tape","id":"2026-11-20-reds-blues","#
        + #""message":"home.score is 9, but by the tape 2","play":null}],"#
        + #""format":"scoreboard.check/1"}"# + "\n")
    try desk.library.repair(desk.id)
    #expect(found(desk) == [])
  }

  @Test("is what is wrong with a file that is no game, beside what is wrong with others")
  func damaged() throws {
    let desk = try Desk()
    try record(desk, "Ana assist", at: "1:00")
    try Data("{}".utf8).write(to: URL(filePath: "\(desk.library.folder)/a.json"))
    try Data(#"{"format": "scoreboard.file/2"}"#.utf8)
      .write(to: URL(filePath: "\(desk.library.folder)/z.json"))
    let check = CheckDocument(desk.library, ids: try desk.library.everyID())
    #expect(check.findings.map(\.id) == [desk.id, "a", "z"])
    let codes = ["assistWithoutBasket", "damagedGame", "damagedGame"]
    #expect(check.findings.map(\.code) == codes)
    #expect(
      check.findings.map(\.message) == [
        "an assist at 01:00.0 with no basket", "it has no 'format'",
        "it has the format 'scoreboard.file/2'",
      ])
  }

  @Test("in a head that is wrong are also the doubts about its tape")
  func both() throws {
    let desk = try Desk()
    try record(desk, "Ana assist", at: "1:00")
    try rewrite(desk, #""plays" : 1"#, #""plays" : 3"#)
    #expect(
      found(desk) == [
        "inconsistentGame -: plays is 3, but by the tape 1",
        "assistWithoutBasket 1: an assist at 01:00.0 with no basket",
      ])
  }
}
