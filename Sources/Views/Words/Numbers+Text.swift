import Basketball
import Documents

extension Column {
  func text(_ row: Row) -> String { kind.text(cell(row)) }
}

extension CellKind {
  /// A cell in words: `12`, of a shot with attempts `7-11`; nothing or a dash if nothing is known.
  func text(_ cell: Cell) -> String {
    if case .text(let text) = cell.json { return text }
    if case .decimals(let count) = self { return cell.json.number.decimals(count) }
    guard let number = cell.json.number else {
      return [.count, .share, .percent].contains(self) ? "–" : ""
    }
    return switch self {
    case .signed: number.signedText
    case .minutes: number.minutesText
    case .percent: "\((number + 500) / 1000)%"
    case .share: "\((number + 5) / 10)%"
    default: "\(number)" + cell.tried.said { "-\($0)" }
    }
  }
}

extension Int? {
  /// A number of thousandths with so many decimals; a dash for nil.
  func decimals(_ count: Int) -> String {
    guard let self else { return "–" }
    let unit: UInt = count == 3 ? 1 : count == 2 ? 10 : 100
    let value = (self.magnitude + unit / 2) / unit
    let whole = 1000 / unit
    // A digit before the decimals keeps their leading zeros.
    let fraction = String(whole + value % whole).dropFirst()
    return (self < 0 && value > 0 ? "-" : "") + "\(value / whole).\(fraction)"
  }
}

extension Ratio {
  /// With one decimal: `75.4`.
  var text: String { Int?(thousandths).decimals(1) }
}

extension Int {
  /// Milliseconds as minutes and seconds: `24:39`.
  var minutesText: String {
    let seconds = magnitude / 1000
    let sign = self <= -1000 ? "-" : ""
    return "\(sign)\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}

/// The texts that are neither nil nor empty, with a gap between two.
func phrase(_ texts: String?..., between gap: String = " · ") -> String {
  texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: gap)
}

extension ClockReading {
  /// Without tenths: `25:00`.
  var wholeText: String { String(text.dropLast(2)) }
}

extension ClockFace {
  /// A reading as the clock shows it, without tenths: `Q3 04:12`.
  func wholeTimeText(at reading: ClockReading) -> String {
    String(timeText(periods.moment(at: reading)).dropLast(2))
  }
}
