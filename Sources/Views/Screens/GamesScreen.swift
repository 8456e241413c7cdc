import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The games of a library, to choose from.
public final class GamesScreen: ModelScreen<GameListState, GameListIntent>, KeyScreen {
  /// The keys that mean something now.
  var table: KeyTable<GamesScreen> {
    let enter = !state.games.isEmpty ? "score" : fixture == nil ? "new" : "play"
    let next = KeyRow<GamesScreen>("→", "plays the next fixture of the event", .fixture)
    return KeyTable(rows: Self.keys(enter: enter) + (fixture == nil ? [] : [next]))
  }

  /// The fixture that can be played next, in words.
  private var fixture: String? {
    if case .ready(_, let text, _, _) = state.fixture { text } else { nil }
  }

  func content(on canvas: Canvas) -> [String] {
    let columns = canvas.columns
    let style = canvas.style
    let problems =
      state.problems.suffix(canvas.rows / 4).map { problem in
        problem.damage.map { "\($0.path): \($0.what)" } ?? explain(problem)
      } + (said?.text).array
    let offer = fixture.map {
      "\(state.games.isEmpty ? "Enter" : "→") plays \($0.escapingControls)".truncated(to: columns)
    }
    let foot =
      problems.map { style.ground($0.escapingControls.truncated(to: columns), .warning) }
      + offer.array + [table.line(on: canvas).text]
    let title = canvas.rows > 9 ? [style.bold("Games".truncated(to: columns)), ""] : []
    let rows = max(1, canvas.rows - title.count - foot.count)
    let shown = rowsOfGames(rows, canvas).prefix(rows)
    return Array(
      (title + shown + Array(repeating: "", count: rows - shown.count) + foot)
        .prefix(canvas.rows))
  }

  /// As many games around the picked one as fit.
  private func rowsOfGames(_ rows: Int, _ canvas: Canvas) -> [String] {
    let columns = canvas.columns
    let games = state.games
    let picked = state.picked
    if games.isEmpty { return ["none yet: n sets one up".truncated(to: columns)] }
    let pages = [Style.plain, canvas.style].map { TextPage(columns: columns, style: $0) }
    let isNarrow = pages[0].isNarrow(for: games)
    let height = isNarrow ? 2 : 1
    let room = max(1, rows / height)
    let first = max(0, min(picked - room / 2, games.count - room))
    let window = Array(games[first..<min(games.count, first + room)])
    let plain = pages[0].list(window, isNarrow: isNarrow)
    let painted = pages[1].list(window, isNarrow: isNarrow)
    return painted.indices.map { row in
      let text = plain[row].truncated(to: columns)
      if row / height == picked - first { return canvas.style.inverse(text.padded(to: columns)) }
      return text == plain[row] ? painted[row] : text
    }
  }

  /// - Parameter enter: the word for what Enter does.
  static func keys(enter: String = "score") -> [KeyRow<GamesScreen>] {
    [
      .init("↑ ↓", "picks a game", .pick(by: -1), word: "pick", keys: "↑ k"),
      .init("↓", "picks the next one", .pick(by: 1), keys: "↓ j"),
      .init("PgUp", "ten games up", .pick(by: -10)),
      .init("PgDn", "ten games down", .pick(by: 10)),
      .init("Enter", "scores the game that is picked", .open, word: enter),
      .init("n", "sets up a new game", .new, word: "new"),
      .help, .quit,
      .init("Esc", "back to the game") { screen, _ in
        if screen.state.origin == nil { screen.say("there is no game to go back to: q leaves") }
        return .back
      },
    ]
  }
}
