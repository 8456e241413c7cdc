import Fixtures
import Platform
import Testing

@Suite("A checksum")
struct ChecksumTests {
  /// What version 0.2.0 wrote: its files must be verified for ever.
  @Test(
    "is the same as in every version before",
    arguments: [
      ("", "abd925c34a3a6588"), ("a", "406a41682365e718"), ("scoreboard", "41eedf892b2eaf91"),
      ("0123456789abcdef", "6d4d2e027c860973"),
    ])
  func stays(text: String, sum: String) {
    #expect(Checksum(Array(text.utf8)[...]).text == sum)
  }

  @Test("is another one for every other byte, at any place")
  func everyByte() {
    var random = SplitMix64(seed: 1)
    let bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &random) }
    let sum = Checksum(bytes[...])
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
      #expect(Checksum(changed[...]) != sum)
      #expect(Checksum(bytes[..<place]) != sum)
    }
  }
}
