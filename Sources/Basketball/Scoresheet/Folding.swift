extension String {
  /// The text without case and accents: how a name is compared with what was typed.
  ///
  /// The Unicode name of an accented letter tells its base (`LATIN SMALL LETTER L WITH STROKE`),
  /// also where no decomposition does.
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
  /// The unaccented letter of an accented Latin one; itself otherwise.
  fileprivate var base: Unicode.Scalar {
    guard !isASCII, let name = properties.name else { return self }
    let words = name.split(separator: " ", maxSplits: 5)
    guard words.count > 4, words.starts(with: ["LATIN", "SMALL", "LETTER"]), words[4] == "WITH",
      words[3].utf8.count == 1, let letter = words[3].lowercased().unicodeScalars.first
    else { return self }
    return letter
  }
}
