import Basketball
import Documents
import Events
import Season

/// The first page of a site: the games in play, the next and the last ones, the tables, the leaders, the final
/// places, all games.
extension SitePages {
  /// Players in a table of leaders, and matches of a day.
  private static let (leaders, matches) = (5, 6)

  /// - Parameter end: the list of games.
  func firstPage(endingWith end: [HTML]) -> [HTML] {
    [days] + standings
      + [leaders] + final + (events.isEmpty ? [] : [.under("Events", allEvents)]) + end
  }

  /// The games in play, the next day with a fixture, the fixtures that were not played on their day, and the last day
  /// with a result.
  private var days: HTML {
    let games = rows.filter(\.counts)
    // A fixture is on from its game on, as its event says, also before the first play.
    let now = games.filter { $0.status.isBegun || $0.status == .ready && $0.link != nil }.map {
      MatchCard($0, live: "<b class=\"live\">\($0.timing?.text(now: nil))</b>")
    }
    let over = games.filter { $0.status == .finished }
    let last = over.filter { $0.day == over.first?.day }.map { MatchCard($0) }
    let coming = events.flatMap { event in
      event.remaining.map { MatchCard($0, of: event) }
    }
    let late = coming.filter(isLate)
    let open = coming.filter { !isLate($0) }
    let day = open.compactMap(\.day).min()
    let next = open.filter { $0.day == day }
    // A library of one day has all its games below.
    let isOfOneDay = coming.isEmpty && last.count == rows.count
    let parts: [(title: String, hasDay: Bool, cards: [MatchCard])] = [
      ("On now", false, now), ("Next", true, next), ("Overdue", false, late), ("Last", true, last),
    ]
    return HTML(
      isOfOneDay
        ? []
        : parts.filter { !$0.cards.isEmpty }.map { title, hasDay, cards in
          let day = hasDay ? cards[0].day.map { " · \(HTML.day($0))" as HTML } : nil
          let more = cards.count - Self.matches
          return """
            <section><h2>\(title)\(day)</h2>
            \(MatchCard.list(Array(cards.prefix(Self.matches)), links, withDay: !hasDay))
            \(more > 0 ? HTML.facts("and \(more) more") : "")</section>
            """
        })
  }

  /// The final places of events that are over.
  private var final: [HTML] {
    events.filter(\.isOver).map { event in
      EventPage.list("Final places, \(event.title)", "final", event.final, links: links)
    }
  }

  /// The tables of each competition.
  private var standings: [HTML] {
    let tables = self.tables.competitions
    return tables.enumerated().flatMap { index, table -> [HTML] in
      let isFirst = index == 0 || tables[index - 1].event != table.event
      let event = table.event.flatMap { links.path(to: .event($0)) }
      let title = table.title ?? "Standings"
      return (isFirst ? ["<h2>\(title, to: event)</h2>"] : [])
        + noted(table, caption: table.pool.map { "Pool \($0)" })
    } + (tables.isEmpty ? [] : [Self.legend])
  }

  private static let legend = HTML.facts("Form: ● won, ○ lost, the newest at the right")

  /// A table with the notes under it.
  private func noted(_ table: CompetitionTable, caption: String?) -> [HTML] {
    [Self.table(table, table.places, links, caption: caption)]
      + table.notes.map { .facts("\($0)") }
  }

  /// The rows of some teams of a table.
  static func table(
    _ league: CompetitionTable, _ places: [RankedTeam], _ links: Links, caption: String? = nil
  ) -> HTML {
    let form = Column<RankedTeam>(
      "FORM", "the last five games, ● won, the newest at the right", as: .text
    ) {
      $0.team.formText
    }
    let table = Table.standings(league.ranking) + [form]
    return table.html(
      places, caption: caption, name: league.name(else: "Standings"),
      sorted: league.ranking == .classification ? "PTS" : "PCT", links: links)
  }

