extension String {
  /// The text without case and accents, to sort names and to make ids. `Name` tells whether two names
  /// are the same.
  ///
  /// The Unicode name of an accented letter tells its base (`LATIN SMALL LETTER L WITH STROKE`), even
  /// if it has no decomposition.
  public var folded: String {
    if utf8.allSatisfy({ $0 < 128 }) { return lowercased() }
    var base = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      base.append(scalar.base)
    }
    return String(base)
  }
}

extension Unicode.Scalar {
  /// The unaccented letter of an accented Latin, Greek or Cyrillic one; itself otherwise.
  fileprivate var base: Unicode.Scalar {
    guard !isASCII, let name = properties.name else { return self }
    // Unicode calls a Cyrillic letter with a breve "short".
    let plain = name.replacing("LETTER SHORT ", with: "LETTER ")
    let letter = plain.firstRange(of: " WITH ").map { String(plain[..<$0.lowerBound]) } ?? plain
    guard letter != name else { return self }
    return Self.letters.lazy.compactMap(Unicode.Scalar.init).first { $0.properties.name == letter }
      ?? self
  }

  /// The small Latin, Greek and Cyrillic letters, which the others are accented forms of.
  private static let letters: [UInt32] =
    Array(0x61...0x7A) + Array(0x3B1...0x3C9) + Array(0x430...0x44F)
}
