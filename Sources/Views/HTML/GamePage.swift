import Basketball
import Documents

/// The page of a game: the result, the flow, the box score and the play-by-play; printed, a score
/// sheet.
public struct GamePage: Sendable {
  let game: GameDocument
  private let log: LogDocument
  private let flow: Flow
  private let numbers: Sides<TeamNumbers>
  private let stints: Sides<[[Stint]]>
  private let shots: [ShotRow]
  private let mark: String
  private let counts: Bool
  private let frame: SiteFrame?
  private let eventTitle: String?
  private let rating: Rating?

  /// The page of a game.
  ///
  /// - Parameters:
  ///   - mark: the `PageMark` of the page.
  ///   - frame: what all pages of its site have; nil for a page that stands alone, without links.
  ///   - counts: whether the game counts: no event has voided or replaced it.
  ///   - event: the title of its event, if that has a page, too.
  ///   - rating: the rating of players that the league has set.
  public init(
    _ sheet: Scoresheet, now: TimeOfDay, mark: String, frame: SiteFrame? = nil,
    counts: Bool = true, event: String? = nil, rating: Rating? = nil
  ) {
    game = GameDocument(sheet.state, now: now)
    log = LogDocument(sheet)
    flow = Flow(sheet, now: now)
    numbers = TeamNumbers.sides(of: sheet, now: now)
    stints = sheet.stints(until: flow.end)
    shots = ShotRow.rows(of: sheet).filter { $0.zone != nil }
    self.mark = mark
    self.frame = frame
    self.counts = counts
    eventTitle = event
    self.rating = rating
  }

  /// The page.
  public var bytes: [UInt8] { bytes(among: nil) }

  /// The page; that of a game without plays also has what other games say about its teams.
  func bytes(among others: AroundGames?) -> [UInt8] {
    var content = [result, lineScore, chart]
    let why = NumbersTable(numbers: numbers, teams: game.teams).html
    if game.isResultAlone {
      content += others?.content(of: row) ?? []
    } else if game.isFromPaper {
      content.append(boxScore)
    } else {
      content += [
        why.isEmpty ? facts : "<div class=\"beside\">\n<div>\(why)</div>\n\(facts)\n</div>",
        shotCharts, boxScore, whoPlayed, playByPlay,
        ScoreSheet(flow: flow, plays: log.plays.map(\.play), game: game).html,
      ]
    }
    return Page(
      title: game.scoreText(counted: row.counted), sheet: sheet, mark: mark, frame: frame,
      path: PagePath(to: .game(game.id)),
      about: phrase(
        game.ending == nil ? status : game.statusText, counts ? nil : GameRow.uncounted,
        game.day.words,
        "\(game.rules.name) rules")
    ).bytes(content)
  }

  private var row: GameRow {
    var row = GameRow(game)
    row.counts = counts
    return row
  }

  private var sheet: StyleSheet {
    StyleSheet(game.teams.map(\.color), and: game.isResultAlone ? StyleSheet.matches : "")
  }

  private var result: HTML {
    // In an unfinished game the status has the goal.
    let goal = game.ending == nil ? "" : ": \(game.rules.goal)"
    // Bonus and time-outs left mean nothing once the game is over.
    let notes = game.ending == nil ? game.notes : game.warnings
    let facts = ["\(game.rules.name) rules\(goal)"] + notes
    let event = game.link.map { link -> HTML in
      let page = eventTitle.map { _ in PagePath(to: .event(link.event), from: 1) }
      return .facts("\(eventTitle ?? link.event, to: page), fixture \(link.fixture)")
    }
    let note = game.note.map { HTML.facts("Note: \($0)", hasNames: true) }
    let card = game.card ?? Card()
    let officials = card.officialsText
    let cardText = phrase(
      card.placeText, officials.isEmpty ? nil : "Referees: \(officials)",
      card[.attendance].map { "Attendance: \($0)" })
    let place = HTML.facts("\(cardText)", hasNames: true)
    return """
      <header>
      <h1 class="score">\(team(.home))\
      <span class="points">\(row.counted.text)</span>\(team(.away))</h1>
      \([
        .paragraph(class: "status", "\(status)"),
        .facts("\(HTML.day(game.day)) · \(facts.joined(separator: " · "))"),
      ])
      \([place] + event.array + note.array)
      </header>
      """
  }

  /// How the game ended, if not by an ordinary finish; before its end the status and the clock.
  private var status: String {
    game.ending == nil
      ? game.stateText(between: " · ")
      : game.isFromPaper && !game.isResultAlone ? "by totals" : row.cardNote
  }

