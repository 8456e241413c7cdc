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
    return TextPage(columns: columns, style: Style(isOn: false))
      .event(event.standing, named: "cup")
  }

  @Test("has the whole names of teams where there is room, and says why each place is whose")
  func wide() throws {
    let lines = try lines(100)
    #expect(lines[2].hasSuffix("POINTS  WHY"))
    #expect(lines.filter { $0.contains(north) && $0.contains(south) }.count == 1)
  }

  @Test("never gives two teams one name, however narrow it is", arguments: 40...100)
  func narrow(columns: Int) throws {
    let lines = try lines(columns)
    #expect(lines.prefix { !$0.hasPrefix("next") }.allSatisfy { $0.displayWidth <= columns })
    func names(_ rows: ArraySlice<String>, _ places: ClosedRange<Int>) -> Set<Substring> {
      let cells = rows.map { $0.split(separator: "  ").map { $0.drop { $0 == " " } } }
      return Set(cells.flatMap { $0.prefix(places.upperBound + 1).dropFirst(places.lowerBound) })
    }
    #expect(names(lines[3...5], 1...1).count == 3)
    #expect(names(lines[8...9], 1...2).count == 3)
  }
}
