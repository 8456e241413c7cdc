import Basketball
import Documents
import Events
import Season

/// The page of a team: its place, what comes next, who plays for it, and its games.
struct TeamPage {
  let name: String
  /// Its games, newest first.
  let log: [Appearance]
  let places: [(table: String?, place: RankedTeam)]
  /// Its numbers, each with its rank.
  let numbers: [String]
  /// What its players have done for it.
  let roster: [SeasonTotal]
  let next: [MatchCard]
  let shots: HTML
  let links: Links
  let rating: Rating?
  let hasCalendar: Bool

  private static let mostNext = 3

  var content: [HTML] {
    let others = places.count == 1 ? log.count(where: \.isWithoutWinner) : 0
    let records = places.map { table, place -> HTML in
      let points = place.classificationPoints?.counted("point")
      let deducted = place.team.deductions.map(\.text).commaSeparated
      return .facts(
        "\(phrase("\(place.rank.ordinal)\(table.said { " in \($0)" })", place.team.record(besides: others)[0], points, place.deducted == nil ? "" : deducted, place.isWithdrawn ? "withdrawn" : "", "form \(place.team.formText)"))"
      )
    }
    let ranks = numbers.map { "<li>\($0)</li>" as HTML }
    let coming = MatchCard.list(Array(next.prefix(Self.mostNext)), links, withDay: true)
    let calendar: HTML =
      hasCalendar ? .facts("<a href=\"\(PageName.of(name)).ics\">Calendar of its fixtures</a>") : ""
    return records + [
      calendar, .element("ul", class: "ranks", ranks), .under("Next", coming),
      roster.isEmpty ? "" : .under("Averages", averages), idle,
      shots,
      log.isEmpty
        ? ""
        : .under("Game by game", log.table(rating).html(log, name: "Game by game", links: links)),
    ]
  }

  /// Who is on the roster of its last game, and has not played.
  private var idle: HTML {
    let played = Set(roster.map(\.identity))
    let others = (log.first?.roster ?? []).filter { !played.contains(Name.identity($0.name)) }
    if others.isEmpty { return "" }
    return .facts(
      "\(roster.isEmpty ? "Roster" : "Also on the roster"): \(others.map(\.text).commaSeparated)",
      hasNames: true)
  }

  /// The text of a link to the page: the team's place, and its last result.
  var about: String {
    let last = log.first { $0.ending != nil }
    return phrase(
      places.first.map { _, place in
        "\(place.rank.ordinal), \(place.team.wins)–\(place.team.losses)"
      },
      last.map {
        "last \($0.teams.own) \($0.counted.own) : \($0.counted.other) \($0.teams.other)"
      })
  }

  private var averages: HTML {
    let numbers = Dictionary(
      log.reversed().flatMap(\.roster).map { (Name.identity($0.name), $0.jersey) }
    ) { $1 }
    let names: Table<SeasonTotal> = [
      Column("#", "number", as: .text) { numbers[$0.identity] ?? nil },
      Column("PLAYER", as: .name) { Cell($0.name, to: $0.page) },
    ]
    let players = Sorting(by: .points, perGame: true)?.sorted(roster) ?? []
    return (names + Table(.page(of: players, perGame: true, rating)))
      .html(players, name: "Averages", sorted: "PTS", links: links)
  }
}

extension [SeasonTotal] {
  /// The averages of each team in a game, each with its rank among all teams, such as `75.4 points · 2nd`, keyed by
  /// `Name.identity` of the team.
  func rankedNumbers() -> [String: [String]] {
    let numbers: [(name: String, isMoreBetter: Bool, of: (SeasonTotal) -> Ratio?)] = [
      ("points", true, \.pointsPerGame),
      ("against", false, \.againstPerGame),
      ("rebounds", true, { $0.average(.count(.rebound)) }),
      ("assists", true, { $0.average(.count(.assist)) }),
      ("turnovers", false, { $0.average(.count(.turnover)) }),
    ]
    return numbers.reduce(into: [:]) { texts, number in
      let known = compactMap { team in number.of(team).map { (team: team.identity, value: $0) } }
      let sorted = known.sorted {
        number.isMoreBetter ? $0.value > $1.value : $0.value < $1.value
      }
      var rank = 1
      for (index, (team, value)) in sorted.enumerated() {
        if sorted[Swift.max(0, index - 1)].value != value { rank = index + 1 }
        texts[team, default: []].append("\(value.text) \(number.name) · \(rank.ordinal)")
      }
    }
  }
}

