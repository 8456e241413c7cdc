import Fixtures
import Foundation
import Testing

@testable import scoreboard

@Suite("The live screens")
struct ScreenTests {
  private nonisolated static let scenes = goldenNames(".scene", in: "Screens")

  /// Command lines, after `> ` the one that shows the screen, and what happens there. It has room for the board, some
  /// plays and the foot, and little more: every frame is read by somebody.
  @Test("are what was read and approved", arguments: scenes)
  func scene(_ name: String) throws {
    let text = try golden("Screens/\(name).scene")
    let lines = text.split(separator: "\n").map(String.init)
    let before = lines.prefix { !$0.hasPrefix("> ") }
    let desk = Desk()
    for line in before { try #require(try desk.run(line).status == 0) }
    let shown = try desk.show(
      String(lines[before.count].dropFirst(2)), on: Size(columns: 80, rows: 16),
      lines.dropFirst(before.count + 1).joined(separator: "\n"))
    #expect(shown.answer.status == 0)
    #expect(shown.answer.err == "")
    let left = shown.answer.out.isEmpty ? "" : "left in the terminal:\n\(shown.answer.out)"
    try expectGolden(
      shown.transcript + left, "Screens/\(name).transcript")
  }

  @Test("draw a frame a second while the clock runs, and none when nothing changes")
  func frames() throws {
    #expect(!Self.scenes.isEmpty)
    let desk = Desk()
    try desk.run(redsBlues)
    let paused = try desk.show("watch", "wait 60000")
    #expect(paused.frames == 1)
    try desk.run("clock start")
    let running = try desk.show("watch", "wait 6000")
    #expect(running.frames == 7)
  }
}
