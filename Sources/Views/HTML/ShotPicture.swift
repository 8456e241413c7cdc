import Basketball
import Documents

/// Where the shots of a team or a player were taken: half the court to its measures, the basket at the
/// bottom, and the table by zone.
struct ShotPicture {
  /// The side in whose colour the shots are.
  var side = Side.home
  let name: String
  let shots: ShotSums
  let court: Markings

  /// Millimetres from the baseline to the upper edge: shots from beyond are in the table alone.
  private static let depth = 9_800
  /// Where the figures of a zone stand.
  private static let places: [(zone: Zone, x: Int, y: Int, anchor: String)] = [
    (.rim, 0, -1_250, "middle"), (.paint, 0, 3_700, "middle"), (.mid, 0, 5_000, "middle"),
    (.cornerLeft, -7_400, -1_250, "start"), (.cornerRight, 7_400, -1_250, "end"),
    (.arc, 0, 7_700, "middle"),
  ]

  /// Pictures beside each other, and what the marks mean.
  static func section(_ pictures: [ShotPicture]) -> HTML {
    .section(
      "Where the shots were taken", "shots",
      [.facts("● made · ○ missed (× in print) · larger: several · 4–5: made and tried in a zone")]
        + pictures.map(\.html))
  }

  private var html: HTML {
    let rows = shots.table
    return """
      <div class="\(side.rawValue)">
      <h3 dir="auto">\(name)</h3>
      <svg viewBox="0 0 \(court.measures.width) \(Self.depth)" role="img" aria-label="\(words(rows))">
      \(lines)
      \(marks)
      \(figures(rows))
      </svg>
      \(Table<ZoneRow>.zones.html(rows, name: "\(name) by zone"))
      </div>
      """
  }

  /// `Reds: 16 of 29; rim 4 of 5; paint 5 of 10`.
  private func words(_ rows: [ZoneRow]) -> String {
    let parts = rows.map { "\($0.zone?.rawValue ?? "all") \($0.made) of \($0.attempts)" }
    return "\(name): " + (parts.suffix(1) + parts.dropLast()).joined(separator: "; ")
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
      <path class="basket" d="M\(x(-900)) \(y(-375))h1800"></path>
      <circle class="basket" cx="\(x(0))" cy="\(y(0))" r="225"></circle>
      """
  }

  /// A ring for all shots of a spot of which some were missed, printed a cross, and in it a disc for those that
  /// went in.
  private var marks: [HTML] {
    // The marks of a season, with many shots, are smaller.
    let unit = shots.step > 100 ? 34 : 52
    return shots.spots.sorted { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }.flatMap { spot, sum in
      [("missed", sum.made < sum.attempts ? sum.attempts : 0), ("made", sum.made)].map {
        kind, count -> HTML in
        if count == 0 { return "" }
        let (x, y, r) = (x(spot.x), y(spot.y), unit * (2 + min(count, 4)))
        let ring: HTML = """
          <circle class="\(kind)" cx="\(x)" cy="\(y)" r="\(r)"></circle>
          """
        if kind == "made" { return ring }
        let lines: HTML = "M\(x - r) \(y - r)l\(2 * r) \(2 * r)m0 \(-2 * r)l\(-2 * r) \(2 * r)"
        return "\(ring)<path class=\"cross\" d=\"\(lines)\"></path>"
      }
    }
  }

  private func figures(_ rows: [ZoneRow]) -> [HTML] {
    Self.places.compactMap { place in
      rows.first { $0.zone == place.zone }.map {
        .label("\($0.made)–\($0.attempts)", x: x(place.x), y: y(place.y), place.anchor)
      }
    }
  }
}
