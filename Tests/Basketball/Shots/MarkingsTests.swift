@testable import Basketball
import Testing

@Suite("The markings of a court")
struct MarkingsTests {
  private func zone(_ court: Markings, _ x: Int, _ y: Int) -> Zone? {
    Spot(x: x, y: y).map(court.zone)
  }

  @Test(
    "tell the zone of a point",
    arguments: [
      (Markings.fiba, 0, 1250, Zone.rim), (.fiba, 0, 1251, .paint), (.fiba, 2450, 4225, .paint),
      (.fiba, 2451, 4225, .mid), (.fiba, 0, 4226, .mid), (.fiba, 0, 6750, .mid),
      (.fiba, 0, 6751, .arc), (.fiba, -6600, 0, .mid), (.fiba, -6601, 0, .cornerLeft),
      (.fiba, 6601, 1415, .cornerRight), (.fiba, 6601, 1416, .arc),
      (.fiba, 6650, -1500, .cornerRight),
      (.fiba, 0, 12425, .arc), (.fiba, 0, 12426, .backcourt), (.nba, 6800, 2667, .cornerRight),
      (.nba, 6800, 2800, .arc), (.nba, 0, 7239, .mid), (.nba, 0, 7240, .arc),
      (.nba, 2438, 4191, .paint), (.wnba, 6707, 750, .cornerRight), (.ncaa, 1829, 0, .paint),
      (.ncaa, 1830, 0, .mid), (.nfhs, -6021, 0, .cornerLeft), (.nfhs, -6021, 1, .arc),
    ])
  func zones(_ court: Markings, _ x: Int, _ y: Int, _ zone: Zone) {
    #expect(self.zone(court, x, y) == zone)
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
    #expect(names == ["fiba", "fiba", "fiba", "fiba", "nba", "ncaa", "ncaa", "nfhs"])
  }
}
