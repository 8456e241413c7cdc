import Basketball
import Documents
import Events

/// The page of an event in a site: its tables, fixtures, bracket and final places.
struct EventPage {
  let standing: EventStanding
  let links: Links

  var content: [HTML] {
    let stays = standing.winnerStays.map { HTML.facts("\($0.line)", hasNames: true) }
    return [
      .facts(HTML(days.map(HTML.day) + ["\(facts)"], between: " · ")), stays ?? "",
      .box("Tables", "teams", tables),
      BracketSection(bracket: Bracket(standing), links: links).html,
      Self.list("Final places", "final", standing.final, links: links),
      "<h2>Fixtures</h2>\n\(fixtures)",
    ]
  }

  /// The text of a link to the page: the event's days, how many games are played, and who has won.
  var about: String {
    let winner = standing.final.first.map { "\($0) won" }
    return phrase(days.map(\.words).joined(separator: " – "), facts, winner)
  }

  /// The first day and, of several, the last.
  private var days: [Day] {
    let days = standing.fixtures.compactMap(\.plannedDay)
    return Set([days.min(), days.max()].compactMap(\.self)).sorted()
  }

  private var facts: String {
    phrase(
      "\(standing.plan.teams.count) teams",
      standing.plan.rules?.set.map { "\($0) rules" }, "games played: \(standing.playedText)")
  }

  private var tables: [HTML] {
    let table = Table.page(next: standing.afterPools)
    return standing.pools.map { pool in
      let places = pool.ranking
      let reasons = places.filter { !$0.why.isEmpty }.map { place -> HTML in
        "<li value=\"\(place.rank)\"><bdi>\(place.name)</bdi>: \(place.why)</li>"
      }
      return """
        <div>\(table.told(of: places).html(places, caption: "Pool \(pool.pool.name)", links: links))
        <ol class="why">\(reasons)</ol></div>
        """
    }
  }

  /// A list of teams under a heading; nothing without teams.
  static func list(
    _ title: String, _ kind: String, _ teams: [String], links: Links = .none
  ) -> HTML {
    let items = teams.map { "<li>\(name: $0, to: links.path(to: .team($0)))</li>" as HTML }
    return .under(title, .element("ol", class: kind, items))
  }

  private var fixtures: HTML {
    func cards(_ fixtures: some Sequence<FixtureStanding>) -> HTML {
      MatchCard.byDay(fixtures.map { MatchCard($0, of: standing) }, links)
    }
    // Of the days whose fixtures are all decided, only the last one is not folded away.
    let all = standing.playOrder
    let over = all.prefix(while: \.status.isSettled)
    let open = over.count == all.count ? nil : all[over.count].plannedDay
    let past = over.prefix {
      $0.plannedDay != open && $0.plannedDay != (open ?? over.last?.plannedDay)
    }
    let folded = past.prefix { $0.plannedDay != past.last?.plannedDay }
    if folded.isEmpty { return cards(all) }
    return """
      <details><summary>Earlier match days</summary>
      \(cards(folded))
      </details>
      \(cards(all.dropFirst(folded.count)))
      """
  }
}

extension StyleSheet {
  /// The style of the page of an event, which has a bracket.
  static let event = StyleSheet(
    and: bracket + matches + """
      ol{margin:0;padding:0;list-style:none}
      td.name{min-width:8.5rem}
      .why{list-style:decimal;padding:.4rem 0 0 1.6rem;color:var(--dim);font-size:.85rem}
      .final{columns:16rem;list-style:decimal;padding-left:2rem}
      .bracket{grid-auto-columns:minmax(11.5rem,1fr)}
      .bracket li>div{border:1px solid var(--line);border-radius:.25rem}
      @media print{
      .bracket{grid-auto-columns:1fr;gap:6mm}
      .bracket li{break-inside:avoid}
      }

      """)

  /// The style of a bracket, on a page and on a wall.
  static let bracket = """
    .bracket{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:1.75em}
    .bracket *{min-width:0}
    .bracket section{display:flex;flex-direction:column}
    .bracket ol{display:flex;flex:1;flex-direction:column}
    .bracket li{position:relative;display:flex;flex:1 0 auto;flex-direction:column;\
    justify-content:center;padding:.25em 0}
    .tree+.tree li:not(.empty)::before{position:absolute;top:25%;bottom:25%;left:-1.1em;width:.45em;\
    border:solid var(--line);border-width:1px 1px 1px 0;content:""}
    .others ol{justify-content:center}
    .others li{flex:none}
    .bracket li>div{padding:.25em .5em}
    .bracket p{display:grid;grid-template-columns:1fr auto 1em;gap:.4em}
    .bracket .what{display:block;font-size:.75em}
    @media (max-width:34rem){
    .bracket{grid-auto-flow:row;gap:1em}
    .bracket .empty,.tree li::before{display:none!important}
    }

    """
}
