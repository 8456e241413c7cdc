import Basketball
import Documents
import Terminal

/// Where shots were taken, drawn in plain characters with the baseline above, and the table by zone.
struct ShotChart {
  let heading: String
  let shots: [ShotRow]
  let court: Markings
  let table: [String]
  /// Columns of this table and of those of other charts, so that all charts have one size.
  let tableColumns: Int
  let page: TextPage

  /// Millimetres from the baseline to the end of the chart: shots from beyond are in the table alone.
  private let depth = 9_600
  /// Millimetres of the board, which stands above the basket.
  private let board = 1_800.0
  /// What the signs mean.
  private let legend = "o made  x missed  O X several  % both"

  /// The heading and, beside each other where there is room, the chart and the table.
  var lines: [String] {
    let room = page.columns - tableColumns - 3
    let isBeside = room >= 34
    // Even, so that the basket is in the middle.
    let width = max(24, min(isBeside ? room : page.columns, 72)) / 2 * 2
    let drawn = rows(width - 2).map { "|" + $0 + "|" }
    let gap = page.columns - heading.displayWidth - legend.count
    let title = page.style.bold(heading)
    let head =
      gap > 1 ? [title + String(repeating: " ", count: gap) + legend] : [title, legend]
    guard isBeside else { return head + drawn + table }
    return head
      + drawn.indices.map { $0 < table.count ? drawn[$0] + " " + table[$0] : drawn[$0] }
  }

  /// A grid of so many columns, whose characters are twice as high as wide.
  private func rows(_ columns: Int) -> [String] {
    let measures = court.measures
    let wide = Double(measures.width) / Double(columns)
    let count = Int((Double(depth) / wide / 2).rounded())
    func spot(_ row: Int, _ column: Int) -> Spot? {
      Spot(
        x: Int((Double(column) + 0.5) * wide) - measures.width / 2,
        y: Int((Double(row) + 0.5) * wide * 2) - measures.basket)
    }
    // Whether each shot from a place went in.
    var marks = [[Int]: [Bool]]()
    for shot in shots {
      guard let spot = shot.spot else { continue }
      let column = Int(Double(spot.x + measures.width / 2) / wide)
      let place = [Int(Double(spot.y + measures.basket) / wide / 2), min(columns - 1, column)]
      marks[place, default: []].append(shot.isMade)
    }
    // A line is where the next character to the right or below is in another zone.
    let zones = (0...count).map { row in (0...columns).map { spot(row, $0).map(court.zone) } }
    let ring = Int(Double(measures.basket) / wide / 2)
    return (0..<count).map { row in
      (0..<columns).map { column in
        if let mark = marks[[row, column]] { return Self.sign(mark) }
        let aside = abs(column * 2 + 1 - columns)
        if row == ring, aside == 1, marks[[row, columns - 1 - column]] == nil {
          return column * 2 < columns ? "(" : ")"
        }
        if row == ring - 1, Double(aside) * wide < board { return "_" }
        let zone = zones[row][column]
        let isLine =
          zone != zones[row + 1][column] || column + 1 < columns && zone != zones[row][column + 1]
        return isLine ? page.style.dim(".") : " "
      }.joined()
    }
  }

  private static func sign(_ areMade: [Bool]) -> String {
    if areMade.contains(true), areMade.contains(false) { return "%" }
    let several = areMade.count > 1
    return areMade[0] ? several ? "O" : "o" : several ? "X" : "x"
  }
}

extension TextPage {
  /// The shots of each team: a chart where the court and a place are known, and the table by zone.
  ///
  /// - Parameters:
  ///   - isPlain: whether it is the table alone.
  ///   - name: what the shots of a team are called, such as those of one player.
  public func shots(
    _ shots: [ShotRow], on court: Markings?, isPlain: Bool, called name: (String) -> String
  ) -> [String] {
    // In a game the home side comes first.
    let placed = shots.filter { $0.zone != nil }
    let teams = placed.grouped(by: \.team).sorted {
      $0.value[0].side == .home && $1.value[0].side == .away
    }
    if teams.isEmpty { return ["no shot has a place"] }
    let rows = teams.map { ShotSums($0.value).table }
    let tables = rows.map { Table<ZoneRow>.zones.lines($0, on: fitted) }
    let parts = teams.indices.map { index in
      let (team, shots) = teams[index]
      let all = rows[index].last
      let heading = "\(name(team).escapingControls), \(all?.made ?? 0)-\(all?.attempts ?? 0)"
      guard !isPlain, let court, shots.contains(where: { $0.spot != nil }) else {
        return [style.bold(heading)] + tables[index]
      }
      // Titles are painted: they are no wider than what is below them.
      let widest = tables.flatMap { $0.dropFirst() }.widest
      return ShotChart(
        heading: heading, shots: shots, court: court, table: tables[index],
        tableColumns: widest, page: self
      ).lines
    }
    return Array(parts.joined(separator: [""]))
  }
}
