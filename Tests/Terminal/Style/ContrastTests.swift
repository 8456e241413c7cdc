import CLibrary
import Fixtures
import Testing

@testable import Terminal

extension RGB {
  /// A colour as it is usually written, such as `0xfdf6e3`.
  init(_ hex: Int) {
    self.init(UInt8(hex >> 16 & 0xff), UInt8(hex >> 8 & 0xff), UInt8(hex & 0xff))
  }

  /// The colour of a text that was painted in it alone.
  init(paintedIn text: String) throws {
    let code = try #require(text.firstMatch(of: #/^\e\[38;2;(\d+);(\d+);(\d+)mx\e\[39m$/#))
    self.init(
      try #require(UInt8(code.1)), try #require(UInt8(code.2)), try #require(UInt8(code.3)))
  }
}

@Suite("Colours on a background")
struct ContrastTests {
  private let style = Style(screen: .always, environment: variables(["TERM": "xterm-direct"]))

  @Test("are measured as WCAG measures them")
  func measure() {
    let white = RGB(0xffffff)
    let greys = [0x000000, 0x767676, 0x777777, 0xffffff].map { RGB($0).contrast(with: white) }
    #expect(greys.map { ($0 * 100).rounded() / 100 } == [21, 4.54, 4.48, 1])
    #expect(RGB(0xff0000).contrast(with: white) == white.contrast(with: RGB(0xff0000)))
  }

  @Test("are measured by the light of each channel, which is a power of 2.4 but in the dark")
  func linear() {
    let wrong = (0...255).filter { channel in
      let value = Double(channel) / 255
      let light = channel <= 10 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return abs(RGB.linear(UInt8(channel)) - light) > 1e-15
    }
    #expect(wrong == [])
  }

  @Test("have a contrast of 4.5:1 at least on black and on white, whatever they were")
  func legible() throws {
    var random = SplitMix64(seed: 2026)
    let colors = (0..<200).map { _ in RGB(Int.random(in: 0...0xffffff, using: &random)) }
    let shown =
      try colors.map { try RGB(paintedIn: style.color("x", $0)) }
      + ColorRole.allCases.map { try RGB(paintedIn: style.color("x", $0)) }
    for color in shown {
      #expect([RGB.black, .white].allSatisfy { color.contrast(with: $0) >= 4.5 }, "\(color)")
    }
  }

  @Test("are blue and orange for the two sides, far apart for every eye")
  func sides() throws {
    let shown = try [ColorRole.first, .second].map { try RGB(paintedIn: style.color("x", $0)) }
    #expect(shown == [RGB(0x0076df), RGB(0xb66000)])
    #expect(Eye.allCases.allSatisfy { $0.difference(shown[0], shown[1]) >= 35 })
  }

  @Test("are made just as light or dark as one background asks for")
  func one() {
    #expect(RGB(0xffd700).legible(on: .black) == RGB(0xffd700))
    #expect(RGB(0x000080).legible(on: .black) == RGB(0x6d6db6))
  }

  @Test("are those of the terminal's own palette where there are no more than sixteen")
  func sixteen() {
    let style = Style(screen: .always, environment: variables(["TERM": "linux"]))
    #expect(style.color("x", .first) == "\u{1b}[36mx\u{1b}[39m")
    let colors = [0xc8102e, 0x1d428a, 0x008000, 0xffd700, 0x800080, 0x87ceeb, 0x333333, 0xf0f0f0]
    let codes = [31, 34, 92, 93, 35, 36, nil, nil]
    for (color, code) in zip(colors, codes) {
      #expect(style.color("x", RGB(color)) == code.map { "\u{1b}[\($0)mx\u{1b}[39m" } ?? "x")
    }
  }
}
