/// What typed words are made of.
extension StringProtocol {
  /// Whether the text is ASCII digits, at least one. Inlinable, since other modules would call it unspecialized,
  /// which looks through all conformances of the program.
  @inlinable public var isDigits: Bool { !isEmpty && utf8.allSatisfy { (48...57).contains($0) } }
}

extension Substring {
  /// The text without spaces at its end.
  var trimmedEnd: Substring {
    dropLast(reversed().prefix(while: \.isWhitespace).count)
  }
}

extension String {
  /// The text as a name, with single spaces; throws if it is invisible or has control characters.
  public func asName() throws(Problem) -> String {
    let text = String(trimmed)
    if text.hasControls { throw .controlCharacter(text) }
    let name = spacedWords.spaceSeparated
    guard !Name.identity(name).isEmpty else { throw .emptyName }
    return name
  }

  /// The words between spaces.
  public var spacedWords: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

  /// Whether it has control characters.
  public var hasControls: Bool { unicodeScalars.contains(where: \.isControl) }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on the character: it could move the cursor, colour the screen or turn the reading
  /// direction.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}

extension Array {
  /// The values of a typed list; nil if a part of the list is not a value.
  init?(
    list typed: String, separator: Character = ",", _ value: (Substring) -> Element?
  ) {
    let parts = typed.split(separator: separator, omittingEmptySubsequences: false)
    self = parts.compactMap(value)
    if count < parts.count { return nil }
  }
}

extension Sides<Int> {
  /// The score of `21-15`, the home side first; nil for other text.
  public init?(typedScore text: String) {
    let points = [Int](list: text, separator: "-") { part in
      part.isDigits && part.count <= 6 ? Int(part) : nil
    }
    guard let points, points.count == 2 else { return nil }
    self.init(home: points[0], away: points[1])
  }
}
