import Basketball
import Documents
import Terminal
import ViewModels

/// Where text is printed: so many columns, in a style. Each function makes the lines of a view:
///
///     TextPage(columns: 80, style: style).board(game)
public struct TextPage {
  let columns: Int
  let style: Style
  /// Whether tables have all their columns, however wide they get: the lines go to a program that takes them apart,
  /// not to a person.
  let isWhole: Bool

  /// The rating of players that the league has set.
  public var rating: Rating?

  public init(columns: Int, style: Style, isWhole: Bool = false) {
    self.columns = columns
    self.style = style
    self.isWhole = isWhole
  }

  /// The same page, with tables that have only the columns that fit.
  var fitted: TextPage { TextPage(columns: columns, style: style) }

  /// The scoreboard: the score, the clock and the box score; a result has only the score.
  public func board(_ game: GameDocument) -> [String] {
    // A page is at least 36 columns wide.
    let (tables, isBeside) = PlayerTables(
      people: PlayerRows(game), columns: max(columns, 36), style: style, page: self
    ).printed
    let widest = tables.map(\.columns).max() ?? 0
    // Very long lines are hard to read.
    let page = TextPage(columns: max(min(columns, 80), widest), style: style)
    let status = game.stateText().truncated(to: page.columns)
    let score = game.scoreText(columns: page.columns)
    let shown = [style.bold(score), style.color(status, game.clock.running ? .good : .warning)]
    let width = isBeside ? widest : page.columns
    let gap = width - score.displayWidth - status.displayWidth
    let head = gap > 1 ? [shown.joined(separator: String(repeating: " ", count: gap))] : shown
    let notes = game.notes + game.note.map { "note: \($0.escapingControls)" }.array
    let periods = LineScore(game).map { [""] + $0.lines(on: page) } ?? []
    return head + notes.map { $0.truncated(to: page.columns) } + periods
      + (game.teams.isResult ? [] : [""] + tables.map(\.text.withoutLastSpaces))
  }

  /// A line for the game, then one for each team and under it for each player: the roster place, the
  /// shirt number and the name.
  ///
  /// - Parameter made: when the game was made, in the scorer's time zone: `2026-11-20 21:15:03`.
  public func roster(_ game: GameDocument, made: String) -> [String] {
    Side.allCases.reduce(into: ["\(game.id.escapingControls), made \(made)"]) { lines, side in
      let team = game.teams[side]
      let roster: Table<Int> = [
        Column(as: .word) { side.place($0) },
        Column(as: .text) { team.players[$0].player?.jersey },
        Column(as: .word) { team.markedName($0) },
      ]
      lines += ["", style.color(style.bold(team.name.escapingControls), side, game.teams)]
      lines += roster.lines(Array(team.players.indices), on: self)
    }
  }

  /// The games of a library, newest first; nothing for an empty library.
  ///
  /// - Parameters:
  ///   - isNarrow: whether a game takes two lines; nil to decide by the games.
  ///   - now: the time at which running clocks are read; nil on a screen that stays, where a running clock is not
  ///     shown.
  public func list(
    _ games: [GameRow], isNarrow: Bool? = nil, now: TimeOfDay? = nil
  ) -> [String] {
    let isNarrow = isNarrow ?? self.isNarrow(for: games)
    let table: Table<GameRow> = [
      Column(as: .word) { isNarrow ? "" : $0.id },
      Column(as: .noteAtRight) { $0.teams.home },
      Column(as: .word) { $0.counted.dashed },
      Column(as: .note) { $0.teams.away },
      Column(as: .word) { $0.stateText(now: now) },
      Column(games.contains { $0.note != nil } ? "" : nil, as: .note) { $0.note },
    ]
    let lines = table.lines(games, on: fitted) { cell, row, column in
      switch (column, games[row].status) {
      case (4, .running): style.color(cell, .good)
      case (4, .paused): style.color(cell, .warning)
      case (5, _): style.dim(cell)
      default: cell
      }
    }
    return isNarrow ? zip(games.map(\.id.escapingControls), lines).flatMap { [$0, $1] } : lines
  }

  /// Whether a game takes two lines: its id is never cut, since it is there to be copied, and leaves
  /// too little room.
  func isNarrow(for games: [GameRow]) -> Bool {
    columns < games.map(\.id.escapingControls).widest + 40
  }
}

/// The plays of a replay as lines, as in `log` or `log --jsonl`.
@MainActor
public struct ReplayLines {
  private let replay: GameReplay
  private let page: TextPage?
  /// The heading above the first play.
  public let heading: String
  /// A line for each play of the game.
  private let lines: [String]
  /// How many plays were printed, or skipped at the start.
  private var printed: Int

  /// The lines from the current place on; in JSON without a page.
  public init(_ replay: GameReplay, on page: TextPage?) {
    self.replay = replay
    self.page = page
    let board = replay.state.value.board
    printed = board.plays.count
    let text = page?.log(replay.log.plays, of: board.teams).map { $0 + "\n" }
    heading = text?.first ?? ""
    lines = text.map { Array($0.dropFirst()) } ?? replay.log.objects.map(\.line)
  }

  /// The new plays, a line each.
  public mutating func next() -> String {
    let new = printed..<max(printed, replay.state.value.board.plays.count)
    printed = new.upperBound
    return lines[new].joined()
  }

  /// The standing, to be printed after the last play.
  public var standing: String {
    let game = replay.state.value.board.game
    return page.said { "\($0.style.bold(game.scoreText()))  \(game.stateText())\n" }
  }
}

extension Side {
  /// The word for a place on the roster, counted from 0: `h1` for the first of the home side.
  func place(_ place: Int) -> String { "\(rawValue.prefix(1))\(place + 1)" }
}

extension TeamDocument {
  /// The name of the player at a place, with the mark of a captain.
  func markedName(_ place: Int) -> String? {
    players[place].name.map { $0 == captain ? "\($0) \(Team.captainMark)" : $0 }
  }
}

extension GameRow {
  /// The status: `paused`, `paused Q3 4:12`, `finished OT`, or how the scorer ended it.
  func stateText(now: TimeOfDay? = nil) -> String {
    let period = timing?.text(now: now) ?? (isOvertime ? "OT" : nil)
    let state =
      if let ending, ending.isByHand {
        phrase(ending.rawValue, score.stood(besides: counted), between: ", ")
      } else {
        phrase(status.rawValue, period, between: " ")
      }
    return counts ? state : "\(state), \(Self.uncounted)"
  }

  /// The words for a game that its event does not count.
  static var uncounted: String { "not counted" }
}

extension [FindingDocument] {
  /// A line for each finding, and a hint under it.
  public func lines(style: Style) -> [String] {
    flatMap { finding in
      let place = finding.play.map { "\(finding.id) play \($0)" } ?? finding.id
      let hint = finding.hint.map { "  " + $0.escapingControls }.array
      return [
        "\(style.bold(place.escapingControls)): \(finding.isNote ? "note: " : "")\(finding.message.escapingControls)"
      ] + hint
    }
  }
}
