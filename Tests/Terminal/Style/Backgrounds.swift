import Testing

@testable import Terminal

extension RGB {
  /// A colour as it is usually written, such as `0xfdf6e3`.
  init(_ hex: Int) {
    self.init(
      red: UInt8(hex >> 16 & 0xff), green: UInt8(hex >> 8 & 0xff), blue: UInt8(hex & 0xff))
  }

  /// What terminals are set to: black, white, the known themes, every grey, saturated colours, and
  /// a hundred of no sense at all.
  static let backgrounds = themes + greys + saturated + random

  private static let themes = [
    0x000000, 0xffffff, 0x002b36, 0xfdf6e3, 0x2e3440, 0x282a36, 0x282828, 0xfbf1c7, 0x300a24,
  ].map { RGB($0) }

  private static let greys = stride(from: 0, through: 255, by: 5).map {
    RGB($0 << 16 | $0 << 8 | $0)
  }

  private static let saturated = [0, 0x80, 0xff].flatMap { red in
    [0, 0x80, 0xff].flatMap { green in
      [0, 0x80, 0xff].map { RGB(red << 16 | green << 8 | $0) }
    }
  }

  private static let random = {
    // The generator of Park and Miller: the same hundred in every run.
    var state = 2026
    return (0..<100).map { _ in
      state = state * 48271 % 0x7fff_ffff
      return RGB(state >> 4)
    }
  }()
}

extension Style {
  /// The colour this style gives a role, read from what it paints.
  func shown(_ role: ColorRole) throws -> RGB {
    let text = color("x", role)
    if let code = text.firstMatch(of: #/^\e\[38;2;(\d+);(\d+);(\d+)mx\e\[39m$/#) {
      return RGB(
        red: try #require(UInt8(code.1)), green: try #require(UInt8(code.2)),
        blue: try #require(UInt8(code.3)))
    }
    let code = try #require(text.firstMatch(of: #/^\e\[38;5;(\d+)mx\e\[39m$/#))
    return RGB(fixed: try #require(Int(code.1)))
  }
}

extension RGB {
  /// What xterm shows for a code from 16 to 255.
  init(fixed code: Int) {
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    let grey = UInt8(clamping: 8 + 10 * (code - 232))
    let step = code - 16
    self =
      code < 232
      ? RGB(red: level(step / 36), green: level(step / 6 % 6), blue: level(step % 6))
      : RGB(red: grey, green: grey, blue: grey)
  }
}
