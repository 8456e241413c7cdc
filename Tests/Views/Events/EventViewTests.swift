import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("An event as text")
struct EventViewTests {
  private let north = "Sunset Park Rangers North"
  private let south = "Sunset Park Rangers South"

  private func lines(_ columns: Int) throws -> [String] {
    var event = try PlayedEvent(
      "pool A \(north), \(south), Reds\n1 \(north) - \(south)\n2 \(south) - Reds\n3 A1 - A2 Final")
    try event.play(1, 21, 15)
    return TextPage(columns: columns, style: .plain)
      .event(event.standing)
  }

  @Test("has the whole names of teams where there is room, and says why each place is whose")
  func wide() throws {
    let lines = try lines(100)
    #expect(lines[2].hasSuffix("POINTS  WHY"))
    #expect(lines.filter { $0.contains(north) && $0.contains(south) }.count == 1)
  }
}
