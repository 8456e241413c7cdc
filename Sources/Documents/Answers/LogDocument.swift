import Basketball
import JSON

/// The answer of `log --json`.
public struct LogDocument: Document, Equatable {
  /// The game.
  public let id: String
  /// Its plays in order.
  public let plays: [PlayDocument]
  private let teams: Sides<Team>

  /// The play-by-play of a game.
  public init(_ sheet: Scoresheet) {
    (id, teams) = (sheet.id, sheet.standing.teams)
    plays = sheet.playByPlay.plays.map { PlayDocument($0) }
  }

  /// The plays as lines that `record -` reads, a line a play. Where a name cannot stand in the
  /// grammar of the feed, the line is the object of `log --jsonl`, in which it is escaped.
  public var feedLines: [String] {
    var isTyped: [Who: Bool] = [:]
    return plays.map { play in
      let who = play.play.who
      let isPlain = isTyped[who] ?? canBeTyped(play)
      isTyped[who] = isPlain
      return isPlain ? play.feedLine : String(play.line.dropLast())
    }
  }

  /// Whether the line of a play is one line, shows on a terminal as it is, and means who made it.
  private func canBeTyped(_ play: PlayDocument) -> Bool {
    let line = play.feedLine
    guard !line.hasControls, line.utf8.count <= FeedLine.longest,
      case .record(let requests, _, _, _)? = try? FeedLine(Array(line.utf8), number: 1)?.verb(),
      case .typed(let word)? = requests.first?.who
    else { return false }
    return (try? teams.find(word)) == play.play.who
  }

  /// Writes the contract's log.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("format", "scoreboard.log/1")
    json.field("id", id)
    json.field("plays", plays)
    json.endObject()
  }
}
