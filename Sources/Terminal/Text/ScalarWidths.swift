import Glibc

/// The columns of single scalars, as the C library has them in a UTF-8 locale.
struct ScalarWidths: @unchecked Sendable {
  // Unchecked because it is a pointer; a locale is never changed after it is made, nor freed here.
  private let locale: locale_t?
  // By name, because glibc's header hides it from Swift behind _XOPEN_SOURCE.
  private let wcwidth = dlsym(nil, "wcwidth").map {
    unsafeBitCast($0, to: (@convention(c) (wchar_t) -> Int32).self)
  }

  /// Opened at the first character that needs it: a run that prints only ASCII does not pay for it.
  static let utf8 = ScalarWidths(localeName: "C.UTF-8")

  init(localeName: String) {
    locale = newlocale(LC_CTYPE_MASK, localeName, nil)
  }

  /// The columns of a scalar by itself; marks that sit on another one take none.
  func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F ? 1 : 0 }
    return width(of: scalar) ?? Self.guess(scalar)
  }

  /// Nil for control characters and those newer than the C library, and for every one on a machine
  /// without the locale.
  private func width(of scalar: Unicode.Scalar) -> Int? {
    guard let locale, let wcwidth else { return nil }
    // Only this thread, and only for the call: the process keeps the locale it was started with.
    let previous = uselocale(locale)
    defer { _ = uselocale(previous) }
    let width = wcwidth(wchar_t(scalar.value))
    return width < 0 ? nil : Int(width)
  }

  private static func guess(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: 0
    case .nonspacingMark, .enclosingMark: 0
    default: 1
    }
  }
}
