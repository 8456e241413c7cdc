import Basketball
import Storage
import Terminal
import Testing
import ViewModels
import Views

@testable import scoreboard

@Suite("A screen whose library tells of nothing")
struct LookingTests {
  /// A screen that counts how often it looks at its library.
  private final class Counter: LiveScreen {
    var isStale = true
    var looks = 0
    var rest: Int? { nil }
    func lines(on canvas: Canvas) -> [String] { [] }
    func gather() {}
    func settle() {}
    func press(_ key: Key) -> Turn? { nil }
    func tick() {}
    func look() { looks += 1 }
  }

  private func looks(_ steps: [ScriptedDisplay.Step]) throws -> Int {
    let (desk, screen) = (try Desk(), Counter())
    let library = Library(desk.folder)
    var loop = ScreenLoop(
      first: screen, follow: { _ in nil }, watch: library.watch(), now: { desk.now })
    var display = ScriptedDisplay(Size(columns: 80, rows: 24), desk, steps)
    _ = try loop.run(on: &display)
    return screen.looks
  }

  @Test("looks by itself once a second")
  func second() throws {
    #expect(try looks([.wait(milliseconds: 5_999)]) == 5)
  }

  @Test("goes on looking when the wall clock is put back")
  func putBack() throws {
    #expect(try looks([.wait(milliseconds: -3_600_000), .wait(milliseconds: 5_000)]) == 6)
  }
}
