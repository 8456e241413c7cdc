/// A mark in the head of a page: the tool that made it, and from what.
public enum PageMark {
  /// Bytes at the beginning of a page that contain it.
  public static let room = 256

  private static let start = Array("<meta name=\"generator\" content=\"".utf8)

  /// Whether a file with this beginning may be replaced: it is a page of this tool.
  public static func isOwn(_ beginning: [UInt8]) -> Bool {
    read(beginning)?.hasPrefix("scoreboard ") == true
  }

  /// The mark at the beginning of a page, if it has one.
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