  /// All tables of the site together, then the table of each pool; each with the name of a page that has it alone,
  /// and a title.
  var tablesAlone: [(name: String, title: String, content: [HTML])] {
    func content(_ tables: [CompetitionTable]) -> [HTML] {
      tables.flatMap { noted($0, caption: $0.name(else: title)) } + [Self.legend]
    }
    let all = tables.competitions
    return (all.isEmpty ? [] : [("table", title, content(all))])
      + events.flatMap { event in
        zip(event.pools, event.tables).map { pool, table in
          (
            "table-\(event.name)-\(PageName.of(pool.pool.name))", table.name(else: event.name),
            content([table])
          )
        }
      }
  }

  /// A table of the highest averages in points and in each count of the season but fouls.
  private var leaders: HTML {
    let players = season.players
    let most = players.map(\.games).max() ?? 0
    // Who has played few games has no average to speak of.
    let regulars = players.filter { $0.games * 2 >= most }
    let counts = Move.allCases.filter { $0.shot == nil && $0.row.column != nil && !$0.isFoul }
    let tables = ([.points] + counts.map { .count($0) }).map { leaders($0, of: regulars) }
    let least = (most + 1) / 2
    let box = HTML.box(
      least > 1 ? "Leaders with \(least) games and more" : "Leaders", "leaders", tables)
    return box.isEmpty
      ? ""
      : "\(box)\n\(HTML.facts("\("All players", to: PagePath("players")) · \("All teams", to: PagePath("teams"))"))"
  }

  private func leaders(_ column: Column<StatLineDocument>, of players: [SeasonTotal]) -> HTML {
    @Sendable func count(_ player: SeasonTotal) -> Int { column.number(player.stats) ?? 0 }
    let key = column.key.description
    let leaders =
      Sorting(by: SortKey(key), perGame: true)?.sorted(players.filter { count($0) > 0 })
      .prefix(Self.leaders) ?? []
    if leaders.isEmpty { return "" }
    let table: Table<SeasonTotal> = [
      .player,
      Column("AVG", "a game", as: .decimals(1)) { $0.average(column)?.thousandths },
      Column(column.title) { count($0) },
      Column("G", "games") { $0.games },
    ]
    return table.html(
      Array(leaders),
      caption: key.prefix(1).uppercased() + key.dropFirst() + (key.hasSuffix("s") ? "" : "s"),
      sorted: "AVG", links: links)
  }

  private var allEvents: HTML {
    let table: Table<EventStanding> = [
      Column("Event", as: .name) { Cell($0.title, to: .event($0.name)) },
      Column("Teams") { $0.plan.teams.count },
      Column("Played", as: .text) { $0.playedText },
    ]
    return table.html(events, kind: "games", name: "Events", links: links)
  }
}

extension SitePages {
  /// All games under their days, fifty a page: the end of the first page, and the other pages by name.
  var allGames: (first: [HTML], others: [(name: String, content: [HTML])]) {
    let most = 50
    let pages = stride(from: 0, to: rows.count, by: most).map { start in
      rows[start..<min(start + most, rows.count)].map { MatchCard($0) }
    }
    func name(_ page: Int) -> String { page == 0 ? "index" : "games-\(page + 1)" }
    let all: HTML =
      pages.count < 2
      ? ""
      : """
      <p class="pages">\(HTML(pages.indices.map { page in
          let first = page * most + 1
          return "\("\(first)–\(first + pages[page].count - 1)", to: PagePath(name(page)))"
        }, between: " · "))</p>
      """
    return (
      ["<h2>All games</h2>\n\(pages.first.map { MatchCard.byDay($0, links) })", all],
      pages.indices.dropFirst().map { page in
        (name(page), [all, MatchCard.byDay(pages[page], links), all])
      }
    )
  }
}

extension TeamRecord {
  /// `●●○●●`: the last five games, the newest at the right.
  var formText: String { form.map { $0 ? "●" : "○" }.joined() }
}