extension SeasonTotal {
  /// The page of a player.
  var page: SitePage { .player(name, of: hasNamesake ? teams.first : nil) }
}

/// The page of a player: averages and totals, the highest of each count, and the games; or, of several
/// who have the name, who they are.
struct PlayerPage {
  /// The games, newest first.
  let log: [Appearance]
  let people: [SeasonTotal]
  let shots: HTML
  let links: Links
  let rating: Rating?

  var content: [HTML] {
    if people.count > 1 {
      let items = people.map { player -> HTML in
        "<li>\(player.name, to: links.path(to: player.page)), \(player.teams.commaSeparated)</li>"
      }
      return [.element("ul", items)]
    }
    return people.map(table)
      + [
        highs, shots,
        .under(
          "Game by game",
          log.table(withTeam: Set(people.flatMap(\.teams)).count > 1, rating)
            .html(log, name: "Game by game", links: links)),
      ]
  }

  /// The text of a link to the page: the player's team, and the points a game.
  var about: String {
    people.map { player in
      let average = player.pointsPerGame?.text ?? "–"
      return phrase(
        player.teams.commaSeparated, player.games.counted("game"), "\(average) points a game",
        between: ", ")
    }.joined(separator: "; ")
  }

  private func table(of player: SeasonTotal) -> HTML {
    let sums = [Column].page(of: [player], perGame: false, rating)
    let averages = [Column].page(of: [player], perGame: true, rating)
    let columns = zip(sums, averages).map { sum, average in
      Column<Bool>(sum.title, sum.meaning, as: sum.kind) { isPerGame in
        (isPerGame ? average : sum).fact(player)
      }
    }
    let title = Column<Bool>(as: .name) { $0 ? "a game" : "all" }
    let teams = player.teams.map { team -> HTML in
      "\(links.chip(of: team))\(name: team, to: links.path(to: .team(team)))"
    }
    let table = Table([title] + columns).html(
      [true, false], name: "Averages and totals", links: links)
    return "<h2>\(HTML(teams, between: ", "))</h2>\n\(table)"
  }

  /// `Highs: 25 points (Sat 31 Oct 2026, St. Mary's) · 11 rebounds`.
  private var highs: HTML {
    let counts: [(column: Column<StatLineDocument>, one: String)] = [
      (.points, "point"), (.count(.rebound), "rebound"), (.count(.assist), "assist"),
    ]
    let parts = counts.compactMap { column, one -> HTML? in
      let best = log.max { (column.number($0.stats) ?? 0) < (column.number($1.stats) ?? 0) }
      guard let best, let most = column.number(best.stats), most > 0 else { return nil }
      let game = links.path(to: .game(best.id))
      return "\(most.counted(one), to: game) (\(HTML.day(best.date.day)), \(best.teams.other))"
    }
    return parts.isEmpty ? "" : .facts("Highs: \(HTML(parts, between: " · "))", hasNames: true)
  }
}

extension [Column<SeasonTotal>] {
  /// The columns for players on a page of a team or player, which shows wins elsewhere.
  fileprivate static func page(of players: [SeasonTotal], perGame: Bool, _ rating: Rating?) -> Self
  {
    Column.season(of: players, perGame: perGame, rating).filter {
      !["W", "L", "PPG"].contains($0.title)
    }
  }
}

extension StyleSheet {
  /// The style of the pages of a site.
  static let site = StyleSheet(and: matches)
  /// The style of a page about a team, or about somebody who plays for it.
  static func site(in color: TeamColor?) -> StyleSheet {
    color.map { color in
      StyleSheet(
        Sides(home: color, away: nil),
        and: matches + "h1{border-bottom:.12em solid var(--home);padding-bottom:.15em}\n")
    } ?? site
  }
}
