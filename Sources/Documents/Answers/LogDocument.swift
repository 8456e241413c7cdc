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
    let face = sheet.standing.rules.clockFace
    plays = sheet.playByPlay.plays.map { PlayDocument($0, on: face) }
  }

  /// The lines of `log --jsonl`.
  public var objects: [PlayLine] { plays.map { line($0) } }

  /// A play as a line of its own.
  public func line(_ play: PlayDocument) -> PlayLine {
    PlayLine(play, id: id, teamName: teams[play.team].name)
  }

  /// The plays as lines that `record -` reads, one per play. If the feed cannot express a name, the
  /// line is the object of `log --jsonl`.
  public var feedLines: [String] {
    let people = PlayerLookup(teams)
    var isTyped: [Who: Bool] = [:]
    return plays.map { play in
      let who = play.play.who
      let isPlain = isTyped[who] ?? canBeTyped(play, by: people)
      isTyped[who] = isPlain
      return isPlain ? play.feedLine : String(play.line.dropLast())
    }
  }

  /// Whether the feed reads the line of a play as the same play, and a terminal shows it as it is.
  private func canBeTyped(_ play: PlayDocument, by people: PlayerLookup) -> Bool {
    let line = play.feedLine
    guard !line.hasControls, line.utf8.count <= FeedLine.longest,
      case .recordTyped(let typed, _)? = try? FeedLine(Array(line.utf8), number: 1)?.verb(),
      let read = try? typed.read(by: people), read.time == (try? GameTime(typed: play.position))
    else { return false }
    return read.requests == [PlayRequest(.exact(play.play.who), play.play.move)]
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
