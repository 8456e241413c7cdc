import Basketball
import Foundation
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("What a check finds, and what a change did, as text")
struct CheckViewTests {
  /// The lines of a check of a library with one game, its file changed by hand.
  func check(
    isPainted: Bool = false, id other: String? = nil, _ change: (String) -> String = { $0 }
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = Library(folder.path())
    let creator = GameCreator(
      home: "Reds: Ana, Bo, Cy", away: "Blues: Dee, Eve, Flo", preset: nil, changes: RuleChanges())
    let id = try creator.create(in: library, now: start, day: "day").id
    let board = try library.scoreboard(id) { start }
    try board.record([SpokenCall(who: "Ana", move: "assist")], at: "1:00")
    let path = "\(library.folder)/\(id).json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try change(text).write(toFile: path, atomically: true, encoding: .utf8)
    let document = CheckDocument(library, ids: [other ?? id])
    return CheckView(document, style: Style(isOn: isPainted)).lines
  }

  @Test("names the game and the play, and what to do under it")
  func lines() throws {
    let doubt = [
      "day-reds-blues play 1: an assist at 01:00.0 with no basket",
      "  scoreboard fix 1 --at CLOCK, or remove 1",
    ]
    #expect(try check() == doubt)
    #expect(
      try check { $0.replacing("\"plays\" : 1", with: "\"plays\" : 2") } == [
        "day-reds-blues: plays is 2, but by the tape 1",
        "  'scoreboard check --repair day-reds-blues' writes its head anew from the tape",
      ] + doubt)
  }

  @Test("says no more of a file that is no game than what is wrong with it")
  func damaged() throws {
    #expect(
      try check { _ in "{}" } == [
        "day-reds-blues: it has no 'format'",
        "  mend the file, or set it aside with 'scoreboard delete'",
      ])
  }

  @Test("in colour has the place in bold, and is the same text")
  func painted() throws {
    let lines = try check(isPainted: true)
    #expect(lines.map(\.unpainted) == (try check()))
    #expect(lines[0].hasPrefix("\u{1b}[1mday-reds-blues play 1\u{1b}[22m: "))
  }

  @Test("shows escape sequences in a file and obeys none")
  func hostile() throws {
    let lines = try check { text in
      text.replacing(#""player" : "Ana""#, with: #""player" : "A\u001b[2J""#)
    }
    #expect(lines[0] == #"day-reds-blues: play 1: 'A\u{1b}[2J' is on no roster"#)
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
    let named = try check(id: "x\u{1b}c")
    #expect(named.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
  }

  @Test("a change is told line by line, with the score and the standing on the last one")
  func change() throws {
    var before = try Scoresheet.new(
      ["\u{1b}[31mA", "b", "c", "d", "e", "f"], teams: ("R\u{9b}s", "B\tc"), target: 3)
    for _ in 0..<2 { try before.play(.home, .onePoint, at: 60) }
    try before.record([Call(try before.who("h1"), .foul)], now: start)
    var after = before
    let dropped = try after.fix(
      1, Correction(move: .twoPoints), droppingLater: true, now: start)
    let plain = ChangeDocument("x", dropped: dropped, before: before, after: after)
    #expect(
      plain.text == #"""
        x
        took out play 3: \u{1b}[31mA foul
        R\u{9b}s 2 : 0 B\u{9}c → 3 : 0  final, R\u{9b}s won
        """#)
    let nothing = ChangeDocument("a\u{7}b", dropped: [], before: before, after: before)
    #expect(nothing.text == #"a\u{7}b"#)
  }
}
