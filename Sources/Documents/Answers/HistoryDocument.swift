import Basketball
import JSON

/// The answer of `log --all --json`: every version of every play.
public struct HistoryDocument: Document {
  /// The game.
  public let id: String
  /// The versions by number, the older first.
  public let plays: [VersionDocument]

  /// The history of a game.
  public init(_ sheet: Scoresheet) {
    let face = sheet.standing.rules.clockFace
    id = sheet.id
    plays = sheet.versions.map { VersionDocument($0, on: face) }
  }

  /// Writes the contract's history.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("format", "scoreboard.history/1")
    json.field("id", id)
    json.field("plays", plays)
    json.endObject()
  }
}

/// A version of a play.
public struct VersionDocument: Document {
  /// The play.
  public let play: Play
  /// `counts`, `undone`, `replaced` or `removed`.
  public let state: String
  /// When it stopped counting.
  public let until: TimeOfDay?
  private let face: ClockFace

  /// The game clock, as `mm:ss.t`.
  public var clock: String { face.text(play.moment) }

  /// The same with the period, if the game has several.
  public var time: String { face.periods.count > 1 ? face.timeText(play.moment) : clock }

  init(_ version: PlayVersion, on face: ClockFace) {
    (play, self.face) = (version.play, face)
    (state, until) =
      switch version.state {
      case .counts: ("counts", nil)
      case .undone(let time): ("undone", time)
      case .replaced(let time): ("replaced", time)
      case .removed(let time): ("removed", time)
      }
  }

  /// Writes the contract's version of a play.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("clock", clock)
    json.field("move", play.move.name)
    json.field("number", play.number)
    json.field("period", play.period)
    json.field("player", play.who.player)
    json.field("recorded", play.recorded.text)
    json.field("seconds", thousandths: play.reading.milliseconds)
    json.field("state", state)
    json.field("team", play.who.side.rawValue)
    json.field("until", until?.text)
    json.endObject()
  }
}
