import Basketball
import Fixtures
import Foundation
import Storage
import Testing
import ViewModels

@testable import scoreboard

@Suite("The search for the next fixture of an event")
struct NextFixtureSearchTests {
  let desk = Desk()
  let disk = FailingDisk()
  private let search: NextFixtureSearch

  init() throws {
    try desk.run(#"event plan cup "Reds: Ana, Bo, Cy" Blues Greens"#)
    try desk.run("play")
    try desk.run("end --forfeit away")
    // Long after the files of the test were written.
    let now = try #require(TimeOfDay("2100-01-01T00:00:00.000Z"))
    search = NextFixtureSearch(
      GameLibrary(desk.folder + "/games", system: disk.system), on: nil, now: { now })
  }

  private var next: NextFixture { search.next(of: "cup", after: 1) }

  /// How often the games of the library were listed.
  private var listings: Int { disk.calls.count { $0 == .namesInFolder } }

  @Test("lists the games once, and again when somebody has changed one")
  func unchanged() throws {
    let (first, count) = (next, listings)
    #expect(first == .ready(2, text: "10:20 Blues - Greens", court: "1"))
    #expect(count > 0)
    for _ in 0..<3 { #expect(next == first) }
    #expect(listings == count)
    try desk.run("play 2")
    #expect(
      next
        == .nothing(why: "fixture 3 waits for Blues, who are playing fixture 2 on court 1"))
    #expect(listings > count)
  }

  @Test("takes in that the event has been planned anew in its file")
  func planned() throws {
    let (first, count) = (next, listings)
    let path = desk.folder + "/games/cup.event"
    let text = try String(path: path)
    try text.replacing("Blues", with: "Golds").write(toPath: path)
    #expect(next != first && listings > count)
  }

  @Test("tells what cannot be read beside the fixture")
  func damage() throws {
    try desk.write("{".utf8, "games/x.json")
    guard case .ready(2, "10:20 Blues - Greens", "1", let damage?) = next else {
      Issue.record("\(next)")
      return
    }
    #expect(damage.contains("x.json"))
  }

  @Test("tries again what could not be read at all")
  func unreadable() {
    disk.fail(.namesInFolder)
    guard case .nothing = next else {
      Issue.record("\(next)")
      return
    }
    disk.fault = nil
    #expect(next == .ready(2, text: "10:20 Blues - Greens", court: "1"))
  }
}
