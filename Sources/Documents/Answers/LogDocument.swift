import Basketball
import JSON

/// The answer of `log --json`.
public struct LogDocument: Document {
  /// The plays in order.
  public let plays: [PlayDocument]
  private let state: GameState

  /// The play-by-play of a game.
  public init(_ sheet: Scoresheet) {
    state = sheet.state
    let (face, rules) = (state.rules.clockFace, state.rules)
    plays = sheet.playByPlay.plays.map { PlayDocument($0, on: face, rules) }
  }

  /// The lines of `log --jsonl`.
  public var objects: LazyMapCollection<[PlayDocument], JSON> {
    plays.lazy.map { $0.scored.line(in: state) }
  }

  public var json: JSON {
    [
      "format": "scoreboard.log/1",
      "id": state.id,
      "plays": plays,
    ]
  }
}

/// The answer of `log --all --json`: every version of every play.
public struct HistoryDocument: Document {
  private let id: String
  /// The versions by number, the older first.
  public let plays: [VersionDocument]

  /// The history of a game.
  public init(_ sheet: Scoresheet) {
    let rules = sheet.state.rules
    id = sheet.id
    plays = sheet.versions.map { VersionDocument($0, by: rules) }
  }

  public var json: JSON {
    [
      "format": "scoreboard.history/1",
      "id": id,
      "plays": plays,
    ]
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
  private let court: Markings?

  /// The game clock, as `mm:ss.t`.
  public var clock: String { face.text(play.moment) }

  /// The clock with the period, if the game has several.
  public var time: String { face.periods.count > 1 ? face.timeText(play.moment) : clock }

  init(_ version: PlayVersion, by rules: Rules) {
    play = version.play
    face = rules.clockFace
    court = rules.court
    (state, until) =
      switch version.state {
      case .counts: ("counts", nil)
      case .undone(let time): ("undone", time)
      case .replaced(let time): ("replaced", time)
      case .removed(let time): ("removed", time)
      }
  }

  public var json: JSON {
    [
      "clock": clock,
      "move": play.move,
      "number": play.number,
      "period": play.period,
      "player": play.who.player,
      "recorded": play.recorded,
      "seconds": play.reading,
      "shot": play.attempt?.json(on: court),
      "state": state,
      "team": play.side,
      "until": until,
    ]
  }
}
