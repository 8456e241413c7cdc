import Basketball
import Documents
import Events
import Season

/// A game as pages show it.
public struct SiteGame: Sendable {
  public let game: SeasonGame
  /// The texts that stand for the private names of its players.
  let shownNames: [String]
  /// The page of the game, if that page also has what other games say about the teams.
  public let page: GamePage?
  /// - Parameters:
  ///   - hidden: the names that no page has.
  ///   - page: its page, if only its result is known.
  public init(
    _ game: SeasonGame, hiding hidden: PrivateNames = PrivateNames(), page: GamePage? = nil
  ) {
    self.game = game.hiding(hidden)
    self.page = page
    shownNames = game.names(shownFor: hidden)
  }
}

/// The pages of a library other than those of its games: the first page, and one for each event and
/// each name of a team or player.
public struct SitePages: Sendable {
  /// A page and its place in the site.
  public struct File: Sendable {
    /// The folder, empty for the first page, and the name of the file.
    public let folder, name: String
    public let bytes: [UInt8]

    init(_ path: PagePath, ending: String = "html", _ bytes: [UInt8]) {
      folder = path.parts.dropLast().joined(separator: "/")
      name = "\(path.parts.last ?? "").\(ending)"
      self.bytes = bytes
    }
  }

  public private(set) var season: Season
  private var register = Register()
  /// The games, newest first.
  public private(set) var rows = [GameRow]()
  /// The pages of games without plays: these also show other games of the teams.
  private var results = [GamePage]()
  private(set) var events = [EventStanding]()
  private var ranked: SeasonTables?
  /// The colour of each team in the league or its newest game, keyed by `Name.identity` of the team.
  private var colors = [String: TeamColor]()
  private let color: @Sendable (String) -> TeamColor?
  private var shots = SeasonShots()
  let mark: String
  let frame: SiteFrame
  var title: String { frame.title }
  private let rating: Rating?
  /// A fixture planned for a day before this one is overdue; nil where no fixture is marked so.
  let today: Day?
  /// The calendar of each team, by its name.
  private var calendars = [(team: String, text: String)]()

  /// The pages of a library, before games are added.
  ///
  /// - Parameters:
  ///   - mark: the `PageMark` of the pages.
  ///   - frame: what all pages have, with the title of the library, if it has one.
  ///   - said: the league's word on which names are one person, and which are not.
  ///   - rating: the rating of players that the league has set.
  ///   - color: returns the colour of a team by its name.
  public init(
    mark: String, frame: SiteFrame = SiteFrame(title: nil), today: Day? = nil,
    said: SaidNames = SaidNames(), rating: Rating? = nil,
    color: @escaping @Sendable (String) -> TeamColor? = { _ in nil }
  ) {
    self.color = color
    self.rating = rating
    season = Season(said)
    self.mark = mark
    self.frame = frame
    self.today = today
  }

  /// Adds a game. Games are added newest first.
  ///
  /// - Parameter counts: whether the game counts: no event has voided or replaced it.
  public mutating func add(_ shown: SiteGame, counts: Bool = true) {
    // Whoever has the same initials and number in another team is another player.
    for name in shown.shownNames { season.said.tellApart(name) }
    let game = shown.game
    var row = game.row
    row.counts = counts
    rows.append(row)
    results += shown.page.array
    for team in game.teams.both {
      let identity = Name.identity(team.name)
      colors[identity] = colors[identity] ?? color(team.name) ?? team.color
    }
    register.add(game, counts: counts)
    if row.status == .finished, counts { season.add(game) } else { season.know(game) }
  }

  /// The teams and their games, newest first.
  var teams: [NameBook<[Appearance]>.Entry] { register.teams.inOrder }

  /// Adds the shots of a game that is over and counts. Games are added oldest first.
  public mutating func add(_ shots: SeasonShots) { self.shots.add(shots) }

  /// Takes the names of a game that has no page: the whole library tells which names are one person.
  public mutating func know(_ game: SeasonGame) { season.know(game) }

