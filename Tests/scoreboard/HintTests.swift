import Basketball
import Fixtures
import Foundation
import Testing

@testable import scoreboard

@Suite("A hint")
struct HintTests {
  /// Two games that are not over; each has a basket that was entered twice.
  private func deskOfTwo() throws -> Desk {
    let desk = try Desk()
    try desk.run("\(redsBlues) --target 5")
    try desk.run("record -g blues --at 0:10 Ana two Ana two")
    desk.now = TimeOfDay(milliseconds: desk.now.milliseconds + 60_000)
    try desk.run(#"new "Gulls: Gus, Hal, Ida" "Terns: Jo, Kim, Lu" --target 5"#)
    try desk.run("record -g gulls --at 0:10 Gus two Gus two")
    return desk
  }

  @Test("is a line of a session only where it is about its game")
  func session() {
    let hint: Hint = "'scoreboard undo -g GAME' or 'scoreboard list'"
    #expect(
      hint.text(for: .init(library: "cup", game: "reds", isSession: true))
        == "'undo' or 'scoreboard list --library cup'")
  }

  @Test("of check --all takes a play out of the game that it was found in, and of no other")
  func ofCheck() throws {
    let desk = try deskOfTwo()
    let answer = try desk.run("check --all")
    let hint = String(try #require(answer.out.lines.first { $0.contains("blues 2'") }))
    #expect(hint == "  'scoreboard remove -g 2026-11-20-reds-blues 2', if it was one")
    for typed in FailureRules.commandLines(in: hint) { #expect(try desk.run(typed).status == 0) }
    #expect(try desk.run("log --feed blues").out == "00:10.0 home/Ana two\n")
    #expect(try desk.run("log --feed gulls").out.lines.count == 3)
    let json = try desk.run("check --all --json")
    #expect(json.out.contains("\"'scoreboard remove -g 2026-11-20-gulls-terns 2', if it was one\""))
  }

  @Test("names the library that was typed, and a game only where there are several")
  func ofLibrary() throws {
    let desk = try deskOfTwo()
    try desk.run(#"new --library "a b" "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#)
    let one = try desk.run(#"fix 9 --who Bo --library "a b""#)
    #expect(one.err.contains("hint: 'scoreboard log --library 'a b'' has the numbers\n"))
    let two = try desk.run("fix 9 --who Gus -g gulls")
    #expect(two.err.contains("hint: 'scoreboard log -g 2026-11-20-gulls-terns' has the numbers\n"))
    let list = try desk.run(#"show x --library "a b""#)
    #expect(list.err.contains("hint: 'scoreboard list --library 'a b'' shows them all\n"))
  }

  @Test("offers undo where a game is over only if that takes back the end of it")
  func ofFinish() throws {
    let desk = try Desk()
    try desk.run("\(redsBlues) --target 3")
    try desk.run("record --at 0:10 Ana two")
    try desk.run("record --at 0:20 Bo two")
    func hint(_ line: String = "record Di one") throws -> String {
      let lines = try desk.run(line).err.lines
      return lines.count > 1 ? String(lines[1]) : ""
    }
    #expect(try hint() == "hint: 'scoreboard undo' takes back the last step")
    try desk.run("roster rename Flo Fay")
    try desk.run("fix 1 --who Cy")
    let remove = try hint("end --score")
    #expect(remove == "hint: 'scoreboard remove 2' removes the basket that won it")
    desk.feed = [Array("Di one\n".utf8)]
    #expect(try hint("record -") == remove)
    for typed in FailureRules.commandLines(in: remove) { #expect(try desk.run(typed).status == 0) }
    #expect(try desk.run("log --feed").out == "00:10.0 home/Cy two\n00:20.0\n")
    #expect(try desk.run("roster").out.contains("Fay"))
    try desk.run("end")
    #expect(try hint() == "hint: 'scoreboard undo' takes back the last step")
    try desk.run("note court 2")
    #expect(
      try hint() == "hint: 'scoreboard undo 2' reopens the game, and takes back what was done since"
    )
  }

  @Test("says nothing of undo where time is up and the last step was another")
  func ofTime() throws {
    let desk = try Desk()
    try desk.run("\(redsBlues) --limit 1:00")
    try desk.run("record --at 0:10 Ana two")
    try desk.run("clock set 1:00")
    try desk.run("note court 2")
    let answer = try desk.run("record Di one")
    #expect(answer.err == "scoreboard: the game is finished: Reds won 2-0\n")
  }

  @Test("quotes a name as a shell wants it")
  func quoting() throws {
    let desk = try Desk()
    try desk.run(["new", "O'Neil & Co: Ana, Bo, Cy", "Blues: Di, Ed, Flo"])
    let answer = try desk.run("record Ana timeout")
    #expect(
      answer.err.contains(
        #"hint: for example: scoreboard record 'O'\''Neil & Co' timeout"# + "\n"))
    #expect("".asShellWord == "''" && "Žuti".asShellWord == "Žuti" && "a!".asShellWord == "'a!'")
  }

  @Test("leaves a name as it is, whatever is in it")
  func names() throws {
    let desk = try Desk()
    try desk.run(["new", "--library", "lib", "The scoreboard Kings: Ana, Bo, Cy", "B -g GAME"])
    let timeout = try desk.run("record Ana timeout --library lib").err
    #expect(
      timeout.contains(
        "hint: for example: scoreboard record --library lib 'The scoreboard Kings' timeout\n"))
    try desk.run("new --library lib Reds Blues")
    let id = "2026-11-20-the-scoreboard-kings-b-g-game"
    let lineup = try desk.run("record away in --library lib -g b-g-game").err
    #expect(
      lineup.contains(
        "'scoreboard lineup --library lib -g \(id) 'B -g GAME' WHO...' says who"), "\(lineup)")
  }

  @Test("of a link to a fixture names the library")
  func link() throws {
    let desk = try Desk()
    try desk.run("event plan cup Reds Blues Greens --day 2026-11-20 --library lib")
    let said = try desk.run("new Reds Blues --score 21-15 --library lib").err
    let link = "event --library lib link 2026-11-20-reds-blues 3 --event cup"
    #expect(said.contains("hint: scoreboard \(link)\n"), "\(said)")
    #expect(try desk.run(link).status == 0)
  }
}
