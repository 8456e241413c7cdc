import Storage
import Terminal
import Testing
import ViewModels
import Views

@testable import scoreboard

@Suite("A screen whose library reports nothing")
struct RefreshTests {
  /// A screen that counts how often it is refreshed.
  private final class Counter: LiveScreen {
    var isStale = true
    var isRinging = false
    var refreshes = 0
    var nextFrame: Int? { nil }
    func lines(on canvas: Canvas) -> [String] { [] }
    func press(_ key: Key) -> Route? { nil }
    func tick() {}
    func refresh() { refreshes += 1 }
  }

  private func refreshes(_ script: String) throws -> Int {
    let (desk, screen) = (Desk(), Counter())
    let library = GameLibrary(desk.folder)
    var loop = ScreenLoop(
      first: screen, follow: { _ in nil }, watch: library.watch(), now: { desk.now })
    var display = ScriptedDisplay(Size(columns: 80, rows: 24), desk, script)
    _ = try loop.run(on: &display)
    return screen.refreshes
  }

  @Test("is refreshed once a second")
  func second() throws {
    #expect(try refreshes("wait 5999") == 5)
  }

  @Test(
    "rings the bell once when time runs out on a running clock, and not if it is to be quiet",
    arguments: [("score", 1), ("watch", 1), ("score --quiet", 0)])
  func bell(command: String, rings: Int) throws {
    let desk = Desk()
    _ = try desk.run("new Reds Blues --limit 0:05")
    _ = try desk.run("clock start")
    let (transcript, _, _) = try desk.show(
      command, "wait 4000\nwait 3000\nkeys ?\nkeys q")
    #expect(transcript.matches(of: #/The bell rings/#).count == rings)
  }

  @Test("is refreshed also when the wall clock is put back")
  func putBack() throws {
    #expect(try refreshes("wait -3600000\nwait 5000") == 6)
  }
}
