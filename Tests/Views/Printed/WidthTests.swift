import Basketball
import Documents
import Terminal
import Testing

@testable import Views

/// Beside the golden of a scene at one width: what it is at every other one.
@Suite("What is printed at any width")
struct WidthTests {
  /// Expects that a text always says some things, and no less on a larger screen: in the end, all.
  ///
  /// - Parameter next: columns at which another layout begins, which may cut what the one before does
  ///   not.
  private func expectGrowing(
    from narrowest: Int = 40, next: Int? = nil, always: [String], facts: [String],
    sourceLocation: SourceLocation = #_sourceLocation, _ lines: (Int) -> [String]
  ) {
    var before = Set<String>()
    for columns in Array(narrowest...110) + [200] {
      if columns == next { before = [] }
      let lines = lines(columns)
      let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      let shown = Set(facts.filter { text.contains($0) })
      let comment = Comment(rawValue: "\(columns) columns")
      #expect(always.filter { !text.contains($0) } == [], comment, sourceLocation: sourceLocation)
      #expect(before.subtracting(shown) == [], comment, sourceLocation: sourceLocation)
      before = shown
    }
    #expect(before == Set(facts), sourceLocation: sourceLocation)
  }

  private let style = Style.plain

  private func games() throws -> [Scoresheet] {
    [try .finished(), try .world(), try .everyMove()]
  }

  /// The names of the players of a game.
  private func players(_ sheet: Scoresheet) -> [String] {
    Side.allCases.flatMap { sheet.state.teams[$0].players.map(\.name) }
  }

  /// The names of the teams of a game.
  private func teams(_ sheet: Scoresheet) -> [String] {
    Side.allCases.map { sheet.state.teams[$0].name }
  }

  @Test("is a board with the score, the clock and every count that fits")
  func board() throws {
    for sheet in try games() {
      let game = sheet.document
      let score = "\(game.home.score) : \(game.away.score)"
      let titles = Column.used(in: game.teams.lines, shots: [.oneAndTwo]).compactMap(\.title)
      // A name has so many columns at most, and is then a surname.
      let names = players(sheet).filter { $0.displayWidth <= 24 }
      expectGrowing(
        always: teams(sheet) + [score, game.clock.text, game.statusText]
          + Column.used(in: [], shots: [.oneAndTwo]).compactMap(\.title),
        facts: names + titles
      ) { TextPage(columns: $0, style: style).board(game) }
    }
  }

  @Test("is a play-by-play with the clock, the score and the play on every line")
  func log() throws {
    for sheet in try games() {
      let (game, log) = (sheet.document, LogDocument(sheet))
      let plays = log.plays.map { "\($0.number) \($0.time) \($0.scored.score.dashed) \($0.word)" }
      let made = Set(log.plays.compactMap(\.player))
      expectGrowing(next: 60, always: plays, facts: made + teams(sheet)) {
        TextPage(columns: $0, style: style).log(log.plays, of: game.teams)
      }
    }
  }

  @Test("is a list with the id, the score and the state of every game")
  func list() throws {
    let sheets = try games()
    let rows = sheets.map { GameRow($0.document) }
    let always = rows.flatMap { [$0.id, "\($0.score.home)-\($0.score.away)", $0.stateText()] }
    expectGrowing(next: 61, always: always, facts: sheets.flatMap(teams)) {
      TextPage(columns: $0, style: style).list(rows)
    }
  }

  @Test("is a flow with the score, the clock and every fact")
  func flow() throws {
    for sheet in try games() {
      let (game, flow) = (sheet.document, FlowDocument(sheet, now: sheet.tape.changed))
      let facts = FlowFacts(flow: flow.flow, game: game).all.flatMap {
        fact in
        [fact.name + ":"] + fact.parts.map(\.text)
      }
      expectGrowing(
        from: 30,
        always: teams(sheet) + ["\(game.home.score) : \(game.away.score)", game.clock.text] + facts,
        facts: [game.headline.split(separator: " ").joined(separator: " ")]
      ) { TextPage(columns: $0, style: style).flow(flow, of: game) }
    }
  }
}
