/// The side of a column that text is aligned to.
public enum Alignment: Sendable {
  case left, right
}

extension String {
  /// This text with spaces up to so many columns; wider text is left as it is.
  public func padded(to columns: Int, _ alignment: Alignment = .left) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - displayWidth))
    return switch alignment {
    case .left: self + spaces
    case .right: spaces + self
    }
  }

  /// This text cut to at most so many columns, ending in "…" if it was cut.
  ///
  /// A grapheme cluster is never split, so before a wide one the result may be a column short.
  public func truncated(to columns: Int) -> String {
    if displayWidth <= columns { return self }
    guard columns > 0 else { return "" }
    var room = columns - 1
    return String(fitting(&room)) + "…"
  }
}

extension Sequence<Character> {
  /// The beginning that fits into `room` columns, and takes them up.
  public func fitting(_ room: inout Int) -> [Character] {
    Array(
      prefix { character in
        let width = character.displayWidth
        guard width <= room else { return false }
        room -= width
        return true
      })
  }
}
