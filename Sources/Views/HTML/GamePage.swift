import Basketball
import Documents
import ViewModels

/// The page of a game: the result, the flow, the box score and the play-by-play; printed, a score
/// sheet.
public struct GamePage {
  private let game: GameDocument
  private let log: LogDocument
  private let flow: Flow
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
    stints = sheet.stints(until: flow.end)
    (self.day, self.mark) = (day, mark)
    (self.isInSite, self.hasEventPage) = (isInSite, hasEventPage)
  }

  private var depth: Int? { isInSite ? 1 : nil }

  /// The page.
  public var bytes: [UInt8] {
    let sheet = StyleSheet(game.teams.map(\.color))
    return Page(title: game.scoreText(), sheet: sheet, mark: mark, depth: depth).bytes { html in
      result(&html)
      if let score = LineScore(game.facts) { lineScore(score, &html) }
      if !flow.scores.isEmpty { chart(&html) }
      if game.teams.isResult { return }
      boxScore(&html)
      whoPlayed(&html)
      if !log.plays.isEmpty { playByPlay(&html) }
      ScoreSheet(flow: flow, plays: log.plays.map(\.play), game: game).write(to: &html)
    }
  }

  private func result(_ html: inout HTMLWriter) {
    html.element(.header) { html in
      html.element(.h1, .init("class", "score")) { html in
        team(.home, &html)
        html.element(
          .span, .init("class", "points"), text: "\(game.home.score) : \(game.away.score)")
        team(.away, &html)
      }
      html.element(.p, .init("class", "status"), text: game.stateText(between: " · "))
      let rules = game.rules.rules
      // In an unfinished game the status has the goal.
      let goal = game.ending == nil ? "" : ": \(rules.goal)"
      let facts = [day, "\(rules.name) rules\(goal)"] + game.facts.notes
      html.element(.p, .init("class", "facts"), text: facts.joined(separator: " · "))
      event(&html)
      if let note = game.note {
        html.element(.p, .init("class", "facts"), .init("dir", "auto"), text: "Note: \(note)")
      }
    }
  }

  private func event(_ html: inout HTMLWriter) {
    guard let link = game.link else { return }
    html.element(.p, .init("class", "facts")) { html in
      if hasEventPage {
        html.element(.a, .link(.event(link.event, from: 1)), text: link.event)
      } else {
        html.text(link.event)
      }
      html.text(", fixture \(link.fixture)")
    }
  }

  private func team(_ side: Side, _ html: inout HTMLWriter) {
    let name = game.teams[side].name
    html.element(.span, .side(side, hasLost: game.winner == side.other), .init("dir", "auto")) {
      html in
      if isInSite {
        html.element(.a, .link(.team(name, from: 1)), text: name)
      } else {
        html.text(name)
      }
    }
  }

  private func lineScore(_ score: LineScore, _ html: inout HTMLWriter) {
    let teams = Side.allCases.map { game.teams[$0] }
    let cells = Side.allCases.map(score.cells)
    html.element(.h2, text: "By periods")
    HTMLTable(
      columns: [.init(title: "Team", isName: true, cells: teams.map(\.name))]
        + score.periods.enumerated().map { place, name in
          .init(title: name, cells: cells.map { $0[place] })
        } + [.init(title: "PTS", meaning: "points", cells: teams.map { "\($0.score)" })]
    ).write(to: &html)
  }

  private func chart(_ html: inout HTMLWriter) {
    html.element(.section, .init("class", "flow")) { html in
      html.element(.h2, text: "How the score went")
      FlowChart(flow, of: game).write(to: &html)
      facts(&html)
    }
  }

  private func facts(_ html: inout HTMLWriter) {
    html.element(.dl) { html in
      let facts = FlowFacts(flow, of: game.facts)
      for (name, parts) in facts.all where !parts.isEmpty {
        html.element(.dt, text: name)
        html.element(.dd) { html in
          for (place, part) in parts.enumerated() {
            if place > 0 { html.text(", ") }
            // Without `bdi`, a right-to-left name would reorder the numbers after it.
            if let team = part.team { html.element(.bdi, text: team) }
            html.text(part.team == nil ? part.text : " \(part.text)")
          }
        }
      }
    }
  }

  private func boxScore(_ html: inout HTMLWriter) {
    html.element(.h2, text: "Box score")
    html.element(.div, .init("class", "teams")) { html in
      boxScore(of: .home).write(to: &html, "home")
      boxScore(of: .away).write(to: &html, "away")
    }
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
        + StatColumn.used(in: game.teams.lines, shots: game.rules.rules.shots).map { column in
          .init(title: column.title, meaning: column.meaning, cells: lines.map(column.cell))
        },
      marks: lines.dropLast().map { _ in .none } + [.total])
  }

  /// When each player was on court, if the game says.
  private func whoPlayed(_ html: inout HTMLWriter) {
    let sides = Side.allCases.filter { stints[$0].contains { !$0.isEmpty } }
    guard !sides.isEmpty else { return }
    let axis = TimeAxis(until: flow.end, of: game.facts)
    html.element(.section, .init("class", "flow court")) { html in
      html.element(.h2, text: "Who was on court")
      for side in sides {
        html.element(.h3, .init("dir", "auto"), text: game.teams[side].name)
        StintChart(side, stints[side], of: game, axis: axis).write(to: &html)
      }
    }
  }

  private func playByPlay(_ html: inout HTMLWriter) {
    let plays = log.plays
    html.element(.section, .init("class", "plays")) { html in
      html.element(.h2, text: "Play-by-play")
      HTMLTable(
        columns: [
          .init(title: "#", meaning: "number", cells: plays.map { "\($0.number)" }),
          .init(title: "Clock", cells: plays.map(\.time)),
          .init(title: "Score", cells: plays.map { "\($0.home)-\($0.away)" }),
          .init(
            title: "Player", isName: true,
            cells: plays.map { $0.player ?? game.teams[$0.team].name }),
          .init(title: "Play", isName: true, cells: plays.map(\.play.move.row.noun)),
        ],
        marks: plays.map { play in
          switch play.team {
          case .home: play.points > 0 ? .homeBasket : .home
          case .away: play.points > 0 ? .awayBasket : .away
          }
        }
      ).write(to: &html)
    }
  }
}
