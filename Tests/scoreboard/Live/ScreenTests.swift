import Fixtures
import Testing

@testable import scoreboard

@Suite("The live screens")
struct ScreenTests {
  @Test(
    "are what was read and approved", arguments: Scene.scoring + Scene.watching + Scene.replaying)
  func scene(_ scene: Scene) throws {
    let desk = try Desk()
    for line in scene.before { try #require(try desk.run(line).status == 0) }
    let shown = try desk.show(scene.line, on: scene.size, scene.steps)
    #expect(shown.answer.status == 0)
    #expect(shown.answer.err == "")
    let left = shown.answer.out.isEmpty ? "" : "left in the terminal:\n\(shown.answer.out)"
    try expectGolden(shown.transcript + left, "Screens/\(scene.name).transcript")
  }

  @Test("draw a frame a second while the clock runs, and none when nothing changes")
  func frames() throws {
    let desk = try Desk()
    try desk.run(redsBlues)
    let paused = try desk.show("watch", [.wait(milliseconds: 60_000)])
    #expect(paused.frames == 1)
    try desk.run("clock start")
    let running = try desk.show("watch", [.wait(milliseconds: 6_000)])
    #expect(running.frames == 7)
  }
}
