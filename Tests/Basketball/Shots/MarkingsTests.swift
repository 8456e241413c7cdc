@testable import Basketball
import Testing

@Suite("The markings of a court")
struct MarkingsTests {
  private func zone(_ court: Markings, _ x: Int, _ y: Int) -> Zone? {
    Spot(x: x, y: y).map(court.zone)
  }

  @Test("tell what a shot is worth but within ten centimetres of the line")
  func values() {
    func isBeyond(_ x: Int, _ y: Int) -> Bool? {
      Spot(x: x, y: y).flatMap { Markings.fiba.isBeyondArc(.spot($0)) }
    }
    #expect(isBeyond(0, 6649) == false && isBeyond(0, 6851) == true)
    #expect(isBeyond(0, 6660) == nil && isBeyond(0, 6850) == nil)
    #expect(isBeyond(6499, 0) == false && isBeyond(6600, 0) == nil && isBeyond(-6701, 0) == true)
    for zone in Zone.allCases { #expect(Markings.nba.isBeyondArc(.zone(zone)) == zone.isBeyondArc) }
  }

  @Test("are those of the named sets; three a side is FIBA's")
  func sets() {
    for rules in Rules.presets { #expect(rules.court == .ofRules(rules.name)) }
    let names = Rules.presets.map { $0.court?.rawValue }
    #expect(names == ["fiba", "fiba", "fiba", "fiba", "fiba", "nba", "ncaa", "ncaa", "nfhs"])
  }
}
