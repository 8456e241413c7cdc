import Testing

@testable import Terminal

@Suite("A reply of the terminal")
struct ReplyTests {
  @Test("says whether it can show a frame as a whole")
  func synchronization() {
    #expect(
      (0...4).flatMap { inputs("\u{1b}[?2026;\($0)$y") } == [
        .supportsSynchronizedOutput(false), .supportsSynchronizedOutput(true),
        .supportsSynchronizedOutput(true), .supportsSynchronizedOutput(true),
        .supportsSynchronizedOutput(false),
      ])
    #expect(inputs("\u{1b}[?2004;1$y\u{1b}[4;1$y") == [])
  }

  @Test(
    "gives its background in digits of any number",
    arguments: [
      ("rgb:1e1e/00/f", RGB(red: 30, green: 0, blue: 255)),
      ("rgb:ffff/8080/0101", RGB(red: 255, green: 128, blue: 1)),
      ("rgb:fff/7/001", RGB(red: 255, green: 119, blue: 0)),
    ])
  func background(specification: String, colour: RGB) {
    for end in ["\u{7}", "\u{1b}\\"] {
      #expect(inputs("\u{1b}]11;\(specification)\(end)") == [.background(colour)])
    }
  }

  @Test(
    "is none when it is garbled",
    arguments: ["rgb:1/2", "rgb:1/2/3/4", "rgb:1//3", "rgb:12345/0/0", "rgb:x/y/z", "red", ""])
  func garbled(specification: String) {
    #expect(inputs("\u{1b}]11;\(specification)\u{7}") == [])
    #expect(inputs("\u{1b}]10;rgb:1/2/3\u{7}") == [])
  }

  @Test("says what it is, and may come between keys")
  func identity() {
    #expect(
      inputs("a\u{1b}[?62;22cb")
        == [.key(.character("a")), .identity, .key(.character("b"))])
  }
}
