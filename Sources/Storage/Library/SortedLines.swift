/// Lines of a key, a tab and a value, in the order of their bytes. A binary search finds one of thousands.
struct SortedLines {
  /// The text.
  private(set) var bytes: [UInt8]
}

extension SortedLines {
  /// The lines of these values. A value with a line break, from a game edited by hand, is left out.
  init(_ values: [String: String]) {
    let lines = values.map { Array("\($0)\t\($1)\n".utf8) }
    bytes = Array(
      lines.filter { $0.firstIndex(of: Self.lineBreak) == $0.count - 1 }
        .sorted { $0.lexicographicallyPrecedes($1) }.joined())
  }

  private static let lineBreak = UInt8(ascii: "\n")

  /// The value of a key. Setting nil removes its line.
  subscript(key: String) -> String? {
    get { rests(behind: "\(key)\t").first }
    set {
      let start = "\(key)\t"
      let place = place(of: start)
      let end = bytes[place...].starts(with: start.utf8) ? lineEnd(from: place) + 1 : place
      let line = newValue.said { "\(start)\($0)\n" }
      if line.utf8.dropLast().contains(Self.lineBreak) { return }
      bytes.replaceSubrange(place..<end, with: line.utf8)
    }
  }

  /// The rest of each line that begins with a text.
  func rests(behind start: String) -> [String] {
    var rests = [String]()
    var place = place(of: start)
    while place < bytes.count, bytes[place...].starts(with: start.utf8) {
      let end = lineEnd(from: place)
      rests.append(String(decoding: bytes[(place + start.utf8.count)..<end], as: UTF8.self))
      place = end + 1
    }
    return rests
  }

  /// The rest of each key that begins with a text, of lines without values.
  func keys(behind start: String) -> [String] {
    rests(behind: start).map { String($0.dropLast()) }
  }

  /// Where the first line begins that does not come before a text.
  private func place(of text: String) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high) / 2
      let start = bytes[low..<middle].lastIndex(of: Self.lineBreak).map { $0 + 1 } ?? low
      if bytes[start..<high].lexicographicallyPrecedes(text.utf8) {
        low = lineEnd(from: middle) + 1
      } else {
        high = start
      }
    }
    return low
  }

  private func lineEnd(from place: Int) -> Int {
    bytes[place...].firstIndex(of: Self.lineBreak) ?? bytes.count - 1
  }
}
