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

  /// What the unfinished last word of a line may become, or what may follow the line: commands at its beginning,
  /// people and teams, moves.
  public func completions(of line: String, in board: Board) -> [String] {
    let begun = line.reversed().prefix { !$0.isWhitespace }.reversed()
    let start = String(line.dropLast(begun.count))
    let people = Side.allCases.flatMap { side in
      [board.teams[side].name] + board.people(side).compactMap(\.player)
    }
    let moves = board.rules.moves.map(\.word)
    return ((start.isEmpty ? commands : []) + moves + people).filter { word in
      word.isBegun(by: String(begun)) && canBegin("\(start)\(word) ", in: board)
    }
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

extension String {
  /// Whether it, or a later word of it, begins with a text, in any case.
  fileprivate func isBegun(by text: String) -> Bool {
    let begun = text.lowercased()
    return lowercased().hasPrefix(begun)
      || spacedWords.contains { $0.lowercased().hasPrefix(begun) }
  }
}
