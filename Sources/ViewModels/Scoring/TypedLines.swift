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

  /// Whether a line that is being typed can still become one that asks for something: its first word is
  /// the beginning of a command, a reading, or somebody.
  func canBegin(_ line: String, among teams: Sides<Team>) -> Bool {
    let word = line.drop(while: \.isWhitespace)
    guard let first = word.first, !word.contains(where: \.isWhitespace),
      !"\"'#{".contains(first), !word.contains("/")
    else { return true }
    let typed = word.lowercased()
    let words = commands + [Position.overtime.lowercased()] + Side.allCases.map(\.rawValue)
    if words.contains(where: { $0.hasPrefix(typed) }) { return true }
    if word.allSatisfy({ "0123456789:.".contains($0) }) { return true }
    let names = [teams.home.name, teams.away.name].map(Name.identity)
    if names.contains(where: { $0.hasPrefix(Name.identity(String(word))) }) { return true }
    do {
      _ = try PlayerLookup(teams).find(String(word))
    } catch {
      if case .noSuchPlayer = error { return "ha".contains(typed) }
    }
    return true
  }
}
