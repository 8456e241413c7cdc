import Arguments
import Basketball
import Season
import Storage
import Views

/// `roster`: lists the players.
struct Roster: VerbCommand {
  var context = Context()

  static let name = "roster"
  static let summary = "list the players, add or remove one, change a name or a number"
  static let examples = ["scoreboard roster", #"scoreboard roster add home "7 Dora""#]
  static let details = """
    It lists the players with their places: h1 and a1 are the first ones. All plays stay with
    the player, whatever the name.
    """

  func look() throws {
    let game = try document()
    try answer(game) {
      page.roster(game, made: context.local(game.created))
    }
  }
}

/// An action of `roster`.
protocol RosterAction: VerbCommand {}

extension RosterAction {
  static var wordsCode: String? { "rosterWords" }
}

/// An action of `roster` that the league can take, too.
protocol LeagueRosterAction: RosterAction {}

extension LeagueRosterAction {
  mutating func visitShared(_ rows: Rows) {
    rows.flag("league", "in the league, too, for games to come", &common.isOfLeague)
    context.visitDryRun(rows)
    context.visitCommon(rows)
  }

  /// Changes the roster of the league in the same way as that of the game; a team that the league does not have is
  /// added with its whole roster.
  func afterwards(_ outcome: Outcome) throws -> [String] {
    if case .rename(let who, let name) = outcome.action { try keepPrivate(who, as: name) }
    guard common.isOfLeague, let action = outcome.action, let side = action.rosterSide else {
      return []
    }
    let old = outcome.before.teams[side].name
    var new = outcome.after.teams[side]
    if let team = try library.leagueIfAny().team(old) { new = try team.taking(action) }
    let setting = try LeagueTeams.setting(of: new)
    if !common.isDryRun {
      if case .rename(let who, let name) = action, who.player == nil {
        try library.renameInLeague(nil, of: old, to: name)
      }
      _ = try library.set(setting)
    }
    return ["in the league \(setting.words)"]
  }

  /// Makes the new name of a player private if the old one is. The old name stays private, too, for others who have
  /// it.
  fileprivate func keepPrivate(_ who: Who, as name: String) throws {
    if !common.isDryRun, let player = who.player,
      try library.leagueIfAny().settings.contains(where: {
        $0.key == .private && $0.isAbout(player)
      })
    {
      _ = try library.set(LeagueSetting(.private, [name]))
    }
  }
}

/// `roster add`: adds a player.
struct RosterAdd: LeagueRosterAction {
  var context = Context()
  var team = ""
  var player = [String]()

  static let name = "roster add"
  static let summary = "add a player to a team"
  static let examples = [#"scoreboard roster add home "7 Dora""#]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("TEAM", "the team", &team)
    rows.words("NAME", atLeast: 1, "the player, with or without a shirt number", &player)
  }

  func verb() -> Verb? { .join(team: .typed(team), name: player.spaceSeparated) }
}

/// `roster remove`: removes a player.
struct RosterRemove: LeagueRosterAction {
  var context = Context()
  var who = ""

  static let name = "roster remove"
  static let summary = "remove a player who has no plays"
  static let examples = ["scoreboard roster remove Dora"]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("WHO", "the player", &who)
  }

  func verb() -> Verb? { .leave(.typed(who)) }
}

/// `roster number`: gives a player a shirt number.
struct RosterNumber: LeagueRosterAction {
  var context = Context()
  var who = ""
  var number = ""

  static let name = "roster number"
  static let summary = "give a player a shirt number, or none"
  static let examples = ["scoreboard roster number Bo 23", "scoreboard roster number Bo none"]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("WHO", "the player", &who)
    rows.word("N", "0, 00, 1 to 99, or none", &number)
  }

  func verb() -> Verb? { .number(.typed(who), number == "none" ? nil : number) }
}

/// `roster captain`: names the captain of a team.
struct RosterCaptain: LeagueRosterAction {
  var context = Context()
  var who = ""

  static let name = "roster captain"
  static let summary = "name the captain of a team; a team alone has none"
  static let examples = ["scoreboard roster captain Ana", "scoreboard roster captain Ana --league"]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("WHO", "the player", &who)
  }

  func verb() -> Verb? { .captain(.typed(who)) }
}

/// `roster swap`: lets home and away change places.
struct RosterSwap: RosterAction {
  var context = Context()

  static let name = "roster swap"
  static let summary = "let home and away change places, with all that is theirs"
  static let details = """
    For a game that was made the wrong way round: plays, lineups, fouls and the end go with
    their teams, and the id stays. One step, which 'undo' takes back.
    """

  mutating func visitOwn(_ rows: Rows) { context.visitDryRun(rows) }

  func verb() -> Verb? { .swap }

