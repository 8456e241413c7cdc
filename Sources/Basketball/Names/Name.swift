/// Tells whether two names are the same: case, spaces, invisible characters and the accents of
/// Latin and Greek letters do not count, nor the dots of a Cyrillic `ё`.
///
/// `Žalgiris`, `zalgiris` and `ŽAL GIRIS` are one name, and so are `Άρης` and `ΑΡΗΣ`, whose capitals carry no
/// accent. Other marks make another letter: `й` is not `и`, and `ї` is not `і`. Composed and decomposed
/// characters are the same, as in `String`.
public enum Name {
  /// What all spellings of a name share; empty for an invisible name.
  public static func identity(_ name: String) -> String {
    // Most names are ASCII, and a season has many.
    name.isASCII
      ? ascii(name) : String(folded(name).unicodeScalars.filter { !$0.isSpace })
  }

  /// The identity with single spaces between the words of the name, to find the beginning of a word.
  public static func words(_ name: String) -> String {
    folded(name).unicodeScalars.split(whereSeparator: \.isSpace).map(String.init).spaceSeparated
  }

  /// The ways to read `team/player`, as identities: one for each slash, since a name may have
  /// slashes.
  public static func scopes(_ word: String) -> [(team: String, player: String)] {
    word.slashes.map { (identity($0.before), identity($0.after)) }
  }

  private static func ascii(_ name: String) -> String {
    String(unsafeUninitializedCapacity: name.utf8.count) { bytes in
      var count = 0
      for byte in name.utf8 where !Unicode.Scalar(byte).isSpace {
        bytes[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }

  private static func folded(_ name: String) -> String {
    if name.isASCII { return name.lowercased() }
    var folded = String.UnicodeScalarView()
    // To upper case and back: `STRASSE` is `straße`, and a final Greek sigma is a sigma.
    for scalar in name.lowercased().uppercased().lowercased().unicodeScalars {
      if scalar.isInvisible || folded.last?.drops(scalar) == true { continue }
      folded.append(scalar.withoutAccent)
    }
    return String(folded)
  }
}

extension Sides<String> {
  /// Both names, however they are spelled and whichever is at home.
  public var identities: Set<String> { Set(both.map(Name.identity)) }
}

extension String {
  /// Whether both are the same name, however they are spelled.
  public func isSameName(as other: String) -> Bool { Name.identity(self) == Name.identity(other) }

  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// What is before and after each slash.
  var slashes: some Sequence<(before: String, after: String)> {
    indices.lazy.filter { self[$0] == "/" }.map {
      (String(self[..<$0]), String(self[index(after: $0)...]))
    }
  }

  /// The text without case and accents, to sort names and to make ids. `Name` tells whether two names
  /// are the same.
  ///
  /// The Unicode name of an accented letter tells its base (`LATIN SMALL LETTER L WITH STROKE`), even
  /// if it has no decomposition.
  public var folded: String {
    if isASCII { return lowercased() }
    let letters = lowercased().unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(letters.map(\.base)))
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether it is invisible: a joiner, a filler, a mark of direction, an empty pattern.
  fileprivate var isInvisible: Bool {
    !isASCII
      && (properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
        || value == 0x2800)
  }

  /// Whether it is an accent that follows its letter.
  ///
  /// Source: Unicode, Blocks: the combining diacritical marks, with their extensions.
  fileprivate var isAccent: Bool {
    switch value {
    case 0x300..<0x370, 0x1AB0..<0x1B00, 0x1DC0..<0x1E00: true
    default: false
    }
  }

  /// Whether it is a Latin letter, whose accents do not count.
  ///
  /// Source: Unicode, Blocks: Basic Latin to IPA Extensions, and Latin Extended Additional.
  fileprivate var isLatin: Bool {
    (value < 0x2B0 || (0x1E00..<0x1F00).contains(value)) && properties.isAlphabetic
  }

  /// Whether it is a Greek letter, whose accents do not count either.
  ///
  /// Source: Unicode, Blocks: Greek and Coptic, and Greek Extended.
  private var isGreek: Bool {
    ((0x370..<0x400).contains(value) || (0x1F00..<0x2000).contains(value))
      && properties.isAlphabetic
  }

  /// Whether an accent after this letter does not count.
  fileprivate func drops(_ accent: Unicode.Scalar) -> Bool {
    accent.isAccent && (isLatin || isGreek || self == "е" && accent.value == 0x308)
  }

  /// The small letter without an accent that does not count.
  fileprivate var withoutAccent: Unicode.Scalar {
    if self == "ё" { return "е" }
    return isGreek ? base : withoutLatinAccent
  }

  /// The base of a small accented Latin letter; itself otherwise.
  ///
  /// Taken from its Unicode name (`LATIN SMALL LETTER L WITH STROKE`), since not every such letter
  /// has a decomposition.
  private var withoutLatinAccent: Unicode.Scalar {
    guard !isASCII, isLatin, let name = properties.name?.utf8,
      name.starts(with: "LATIN SMALL LETTER ".utf8)
    else { return self }
    let rest = name.dropFirst("LATIN SMALL LETTER ".utf8.count)
    let letter = rest.prefix { $0 != UInt8(ascii: " ") }
    guard rest.dropFirst(letter.count).starts(with: " WITH ".utf8) else { return self }
    if letter.count == 1, let byte = letter.first { return Unicode.Scalar(byte | 0x20) }
    return letter.elementsEqual("AE".utf8) ? "æ" : letter.elementsEqual("EZH".utf8) ? "ʒ" : self
  }

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