  /// Ranks the teams of the games that were added and count.
  public mutating func rank(_ ranking: (LeagueTable) throws -> SeasonTables) rethrows {
    ranked = try ranking(season.standings)
  }

  /// The table of each competition; before `rank` is called, one table of all games.
  var tables: SeasonTables { ranked ?? SeasonTables(ofChosen: season.standings) }

  /// Adds an event, and its teams.
  public mutating func add(_ event: EventStanding) {
    events.append(event)
    for team in event.plan.teams { register.add(team: team.name) }
  }

  /// Adds the calendar of a team.
  public mutating func add(calendar text: String, of team: String) {
    calendars.append((team, text))
  }

  /// The ids of the games that do not count.
  public var uncounted: [String] { rows.filter { !$0.counts }.map(\.id) }

  /// The folders of every site.
  public static let folders = ["games", "teams", "players", badges]
  private static let badges = "badge"
  /// The folder of events, if there are any.
  public static let events = "events"

  /// The links of the first page, and of those beside it.
  var links: Links { Links(from: 0, colors: colors) }

  /// Functions that make the pages, each callable on any thread.
  public var files: [@Sendable () -> File] {
    let known = Links(
      from: 1,
      to: rows.map { .game($0.id) } + teams.map { .team($0.identity) },
      colors: colors)
    let ofEvents = events.map { event in
      { @Sendable in file(of: EventPage(standing: event, links: known)) }
    }
    let below = Links(from: 1, colors: colors)
    let numbers = season.teamTotals.rankedNumbers()
    let ofTeams = teams.map { team in
      { @Sendable in
        let page = TeamPage(
          name: team.name, log: team.value, places: places(of: team.identity),
          numbers: numbers[team.identity] ?? [],
          roster: season.roster(of: team.identity), next: next(for: team.identity),
          shots: picture(of: team.name, shots.teams[team.identity]), links: below, rating: rating,
          hasCalendar: calendars.contains { Name.identity($0.team) == team.identity })
        return file(
          PagePath(to: .team(team.name)), team.name, page.content, about: page.about,
          sheet: .site(in: colors[team.identity]))
      }
    }
    let totals = Dictionary(grouping: season.players, by: \.identity)
    let ofPlayers = register.players.inOrder.flatMap { player in
      let people = (totals[player.identity] ?? []).sorted { $0.teams.joined() < $1.teams.joined() }
      return ([people] + people.filter(\.hasNamesake).map { [$0] }).enumerated().map {
        place, people in
        { @Sendable in
          let teams = people.flatMap(\.teams)
          let only = place > 0 ? teams.first : nil
          let log = player.value.filter { game in
            only?.isSameName(as: game.teams.own) ?? true
          }
          let page = PlayerPage(
            log: log, people: people,
            shots: picture(of: player.name, shots.player(player.identity, of: teams)), links: below,
            rating: rating)
          let team = (log.first?.teams.own).map(Name.identity)
          return file(
            PagePath(to: .player(player.name, of: only)), player.name, page.content,
            about: page.about, sheet: .site(in: team.flatMap { colors[$0] }))
        }
      }
    }
    let games = allGames
    let others = games.others.map { name, content in
      { @Sendable in file(PagePath(name), "\(title), more games", content) }
    }
    let index = { @Sendable in file(PagePath("index"), title, firstPage(endingWith: games.first)) }
    let around = results.isEmpty ? nil : AroundGames(self, links: below)
    let ofResults = results.map { page in
      { @Sendable in File(PagePath(to: .game(page.game.id)), page.bytes(among: around)) }
    }
    let ofCalendars = calendars.map { team, text in
      { @Sendable in File(PagePath(to: .team(team)), ending: "ics", Array(text.utf8)) }
    }
    return [index, everybody, allTeams] + others + ofCalendars + ofEvents + ofTeams + ofPlayers
      + ofResults + forOthers
  }