  /// Says that the plan of an event has the other team at home.
  func afterwards(_ outcome: Outcome) throws -> [String] {
    let game = outcome.after
    if let link = game.link,
      let standing = try? context.libraryEvent(link.event).standing(now: now),
      let host = standing.fixture(link.fixture)?.due.home.team,
      host.isSameName(as: game.teams.away.name)
    {
      try warn(
        "fixture \(link.fixture) of \(link.event) has \(host) at home",
        "let its sides change places in \(shell: try library.folder)/\(shell: link.event).event")
    }
    return []
  }
}

/// `roster rename`: renames a player or a team, in one game or in all.
struct RosterRename: LeagueRosterAction {
  var context = Context()
  var who = ""
  var value = ""
  var isEverywhere = false

  static let name = "roster rename"
  static let summary = "rename a player or a team, in a game or in all of them"
  static let examples = [
    "scoreboard roster rename Bo Bob", "scoreboard roster rename Redz Reds --all --dry-run",
  ]
  static let details = """
    '--all' renames in every game, which each can undo. WHO is then a whole name, of a team
    rather than of a player, or TEAM/NAME. Games that cannot be changed are listed, the others
    are changed, and the command ends with 65.
    """
  static let needs = [
    Need.allOr("game"),
    Need("all", excludes: "league", code: "gameAndAll", "--all is in the league, too, without {2}"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("WHO", "the player, or the team", &who)
    rows.word("NAME", "the new name", &value)
    rows.flag("all", "in every game of the library", &isEverywhere)
  }

  func run() throws {
    try isEverywhere ? renameEverywhere() : perform()
  }

  func verb() throws -> Verb? {
    if isEverywhere { throw Self.notOfOneGame }
    return .rename(.typed(who), to: value)
  }

  /// `--all` in a session about one game.
  private static let notOfOneGame = Problem(
    "allOfLibrary", .usage, "--all is every game, and this line is about one",
    "type it in a shell")

  /// Renames in one game after the other, and reports the games that cannot be changed.
  func renameEverywhere() throws {
    if common.sessionGame != nil { throw Self.notOfOneGame }
    let library = try library
    var done = [Renaming]()
    let renamings = try found(by: RenamingPlan(who, to: try value.asName())).renamings()
    for player in renamings where player.team != nil { try Player.checkStar(of: player.to) }
    // A name that an event or the league cannot have is refused before any game has it.
    for renaming in renamings {
      switch renaming.kind {
      case .game: break
      case .event: _ = try renamed(library.eventText(renaming.game), by: renaming)
      case .league:
        _ = try library.league().renamings(
          of: renaming.who.player, of: renaming.team ?? renaming.from, to: renaming.to)
      }
    }
    for renaming in renamings {
      do {
        switch renaming.kind {
        case .game:
          _ = try change(
            library.game(renaming.game), by: .rename(.exact(renaming.who), to: renaming.to))
        case _ where common.isDryRun: break
        case .event: try library.changeEvent(renaming.game) { try renamed($0, by: renaming) }
        case .league:
          try library.renameInLeague(
            renaming.who.player, of: renaming.team ?? renaming.from, to: renaming.to)
        }
        done.append(renaming)
      } catch let error as Problem where renaming.kind == .game {
        context.report(error.ofGame(renaming.place))
      } catch {
        context.report(error)
      }
    }
    if let one = done.first { try keepPrivate(one.who, as: one.to) }
    let document = RenamingsDocument(done, isDryRun: common.isDryRun)
    try confirm(document, saved: done.isEmpty ? nil : "the names are changed") {
      let lines = document.lines(style: style)
      guard lines.isEmpty else { return lines + dryRunNote }
      return context.ending.kind == nil ? ["nothing to change: every game has that name"] : []
    }
  }

  /// The text of an event with the new name.
  private func renamed(_ text: String, by renaming: Renaming) throws -> String {
    let event = try context.libraryEvent(renaming.game)
    let plan = try event.plan(text)
    do {
      guard let team = renaming.team else {
        return try plan.renaming(team: renaming.from, to: renaming.to).text
      }
      return try plan.renaming(player: renaming.from, of: team, to: renaming.to).text
    } catch {
      throw Problem(error).inFile("\(event.library.folder)/\(renaming.place)")
    }
  }
}

extension GameCommand {
  /// The plan with all places of the name that it finds in the games, the events and the league. Games that cannot be
  /// read are reported; an event or a league that cannot be read may have the name, and is an error.
  func found(by plan: RenamingPlan) throws -> RenamingPlan {
    var plan = plan
    let (library, now) = (try library, now)
    library.read(try library.ids()) { file throws(LibraryError) in
      try file.listed(now: now, .names)
    } use: { _, game in
      do { plan.add(try game.get()) } catch { context.report(error) }
    }
    for event in try library.events {
      plan.add(try event.plan().teams.map(\.team), of: .event, named: event.name)
    }
    plan.add(try library.league().teams, of: .league, named: LeagueCommand.name)
    return plan
  }
}
