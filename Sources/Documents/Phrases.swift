/// How numbers and lists are said.
extension Int {
  /// `1 page`, `12 pages`.
  public func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

  /// `+5`, `0`, `-3`.
  public var signedText: String { self > 0 ? "+\(self)" : String(self) }
}

extension Sequence where Element: StringProtocol {
  /// `1, 2, 3`.
  public var commaSeparated: String { joined(separator: ", ") }
  /// `1 2 3`.
  public var spaceSeparated: String { joined(separator: " ") }
}
