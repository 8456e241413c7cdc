import Basketball
import Documents
import ViewModels

/// The page of a game: the result, the flow, the box score and the play-by-play; printed, a score
/// sheet.
public struct GamePage {
  private let game: GameDocument
  private let log: LogDocument
  private let flow: Flow
  private let numbers: Sides<TeamNumbers>
  private let stints: Sides<[[Stint]]>
  private let day: String
  private let mark: String
  private let isInSite: Bool
  private let hasEventPage: Bool

  /// The page of a game.
  ///
  /// - Parameters:
  ///   - day: the day when the game was made, in the scorer's time zone.
  ///   - mark: the `PageMark` of the page.
  ///   - isInSite: whether to link the pages of its teams and players.
  ///   - hasEventPage: whether to link the page of its event, too.
  public init(
    _ sheet: Scoresheet, now: TimeOfDay, day: String, mark: String, isInSite: Bool = false,
    hasEventPage: Bool = false
  ) {
    game = GameDocument(sheet.standing, now: now)
    (log, flow) = (LogDocument(sheet), Flow(sheet, now: now))
    numbers = TeamNumbers.sides(of: sheet, now: now)
    stints = sheet.stints(until: flow.end)
    (self.day, self.mark) = (day, mark)
    (self.isInSite, self.hasEventPage) = (isInSite, hasEventPage)
  }

  /// The page.
  public var bytes: [UInt8] {
    let sheet = StyleSheet(game.teams.map(\.color))
    var content = [result]
    if let score = LineScore(game) { content.append(lineScore(score)) }
    if !flow.scores.isEmpty { content.append(chart) }
    if !game.teams.isResult {
      content += [NumbersTable(numbers, of: game).html, boxScore, whoPlayed]
      if !log.plays.isEmpty { content.append(playByPlay) }
      content.append(ScoreSheet(flow: flow, plays: log.plays.map(\.play), game: game).html)
    }
    return Page(title: game.scoreText(), sheet: sheet, mark: mark, depth: isInSite ? 1 : 0)
      .bytes(HTML(content))
  }

  private var result: HTML {
    let rules = game.rules.rules
    // In an unfinished game the status has the goal.
    let goal = game.ending == nil ? "" : ": \(rules.goal)"
    let facts = [day, "\(rules.name) rules\(goal)"] + game.notes
    let event = game.link.map { link -> HTML in
      let page = hasEventPage ? PagePath.event(link.event, from: 1) : nil
      return "<p class=\"facts\">\(link.event, to: page), fixture \(link.fixture)</p>"
    }
    let note = game.note.map { "<p class=\"facts\" dir=\"auto\">Note: \($0)</p>" as HTML }
    return """
      <header>
      <h1 class="score">\(team(.home))\
      <span class="points">\(game.home.score) : \(game.away.score)</span>\(team(.away))</h1>
      <p class="status">\(game.stateText(between: " · "))</p>
      <p class="facts">\(facts.joined(separator: " · "))</p>
      \([event, note].compactMap(\.self))
      </header>
      """
  }

  private func team(_ side: Side) -> HTML {
    let name = game.teams[side].name
    let kind = side.rawValue + (game.winner == side.other ? " lost" : "")
    return """
      <span class="\(kind)" dir="auto">\(name, to: isInSite ? .team(name, from: 1) : nil)</span>
      """
  }

  private func lineScore(_ score: LineScore) -> HTML {
    let sides = Columns(of: Side.allCases)
    let table = HTMLTable(
      columns: [sides.names("Team") { game.teams[$0].name }]
        + score.periods.enumerated().map { place, name in
          sides.text(name) { score.cells($0)[place] }
        } + [sides.number("PTS", "points") { game.teams[$0].score }])
    return "<h2>By periods</h2>\n\(table.html())"
  }

  private var chart: HTML {
    """
    <section class="flow">
    <h2>How the score went</h2>
    \(FlowChart(flow, of: game).html)
    <dl>
    \(FlowFacts(flow, of: game).all.filter { !$0.parts.isEmpty }.map { fact($0, $1) })
    </dl>
    </section>
    """
  }

  private func fact(_ name: String, _ parts: [FlowFacts.Part]) -> HTML {
    var text: HTML = ""
    for (place, part) in parts.enumerated() {
      if place > 0 { text = "\(text), " }
      // Without `bdi`, a right-to-left name would reorder the numbers after it.
      text = part.team.map { "\(text)<bdi>\($0)</bdi> \(part.text)" } ?? "\(text)\(part.text)"
    }
    return "<dt>\(name)</dt><dd>\(text)</dd>"
  }

  private var boxScore: HTML {
    """
    <h2>Box score</h2>
    <div class="teams">
    \(boxScore(of: .home).html("home"))
    \(boxScore(of: .away).html("away"))
    </div>
    """
  }

  private func boxScore(of side: Side) -> HTMLTable {
    let team = game.teams[side]
    let own = team.team.isShown ? [team.team] : []
    let lines = team.players + own + [team.total]
    let names = team.players.map { $0.player?.text ?? "" } + own.map { _ in "Team" } + ["Total"]
    let links = team.players.map { PagePath.player($0.name ?? "", from: 1) }
    return HTMLTable(
      caption: team.name,
      columns: [.init(title: "Player", isName: true, cells: names, links: isInSite ? links : [])]
        + Figure.used(in: game.teams.lines, shots: [game.rules.rules.shots]).map { figure in
          .init(title: figure.heading, meaning: figure.meaning, cells: lines.map(figure.text))
        },
      marks: lines.dropLast().map { _ in "" } + ["total"])
  }

  /// When each player was on court, if the game says.
  private var whoPlayed: HTML {
    let sides = Side.allCases.filter { stints[$0].contains { !$0.isEmpty } }
    if sides.isEmpty { return "" }
    let axis = TimeAxis(until: flow.end, of: game)
    let charts = sides.map { side -> HTML in
      """
      <h3 dir="auto">\(game.teams[side].name)</h3>
      \(StintChart(side, stints[side], of: game, axis: axis).html)
      """
    }
    return """
      <section class="flow court">
      <h2>Who was on court</h2>
      \(charts)
      </section>
      """
  }

  private var playByPlay: HTML {
    let plays = Columns(of: log.plays)
    let table = HTMLTable(
      columns: [
        plays.number("#", "number") { $0.number }, plays.text("Clock") { $0.time },
        plays.text("Score") { "\($0.home)-\($0.away)" },
        plays.names("Player") { $0.player ?? game.teams[$0.team].name },
        plays.names("Play") { $0.play.move.row.noun },
      ],
      marks: log.plays.map { $0.team.rawValue + ($0.points > 0 ? " basket" : "") })
    return """
      <section class="plays">
      <h2>Play-by-play</h2>
      \(table.html())
      </section>
      """
  }
}
