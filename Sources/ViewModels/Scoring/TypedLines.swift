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
    self.commands = commands
    self.read = read
  }

  /// Whether a line is a comment or blank.
  public func isBlank(_ line: String) -> Bool { (try? read(line) == nil) ?? false }

  /// Whether a line that is being typed can become valid: plays, or a command, whose later words
  /// are not checked yet.
  public func canBegin(_ line: String, in board: Board) -> Bool {
    let words = line.spacedWords
    guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("{"),
      !line.contains(where: { "\"'".contains($0) })
    else { return true }
    // The last word is unfinished as long as no space follows it.
    let isOpen = !(line.last?.isWhitespace ?? true)
    let isCommand = (commands + [FeedLine.inOrder]).contains {
      isOpen && words.count == 1 ? $0.hasPrefix(first) : $0 == first
    }
    if isCommand || Self.hasMark(words, isOpen: isOpen) { return true }
    return TypedPlays.canBegin(
      line, by: PlayerLookup(board.state.teams), board.state.rules)
  }

  /// Whether words are a lineup or an end, perhaps after a position, or can become one.
  private static func hasMark(_ words: [String], isOpen: Bool) -> Bool {
    [TypedLineup.word, FeedLine.end].contains { mark in
      let isBegun = isOpen && mark.hasPrefix(words[words.count - 1])
      let words = isBegun ? words.dropLast() + [mark] : words
      return (try? GameTime.position(before: mark, in: words)) != nil
    }
  }
}
