import Basketball
import Documents

/// Where the shots of a side were taken: half the court to its measures, the basket at the bottom, and the
/// table by zone. What went in is a disc, what did not a ring; several at one spot are larger.
struct ShotPicture {
  let side: Side
  let team: String
  let shots: [ShotRow]
  let court: Markings

  /// Millimetres from the baseline to the upper edge: shots from beyond are in the table alone.
  private static let depth = 9_800
  /// Where the figures of a zone stand.
  private static let places: [(zone: Zone, x: Int, y: Int)] = [
    (.rim, 0, -1_250), (.paint, 0, 3_700), (.mid, 0, 5_000), (.cornerLeft, -7_000, -1_250),
    (.cornerRight, 7_000, -1_250), (.arc, 0, 7_700),
  ]

  var html: HTML {
    let rows = ZoneRow.table(of: shots)
    return """
      <div class="\(side.rawValue)">
      <h3 dir="auto">\(team)</h3>
      <svg viewBox="0 0 \(court.measures.width) \(Self.depth)" role="img" aria-label="\(words(rows))">
      \(lines)
      \(marks)
      \(figures(rows))
      </svg>
      \(Table<ZoneRow>.zones.html(rows, name: "\(team) by zone"))
      </div>
      """
  }

  /// `Reds: 16 of 29; rim 4 of 5; paint 5 of 10`.
  private func words(_ rows: [ZoneRow]) -> String {
    let parts = rows.map { "\($0.zone?.rawValue ?? "all") \($0.made) of \($0.attempts)" }
    return "\(team): "
      + ([parts.last].compactMap(\.self) + parts.dropLast()).joined(separator: "; ")
  }

  private func x(_ x: Int) -> Int { x + court.measures.width / 2 }
  private func y(_ y: Int) -> Int { Self.depth - y - court.measures.basket }

  /// The edge, the lane, the line of three points, the rim's arc and the basket.
  private var lines: HTML {
    let m = court.measures
    let (base, meet) = (y(-m.basket), y(m.meet))
    let lane = "M\(x(-m.laneWidth / 2)) \(base)V\(base - m.laneLength)h\(m.laneWidth)V\(base)"
    let arc = "M\(x(-m.line)) \(base)V\(meet)A\(m.arc) \(m.arc) 0 0 1 \(x(m.line)) \(meet)V\(base)"
    let rim = "M\(x(-m.rim)) \(y(0))A\(m.rim) \(m.rim) 0 0 1 \(x(m.rim)) \(y(0))"
    return """
      <path d="M20 0V\(base)H\(m.width - 20)V0\(lane)\(arc)\(rim)"></path>
      <circle cx="\(x(0))" cy="\(y(0))" r="225"></circle>
      """
  }

  private var marks: [HTML] {
    let placed = shots.compactMap { shot in shot.spot.map { (spot: $0, isMade: shot.isMade) } }
    let groups = Dictionary(grouping: placed) {
      [$0.spot.x / 100, $0.spot.y / 100, $0.isMade ? 1 : 0]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, same in
      """
      <circle class="\(same[0].isMade ? "made" : "missed")" cx="\(x(same[0].spot.x))" \
      cy="\(y(same[0].spot.y))" r="\(110 + 50 * min(same.count, 4))"></circle>
      """
    }
  }

  private func figures(_ rows: [ZoneRow]) -> [HTML] {
    Self.places.compactMap { place in
      rows.first { $0.zone == place.zone }.map {
        .label("\($0.made)–\($0.attempts)", x: x(place.x), y: y(place.y), "middle")
      }
    }
  }
}
