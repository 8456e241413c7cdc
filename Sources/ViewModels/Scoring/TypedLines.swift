import Basketball
import Documents

/// How lines that are typed on a screen are understood.
public struct TypedLines {
  /// What a line asks for; nil where it asks for nothing.
  let read: (String) throws -> Verb?
  /// The first words that commands have.
  private let commands: [String]

  /// Lines that begin with one of these commands, or are plays.
  public init(commands: [String], read: @escaping (String) throws -> Verb?) {
    (self.commands, self.read) = (commands, read)
  }

  /// Lines of a feed.
  public static let ofFeed = TypedLines(commands: []) {
    try FeedLine(Array($0.utf8), number: 1)?.verb()
  }

  /// Whether a line that is being typed can still become one that asks for something: plays, or a
  /// command, which reads by itself what follows its name.
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
