import Documents
import JSON

/// The first value in which a head differs from what its tape adds up to.
enum Disagreement {
  /// Where and what: `home.score is 8, but by the tape 7`.
  static func text(found: GameDocument, expected: GameDocument) -> String {
    let lines = [found, expected].map {
      $0.pretty.split(separator: "\n")
    }
    let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let values = lines.map { value($0, place) }
    return "\(path(to: place, in: lines[1])) is \(values[0]), but by the tape \(values[1])"
  }

  /// The keys and places that lead to a line of pretty JSON, by the indentation.
  private static func path(to place: Int, in lines: [Substring]) -> String {
    var steps: [(depth: Int, name: String)] = []
    var counts: [Int: Int] = [:]
    for line in lines.prefix(place + 1) {
      let depth = line.prefix { $0 == " " }.count
      guard !["]", "}"].contains(line.dropFirst(depth).prefix(1)) else { continue }
      steps.removeAll { $0.depth >= depth }
      let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[2].hasPrefix(" :") {
        steps.append((depth, "." + parts[1]))
        counts = counts.filter { $0.key <= depth }
      } else if depth > 0 {
        steps.append((depth, "[\(counts[depth, default: 0])]"))
        counts[depth, default: 0] += 1
      }
    }
    let path = steps.map(\.name).joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  private static func value(_ lines: [Substring], _ place: Int) -> String {
    guard lines.indices.contains(place) else { return "nothing" }
    let line = lines[place].drop { $0 == " " }
    let value = line.firstRange(of: " : ").map { line[$0.upperBound...] } ?? line
    return String(value.hasSuffix(",") ? value.dropLast() : value).excerpt
  }
}
