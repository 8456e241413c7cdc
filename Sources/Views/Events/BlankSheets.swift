import Basketball
import Documents
import Events

/// Blank score sheets of fixtures, to be written on by hand, one on each page of A4.
public struct BlankSheets {
  private let standing: EventStanding
  private let games: [(fixture: FixtureStanding, sheet: Scoresheet)]
  private let title: String
  private let mark: String
  private let now: TimeOfDay

  /// The sheets of games that have not begun, with the name of the event's file.
  public init(
    _ games: [(fixture: FixtureStanding, sheet: Scoresheet)], of standing: EventStanding,
    name: String, mark: String, now: TimeOfDay
  ) {
    (self.games, self.standing, self.mark, self.now) = (games, standing, mark, now)
    title = standing.plan.title ?? name
  }

  /// The page with all of them.
  public var bytes: [UInt8] {
    Page(title: title, sheet: .blank, mark: mark).bytes(games.map { sheet($0.fixture, $0.sheet) })
  }

  private func sheet(_ fixture: FixtureStanding, _ sheet: Scoresheet) -> HTML {
    let game = GameDocument(sheet.state, now: now)
    let facts = phrase(
      "Game \(fixture.number)", fixture.fixture.when(withDay: true),
      fixture.fixture.court?.courtTitle, standing.label(of: fixture))
    return """
      <section>
      <p dir="auto">\(title)</p>
      <h1 dir="auto">\(game.home.name) – \(game.away.name)</h1>
      <p>\(facts)</p>
      <div class="pair">\(game.teams.both.map { roster(of: $0, by: game.rules) })</div>
      \(score(of: game))
      \(ScoreSheet(flow: Flow(sheet, now: now), plays: [], game: game).content)
      </section>
      """
  }

  /// The players with a box for each foul, and room for more of them.
  private func roster(of team: TeamDocument, by rules: Rules) -> HTML {
    let fouls = (0..<(rules.foulLimit ?? 0)).map { String($0 + 1) }
    let room = max(rules.roster ?? 3 * rules.side, team.players.count)
    let rows = (0..<room).map { place -> HTML in
      let player = place < team.players.count ? team.players[place].player : nil
      let name = player.map { $0.name == team.captain ? "\($0.name) \(Team.captainMark)" : $0.name }
      return """
        <tr><td>\(player?.jersey)</td>\
        <td class="name" dir="auto">\(name)</td>\
        \(Self.room(for: fouls))</tr>
        """
    }
    return """
      <table><caption dir="auto">\(team.name)</caption>
      <thead><tr><th>No.</th><th class="name">Player</th>\(Self.titles(fouls))</tr></thead>
      <tbody>\(rows)</tbody></table>
      """
  }

  /// Room for the score by period, and at the end.
  private func score(of game: GameDocument) -> HTML {
    let periods = (1...game.rules.periods).compactMap(game.name) + (game.hasPeriods ? ["OT"] : [])
    let parts = periods + ["Final"]
    let rows = game.teams.both.map { team -> HTML in
      "<tr><th class=\"name\" dir=\"auto\">\(team.name)</th>\(Self.room(for: parts))</tr>"
    }
    return """
      <table><thead><tr><th class="name">Score</th>\(Self.titles(parts))</tr></thead>
      <tbody>\(rows)</tbody></table>
      """
  }

  private static func titles(_ titles: [String]) -> HTML {
    HTML(titles.map { "<th>\($0)</th>" }, between: "")
  }

  private static func room(for titles: [String]) -> HTML {
    HTML(titles.map { _ in "<td></td>" }, between: "")
  }
}

extension StyleSheet {
  /// The style of blank score sheets, each of which fits a page.
  fileprivate static let blank = StyleSheet(
    text: paper.text + """
      @page{size:A4;margin:10mm}
      body{max-width:206mm;font-size:8pt}
      h1{margin:0 0 1mm;font-size:15pt}
      h2,h3{margin:1.5mm 0 .3mm;font-size:8pt}
      table{margin-top:2mm}
      caption{text-align:left;font-weight:700}
      th,td{height:4.5mm;padding:0 1mm;line-height:1}
      thead th{height:4mm;font-size:7pt}
      th,td:not(.name){width:7mm}
      th.name{width:auto}
      .pair{display:grid;grid-template-columns:1fr 1fr;gap:0 6mm}
      div>div{display:grid;grid-template-columns:max-content 1fr;align-items:center;gap:0 2mm}
      h3,h3+ol{grid-column:1/-1}
      ol{display:grid;grid-template-columns:repeat(21,1fr);list-style:none;margin:0;padding:0 .2mm .2mm 0}
      ol li{height:4.5mm;margin:0 -.2mm -.2mm 0;padding:0 0 0 .4mm;border:.2mm solid #000;font-size:5pt}
      .boxes{grid-template-columns:repeat(auto-fill,5mm)}
      .signs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin-top:7mm}
      .signs li{border-top:.25mm solid #000}

      """)
}
