/// What a page was made by and from, as it says in its head.
public enum PageMark {
  /// Bytes at the beginning of a page in which it is.
  public static let room = 256

  private static let start = Array("<meta name=\"generator\" content=\"".utf8)

  /// Whether a file that begins so is a page of this tool, or empty: one that may be replaced.
  public static func isOwn(_ beginning: [UInt8]) -> Bool {
    beginning.isEmpty || read(beginning)?.hasPrefix("scoreboard ") == true
  }

  /// The mark of the page that begins so; nil where it has none.
  public static func read(_ beginning: [UInt8]) -> String? {
    for place in beginning.indices.dropLast(start.count)
    where beginning[place...].starts(with: start) {
      let rest = beginning[(place + start.count)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    return nil
  }
}
