import Fixtures
import Platform

/// What other hands, bad disks and hostile people do to the bytes of a file or a line.
struct Mutation {
  private var random: SplitMix64
  private(set) var bytes: [UInt8]

  /// What a reader may stumble over: pieces of JSON, numbers at the edges, text of all kinds.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "\0", "null", "true", "-0", "01", "1e999",
      "9223372036854775808", "-9223372036854775809", "1.0000000000000001", "\\ud800", "\\u0000",
      "\"at\"", "\"tape\" : [", "\"undo\":2", "\"redo\":999999999", "\"record\":[]", "\"drop\":[1]",
      "\"number\":1", "\"seal\" : ", "\"last\" : 0", "\u{feff}", "\u{1b}[2J", "\u{2028}",
      "e\u{301}", "[[[[[[[[[[[[[[[[", "{\"a\":{\"a\":{\"a\":", "home", "away", "h1", "a9", "0:00",
      "99:99.999", "OT", "#",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]

  /// Changes bytes a few times.
  ///
  /// - Parameter others: bytes of which parts may come in.
  init(_ bytes: [UInt8], others: [[UInt8]], random: SplitMix64) {
    (self.bytes, self.random) = (bytes, random)
    for _ in 0..<Int.random(in: 1...4, using: &self.random) { change(others) }
  }

  private mutating func change(_ others: [[UInt8]]) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: if !bytes.isEmpty { bytes[place()] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1: if !bytes.isEmpty { bytes[place()] = .random(in: 0...255, using: &random) }
    case 2: bytes.removeSubrange(range())
    case 3: bytes.insert(contentsOf: bytes[range()], at: place())
    case 4: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    case 5: bytes.replaceSubrange(range(), with: piece())
    case 6: bytes.insert(contentsOf: piece(), at: place())
    case 7: changeNumber()
    case 8: changeLines { lines, random in lines.swapAt(random.place(lines), random.place(lines)) }
    case 9: changeLines { lines, random in lines.remove(at: random.place(lines)) }
    case 10:
      changeLines { lines, random in
        lines.insert(lines[random.place(lines)], at: random.place(lines))
      }
    default:
      let other = others.randomElement(using: &random) ?? []
      let half = Int.random(in: 0...other.count, using: &random)
      bytes = Array(bytes.prefix(place()) + other.suffix(half))
    }
  }

  /// Another number in the place of one.
  private mutating func changeNumber() {
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard let start = bytes[place()...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    let edges = [Int.max, .min, 1_000_000_000, 5_900_000_000_000, -1]
    let number =
      random.oneIn(2)
      ? Int.random(in: -2...20, using: &random) : edges.randomElement(using: &random) ?? 0
    bytes.replaceSubrange(start..<end, with: "\(number)".utf8)
  }

  /// Leaves out the sum over the head, as in files of 0.2.0, whose heads are believed, and some other
  /// lines.
  mutating func forge() {
    changeLines { lines, random in
      lines.removeAll { $0.starts(with: Array("  \"check\"".utf8)) || random.oneIn(60) }
    }
    for _ in 0..<4 { changeNumber() }
    reseal()
  }

  private mutating func changeLines(_ change: (inout [[UInt8]], inout SplitMix64) -> Void) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
    change(&lines, &random)
    bytes = Array(lines.joined(separator: [10]))
  }

  private mutating func piece() -> [UInt8] { Self.pieces.randomElement(using: &random) ?? [] }

  private mutating func place() -> Int { random.place(bytes) }

  private mutating func range() -> Range<Int> {
    let start = place()
    return start..<min(bytes.count, start + Int.random(in: 0...60, using: &random))
  }

  /// Gives the file of a game the seal that its bytes have now, as somebody would who knows how.
  mutating func reseal() {
    let tail = "\"0123456789abcdef\"\n}\n".utf8.count
    guard bytes.count > tail else { return }
    let place = bytes.count - tail
    let seal = Checksum(bytes[..<place])
    bytes.replaceSubrange(place + 1..<place + 1 + Checksum.digits, with: seal.text.utf8)
  }
}

extension SplitMix64 {
  /// A place in a list; 0 in an empty one.
  mutating func place(_ list: [some Any]) -> Int {
    list.isEmpty ? 0 : Int.random(in: 0..<list.count, using: &self)
  }
}
