import Basketball
import Events

/// The page of an event in a site: its tables, fixtures, bracket and final places.
struct EventPage {
  private let standing: EventStanding
  private let title: String
  private let links: Links
  private let mark: String

  /// The page of an event, with the name of its file if it has no title.
  init(_ standing: EventStanding, name: String, links: Links, mark: String) {
    (self.standing, self.links, self.mark) = (standing, links, mark)
    title = standing.plan.title ?? name
  }

  var bytes: [UInt8] {
    Page(title: title, sheet: .event, mark: mark, depth: 1).bytes { html in
      html.element(.h1, .init("dir", "auto"), text: title)
      html.element(.p, .init("class", "facts"), text: facts.joined(separator: " · "))
      if let stays = standing.winnerStays {
        html.element(.p, .init("class", "facts"), .init("dir", "auto"), text: stays.line)
      }
      pools(&html)
      BracketSection(bracket: Bracket(standing), links: links).write(to: &html)
      final(&html)
      html.element(.h2, text: "Fixtures")
      fixtures.write(to: &html, "games")
    }
  }

  private var facts: [String] {
    let days = Set(standing.fixtures.compactMap(\.fixture.day)).sorted()
    let last = days.count > 1 ? " to \(days[days.count - 1])" : ""
    let played = standing.playedText
    return [
      days.first.map { $0 + last }, "\(standing.plan.teams.count) teams",
      standing.plan.rules.map { "\($0.name) rules" },
      "\(played) \(played == "1" ? "game" : "games") played",
    ].compactMap(\.self)
  }

  private func pools(_ html: inout HTMLWriter) {
    guard !standing.pools.isEmpty else { return }
    html.element(.h2, text: "Tables")
    html.element(.div, .init("class", "teams")) { html in
      for pool in standing.pools {
        PoolTable(pool: pool, through: standing.through, links: links).table.write(to: &html)
      }
    }
  }

  private func final(_ html: inout HTMLWriter) {
    guard !standing.final.isEmpty else { return }
    html.element(.h2, text: "Final places")
    html.element(.ol, .init("class", "final")) { html in
      for team in standing.final {
        html.element(.li) { html in
          html.element(.span, .init("dir", "auto")) { links.write(team, of: team, to: &$0) }
        }
      }
    }
  }

  private var fixtures: HTMLTable {
    let all = standing.playOrder
    let hasDays = standing.hasDays
    func names(_ side: Side) -> TableColumn {
      .init(
        title: side == .home ? "Home" : "Away", isName: true, cells: all.map { $0.words(of: side) },
        links: all.map { links.team($0.sides[side].team) },
        isWinner: all.map { $0.winner == side })
    }
    return HTMLTable(
      columns: [
        .init(title: "#", meaning: "number", cells: all.map { "\($0.number)" }),
        .init(title: "At", cells: all.map { $0.fixture.when(withDay: hasDays) }),
        .init(title: "Court", cells: all.map { $0.fixture.court ?? "" }), names(.home),
        .init(
          title: "Score", cells: all.map { $0.score.map { "\($0.home) : \($0.away)" } ?? "" },
          links: all.map { links.game($0.game?.id) }),
        names(.away),
        .init(
          title: "", isName: true,
          cells: all.map { fixture in
            [fixture.fixture.label, fixture.note].compactMap(\.self).filter { !$0.isEmpty }
              .joined(separator: " · ")
          }),
      ])
  }
}
