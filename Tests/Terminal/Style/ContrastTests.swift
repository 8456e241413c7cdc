import Fixtures
import Glibc
import Testing

@testable import Terminal

@Suite("Colours on a background")
struct ContrastTests {
  private let styles = ["xterm-256color", "xterm-direct"].map {
    Style(screen: .always, environment: ["TERM": $0])
  }

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

  @Test("have a contrast of 4.5:1 at least, whatever the background")
  func legible() throws {
    for background in RGB.backgrounds {
      for style in styles.map({ $0.on(background: background) }) {
        let contrasts = try ColorRole.allCases.map {
          try style.shown($0).contrast(with: background)
        }
        #expect(contrasts.allSatisfy { $0 >= 4.5 }, "\(background), \(style.depth): \(contrasts)")
      }
    }
  }

  @Test(
    "keep the two sides far apart for every eye, unless only near black or near white is legible")
  func apart() throws {
    for background in RGB.backgrounds where background.hasRoom {
      for style in styles.map({ $0.on(background: background) }) {
        let (first, second) = (try style.shown(.first), try style.shown(.second))
        let differences = Eye.allCases.map { $0.difference(first, second) }
        #expect(differences.allSatisfy { $0 >= 35 }, "\(background), \(style.depth)")
      }
    }
  }

  @Test("are blue and orange for the two sides, on dark and on light")
  func sides() throws {
    let shown = try [0x000000, 0xffffff].flatMap { background in
      try styles.flatMap { style in
        let style = style.on(background: RGB(background))
        return [try style.shown(.first), try style.shown(.second)]
      }
    }
    #expect(
      shown == [
        RGB(0x0087ff), RGB(0xff8700), RGB(0x0087ff), RGB(0xff8700),
        RGB(0x005fd7), RGB(0xaf5f00), RGB(0x0076df), RGB(0xb66000),
      ])
  }

  @Test("are those of the terminal's own palette where there are no more than sixteen")
  func sixteen() {
    let style = Style(screen: .always, environment: ["TERM": "linux"])
    #expect(style.on(background: RGB(0x002b36)) == style)
    #expect(style.color("x", .first) == "\u{1b}[36mx\u{1b}[39m")
  }

  @Test("of a team is the nearest in the terminal's palette, where there is no more to choose from")
  func nearest() {
    let style = Style(isOn: true)
    let colors = [0xc8102e, 0x1d428a, 0x008000, 0xffd700, 0x800080, 0x87ceeb, 0x333333, 0xf0f0f0]
    let codes = [31, 34, 32, 33, 35, 36, nil, nil]
    for (color, code) in zip(colors, codes) {
      #expect(style.color("x", RGB(color)) == code.map { "\u{1b}[\($0)mx\u{1b}[39m" } ?? "x")
    }
  }

  @Test("of a team is made legible where the background is known")
  func team() {
    let style = Style(screen: .always, environment: ["COLORTERM": "truecolor"])
      .on(background: RGB(0x000000))
    #expect(style.color("x", RGB(0xffd700)) == "\u{1b}[38;2;255;215;0mx\u{1b}[39m")
    #expect(style.color("x", RGB(0x000080)) == "\u{1b}[38;2;109;109;182mx\u{1b}[39m")
  }
}

extension RGB {
  /// Whether black or white on it has the 7:1 that WCAG 2.1 asks for in 1.4.6. On the greys between
  /// there is little that has 4.5:1 and is a colour still.
  fileprivate var hasRoom: Bool {
    max(contrast(with: .black), contrast(with: .white)) >= 7
  }
}