  /// All players, and all teams, to be sorted and searched.
  private func everybody() -> File {
    let players = Sorting(by: .points, perGame: true)?.sorted(season.players) ?? []
    return table(
      [.player] + Column.season(of: players, perGame: true, rating), players, "Players")
  }

  private func allTeams() -> File {
    let teams = season.teamTotals.filter { $0.games > 0 }.sorted { $0.name.folded < $1.name.folded }
    return table(
      [.team] + Column.season(of: teams, ofTeams: true, perGame: true, rating), teams, "Teams")
  }

  private func table(
    _ columns: [Column<SeasonTotal>], _ rows: [SeasonTotal], _ what: String
  ) -> File {
    let table = Table(columns).html(rows, name: what, links: links)
    return file(
      PagePath(what.lowercased()), "\(what), \(title)", [table], script: SortingScript.text)
  }

  func file(of page: EventPage) -> File {
    file(
      PagePath(to: .event(page.standing.name)), page.standing.title, page.content,
      about: page.about, sheet: .event)
  }

  /// A page; without a text of its own, a link to it has the text of a link to the first page.
  private func file(
    _ path: PagePath, _ title: String, _ content: [HTML], about: String? = nil,
    sheet: StyleSheet = .site, script: String? = nil
  ) -> File {
    let page = Page(
      title: title, sheet: sheet, mark: mark, frame: frame, path: path, script: script,
      about: about ?? self.about)
    return File(path, page.bytes(["<h1 dir=\"auto\">\(title)</h1>"] + content))
  }

  /// The files that other sites show: the feed, the badges, and each table alone.
  private var forOthers: [@Sendable () -> File] {
    let feed = { @Sendable in
      xml(PagePath("feed"), ending: "atom", atomFeed)
    }
    let table = tables.latest.map { table in
      { @Sendable in
        xml(
          PagePath(Self.badges, "table"), ending: "svg",
          badge(of: table.places, title: table.name(else: title)))
      }
    }
    let games = rows.map { row in
      { @Sendable in
        xml(PagePath(Self.badges, row.id), ending: "svg", badge(of: row))
      }
    }
    let tables = tablesAlone.map {
      name, title, content in
      { @Sendable in
        let page = Page(
          title: title, sheet: .site, mark: mark, about: self.about, isEmbedded: true)
        return File(PagePath(name), page.bytes(content))
      }
    }
    return [feed] + table.array + games + tables
  }

  private func xml(_ path: PagePath, ending: String, _ content: HTML) -> File {
    let text: HTML = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(mark) -->
      \(content)

      """
    return File(path, ending: ending, Array(text.text.utf8))
  }

  /// The places of a team, each with the competition where there are others.
  private func places(of identity: String) -> [(table: String?, place: RankedTeam)] {
    let all = tables.competitions
    return all.compactMap { table in
      table.place(of: identity).map { (all.count > 1 ? table.name(else: title) : table.title, $0) }
    }
  }

  /// The text of a link to the first page: how many games, and the last result.
  private var about: String {
    let last = rows.first { $0.status == .finished && $0.counts }
    return phrase(
      rows.count.counted("game"),
      last.map { "last \($0.resultText)" })
  }

  /// Whether the fixture of a card is overdue.
  func isLate(_ card: MatchCard) -> Bool { card.day.map { $0 < today ?? $0 } ?? false }

  /// What comes next for a team in the events.
  private func next(for identity: String) -> [MatchCard] {
    events.flatMap { event in
      event.remaining.filter { fixture in
        fixture.sides.both.contains { $0.team.map(Name.identity) == identity }
      }.map { MatchCard($0, of: event) }
    }.filter { !isLate($0) }.sorted { ($0.day?.text ?? "~") < ($1.day?.text ?? "~") }
  }

  private func picture(of name: String, _ shots: ShotSums?) -> HTML {
    guard let shots, let court = self.shots.court else { return "" }
    return ShotPicture.section([ShotPicture(name: name, shots: shots, court: court)])
  }
}