  private var links: Links { frame == nil ? .none : Links(from: 1) }

  private func team(_ side: Side) -> HTML {
    let name = game.teams[side].name
    let kind = side.rawValue + (game.winner == side.other ? " lost" : "")
    return """
      <span class="\(kind)" dir="auto">\(name, to: links.path(to: .team(name)))</span>
      """
  }

  private var lineScore: HTML {
    LineScore(game).map {
      .under("By periods", $0.table("Team").html(Side.allCases, name: "By periods"))
    } ?? ""
  }

  private var chart: HTML {
    flow.scores.isEmpty
      ? "" : .section("How the score went", "flow", [FlowChart(flow: flow, game: game).html])
  }

  /// The lead in figures.
  private var facts: HTML {
    if flow.scores.isEmpty { return "" }
    let facts = FlowFacts(flow: flow, game: game).all.filter { !$0.parts.isEmpty }
    let lines = facts.map { name, parts -> HTML in
      // Without `bdi`, a right-to-left name would reorder the numbers after it.
      let texts = parts.map { part -> HTML in
        part.team.map { "<bdi>\($0)</bdi> \(part.text)" } ?? "\(part.text)"
      }
      return "<dt>\(name)</dt><dd>\(HTML(texts, between: ", "))</dd>"
    }
    return .element("dl", lines)
  }

  /// Where shots were taken, if a shot says so.
  private var shotCharts: HTML {
    guard let court = game.rules.court, !shots.isEmpty else { return "" }
    return ShotPicture.section(
      Side.allCases.map { side in
        ShotPicture(
          side: side, name: game.teams[side].name,
          shots: ShotSums(shots.filter { $0.side == side }), court: court)
      })
  }

  private var boxScore: HTML {
    .box("Box score", "teams", Side.allCases.map(boxScore(of:)))
  }

  private func boxScore(of side: Side) -> HTML {
    let team = game.teams[side]
    typealias Row = (name: String, kind: String, line: StatLineDocument)
    // Who began the game comes first, and who sat last, in grey.
    let others = team.players.filter { $0.isStarter != true }
    let (sat, played) = (others.filter(hasSat), others.filter { !hasSat($0) })
    let players = team.players.filter { $0.isStarter == true } + played + sat
    let rows: [Row] =
      players.map { ($0.player?.text ?? "", hasSat($0) ? "sat" : "", $0) }
      + (team.team.isShown ? [("Team", "", team.team)] : []) + [("Total", "total", team.total)]
    let player = Column<Row>("Player", as: .name) {
      Cell($0.name, to: $0.line.name.map { .player($0) })
    }
    let lines = game.teams.lines
    let counts =
      Column.used(in: lines, shots: [game.rules.shots]) + Column.rating(rating, of: lines)
    return Table([player] + counts.map { $0.told(by: game).of(\.line) })
      .html(rows, kind: side.rawValue, caption: team.name, links: links, mark: \.kind)
  }

  /// Whether a player has not played in a game that is over.
  private func hasSat(_ line: StatLineDocument) -> Bool { !line.hasPlayed && game.ending != nil }

  /// When each player was on court, if the game says.
  private var whoPlayed: HTML {
    let sides = Side.allCases.filter { stints[$0].contains { !$0.isEmpty } }
    let charts = sides.map { side -> HTML in
      """
      <h3 dir="auto">\(game.teams[side].name)</h3>
      \(StintChart(side: side, stints: stints[side], end: flow.end, game: game).html)
      """
    }
    return .section("Who was on court", "flow court", charts)
  }

  private var playByPlay: HTML {
    let teams = game.teams
    let plays: Table<PlayDocument> = [
      Column("#", "number") { $0.number },
      Column("Clock", as: .text) { $0.time },
      Column("Score", as: .text) { $0.scored.score.dashed },
      Column("Player", as: .name) { $0.player ?? teams[$0.team].name },
      Column("Play", as: .note) { $0.play.move.row.noun },
    ]
    func table(_ rows: [PlayDocument]) -> HTML {
      plays.html(rows, name: "Play-by-play") {
        $0.team.rawValue + ($0.points > 0 ? " basket" : "")
      }
    }
    let periods = Set(log.plays.map(\.play.period)).sorted()
    // Only the period that is on is open.
    let folded = periods.map { number -> HTML in
      """
      <details\(number == periods.last && game.ending == nil ? " open" as HTML : "")><summary>\(game.name(ofPeriod: number))</summary>
      \(table(log.plays.filter { $0.play.period == number }))
      </details>
      """
    }
    return .section("Play-by-play", "plays", periods.count == 1 ? [table(log.plays)] : folded)
  }
}
