import Fixtures
import Testing

@testable import Terminal

@Suite("Bytes in pieces")
struct ChunkTests {
  /// Keys of every kind, and what is none, none of which needs a pause to be recognized.
  private static let stream =
    "ab Ž李🏀\r\t\u{7f}\u{1}\u{1b}[A\u{1b}OB\u{1b}[1;5C\u{1b}[3~\u{1b}[3$\u{1b}\u{1b}[D\u{1b}[[Bx"
    + "\u{1b}xé\u{1b}é\u{1b}[?2026;2$y\u{1b}]11;rgb:1e1e/1e1e/2e2e\u{1b}\\\u{1b}]11;rgb:f/f/f\u{7}"
    + "\u{1b}[?62;c\u{1b}[200~Ana\r\nBo 龍\u{1b}[2\u{1b}[201~z\u{1b}P1$r\u{1b}\\\u{1b}[Z\u{1b}[Fq"

  private func read(_ pieces: [ArraySlice<UInt8>]) -> [Key] {
    var reader = KeyReader()
    return pieces.flatMap { reader.read($0) }
  }

  @Test("make the same keys wherever they are cut in two")
  func two() {
    let bytes = Array(Self.stream.utf8)[...]
    let whole = read([bytes])
    #expect(whole.count == 27)
    for cut in bytes.indices { #expect(read([bytes[..<cut], bytes[cut...]]) == whole) }
  }

  @Test("make the same keys wherever they are cut in three, and one by one")
  func three() {
    let bytes = Array(Self.stream.utf8)[...]
    let whole = read([bytes])
    var different = 0
    for first in bytes.indices {
      // Pieces longer than any sequence are whole sequences and what is cut in two.
      for second in first..<min(first + 32, bytes.endIndex)
      where read([bytes[..<first], bytes[first..<second], bytes[second...]]) != whole {
        different += 1
      }
    }
    #expect(different == 0)
    #expect(read(bytes.indices.map { bytes[$0...$0] }) == whole)
  }

  @Test("make the same text of a character that is cut between its marks")
  func clusters() {
    let bytes = Array("e\u{301}👩‍👩‍👧🇸🇮".utf8)[...]
    for cut in bytes.indices {
      let typed = read([bytes[..<cut], bytes[cut...]]).map { input in
        if case .character(let character) = input { String(character) } else { "?" }
      }
      #expect(typed.joined() == "e\u{301}👩‍👩‍👧🇸🇮")
    }
  }

  @Test("lose nothing typed among garbage", arguments: 1...50)
  func garbage(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let noise: [[UInt8]] =
      [
        "\u{1b}[2~", "\u{1b}OP", "\u{1b}[?1;2c", "\u{1b}]0;t\u{7}", "\u{1b}[1x", "\u{1b}[<0;1;1M",
        "\0",
      ]
      .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE6, 0x9D], [0x80], [0xF0, 0x9F]]
    var (bytes, typed): ([UInt8], [Key]) = ([], [])
    for _ in 1...500 {
      bytes += noise.randomElement(using: &random) ?? []
      let key = UInt8.random(in: 0x20...0x7E, using: &random)
      bytes.append(key)
      typed.append(.character(Character(Unicode.Scalar(key))))
    }
    #expect(read([bytes[...]]) == typed)
  }

  @Test("of any kind are accepted, and keys are read again behind them", arguments: 1...50)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = (1...5000).map { _ in
      Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random)
        : [0x1B, 0x5B, 0x5D, 0x4F, 0x31, 0x3B, 0x7E, 0x07].randomElement(using: &random) ?? 0
    }
    var reader = KeyReader()
    var one = KeyReader()
    let together = reader.read(bytes).count
    #expect(bytes.flatMap { one.read([$0]) }.count >= together)
    // Ends a paste, then a string.
    _ = reader.read("\u{1b}[201~\u{7}".utf8)
    #expect(reader.read("\ra".utf8).suffix(2) == [.enter, .character("a")])
  }
}
