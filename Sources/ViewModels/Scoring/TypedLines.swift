import Basketball
import Documents

/// How a screen understands typed lines.
public struct TypedLines {
  /// The verb of a line; nil for an empty one.
  let read: (String) throws -> Verb?
  /// The first words of commands.
  private let commands: [String]

  /// Lines with these commands, or with plays.
  public init(commands: [String], read: @escaping (String) throws -> Verb?) {
    (self.commands, self.read) = (commands, read)
  }

  /// Lines of a feed.
  public static let ofFeed = TypedLines(commands: []) {
    try FeedLine(Array($0.utf8), number: 1)?.verb()
  }

  /// Whether a line that is being typed can become valid: plays, or a command, whose later words
  /// are not checked yet.
  func canBegin(_ line: String, in standing: Standing) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("{"),
      !line.contains(where: { "\"'".contains($0) })
    else { return true }
    let isOpen = words.count == 1 && !(line.last?.isWhitespace ?? true)
    if (commands + [FeedLine.end]).contains(where: { isOpen ? $0.hasPrefix(first) : $0 == first }) {
      return true
    }
    return TypedPlays.canBegin(line, by: PlayerLookup(standing.teams), standing.rules)
  }
}
