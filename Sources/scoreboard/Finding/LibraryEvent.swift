import Basketball
import Documents
import Events
import Season
import Storage

/// An event of a library: its standing, and the games of its fixtures.
struct LibraryEvent {
  let name: String
  let library: GameLibrary

  func plan() throws(LibraryError) -> Plan { try plan(library.eventText(name)) }

  /// Reads a text as its plan.
  func plan(_ text: String) throws(LibraryError) -> Plan {
    do {
      return try Plan(text, name: name)
    } catch {
      throw library.damagedEvent(name, error.text)
    }
  }

  /// The standing by the games of the library that can be read.
  func standing(_ plan: Plan? = nil, now: TimeOfDay) throws -> EventStanding {
    try standing(plan ?? self.plan(), among: library.list(now: now).games).standing
  }

  /// The standing by the games of a list, and errors of their tapes.
  func standing(
    _ plan: Plan, among rows: [GameRow]
  ) -> (standing: EventStanding, damaged: [LibraryError]) {
    let (games, damaged) = games(among: rows)
    return (EventStanding(plan, games: games), damaged)
  }

  /// The games of the event among those of a list, and errors of their tapes.
  func games(among rows: [GameRow]) -> (games: [LeagueGame], damaged: [LibraryError]) {
    let (games, damaged) = library.games(of: name, among: rows)
    return (games.map { LeagueGame($0.row, linked: $0.linked) }, damaged)
  }

  /// Makes the game of a fixture, claimed under the lock of the library.
  ///
  /// - Parameters:
  ///   - number: the fixture; nil for the next.
  ///   - isAgain: whether to replace its game.
  ///   - date: the day that it is played on; nil for today, and where it is over for the fixture's day.
  ///   - rules: the differences from the rules of the event.
  ///   - end: how a game from paper ended; nil to play it.
  ///   - report: called with errors of unreadable games.
  func play(
    _ number: Int?, on court: String?, isAgain: Bool = false, in context: Context,
    date: Day? = nil, rules changes: RuleChanges = RuleChanges(), end: EndVerb? = nil,
    report: (LibraryError) -> Void = { _ in }
  ) throws -> (game: StoredGame, fixture: FixtureStanding, event: EventStanding) {
    // Fails on an unknown event before the library's folder is made.
    _ = try library.eventText(name)
    let now = context.now
    var found: (FixtureStanding, EventStanding)?
    let game = try library.create(now: now) {
      let plan = try plan()
      let listing = try library.list(now: now)
      let (standing, damaged) = standing(plan, among: listing.games)
      (listing.damaged + damaged).forEach(report)
      let (fixture, names) = try standing.playable(
        number, on: court, isAgain: isAgain, isOver: end != nil)
      if end == nil { try checkHall(fixture, on: court, among: listing.games) }
      let day = date ?? (end == nil ? nil : fixture.plannedDay) ?? context.today
      let lost = listing.damaged.first { $0.isNamedAsGame(of: names, on: day) }
      if let lost, !isAgain {
        throw Problem(
          "gameMayBeDamaged", .refused,
          "the game of fixture \(fixture.number) may be \(lost.damage?.path ?? ""), "
            + "which cannot be read",
          "restore that file, or 'scoreboard play \(fixture.number) --again' plays without it")
      }
      found = (fixture, standing)
      let league = library.league(reporting: report)
      let rules = try plan.rules(in: league, on: day, changes)
      let teams = try names.map { try team($0, of: plan, among: listing.games, league, rules) }
      return NewGame(
        try Sides(typedHome: teams.home, away: teams.away).inTwoColors(), by: rules, on: day,
        isDated: date != nil || day != context.today,
        for: EventLink(event: name, fixture: fixture.number),
        card: plan.card(of: fixture.fixture, on: court), end: end)
    }
    guard let found else { throw Problem.nothingReady(court: court) }
    if let court, end == nil, found.0.court == nil {
      // The plan keeps the court, so that no other fixture begins there and SCOREBOARD_COURT means this game.
      do {
        try library.changeEvent(name) { text in
          let plan = try plan(text)
          return ((try? plan.moving(found.0.number, court: court, time: nil)) ?? plan).text
        }
      } catch let error as LibraryError {
        report(error)
      }
    }
    return (game, found.0, found.1)
  }

  /// Refuses a fixture in whose hall another event plays.
  private func checkHall(
    _ fixture: FixtureStanding, on court: String?, among rows: [GameRow]
  ) throws {
    guard let hall = fixture.court ?? court, hall.isHall else { return }
    for event in try library.events where event.name != name {
      guard let plan = try? event.plan() else { continue }
      let playing = event.standing(plan, among: rows).standing.playing(on: hall)
      guard let playing, playing.plannedDay == fixture.plannedDay else { continue }
      throw Problem(
        "courtTaken", .refused,
        "fixture \(fixture.number) waits for \(hall), where fixture \(playing.number) of \(event.name) is played: "
          + "\(playing.game?.id ?? "")")
    }
  }

  /// The games of fixtures; for a fixture without a game, the game that `play` would make, which is not saved. A side
  /// whose team is not known yet has no players.
  func sheets(
    of fixtures: [FixtureStanding], by plan: Plan, now: TimeOfDay, today: Day
  ) throws -> [Scoresheet] {
    let rows = try library.list(now: now).games
    let league = try library.league()
    var known = [String: Team]()
    return try fixtures.map { fixture in
      if let game = fixture.game { return try library.game(game.id).sheet }
      let rules = try plan.rules(in: league, on: fixture.plannedDay ?? today)
      let teams = try Sides { side in
        guard let name = fixture.sides[side].team else {
          return Team(name: fixture.words(of: side), players: [])
        }
        let team = try known[name] ?? team(name, of: plan, among: rows, league, rules)
        known[name] = team
        return team
      }
      return Scoresheet(
        id: "\(name)/\(fixture.number)", teams: teams, rules: rules, now: now,
        day: fixture.plannedDay, card: plan.card(of: fixture.fixture))
    }
  }

  /// A team with its roster in the event, else in the league, else that of its last game, else none.
  private func team(
    _ name: String, of plan: Plan, among rows: [GameRow], _ league: League, _ rules: Rules
  ) throws -> Team {
    do {
      let planned = plan.team(name)
      try planned?.team.checkRoster(by: rules)
      var team = try library.team(typed: planned?.roster ?? name, rules: rules, league: league)
        .team
      if planned?.roster != nil { team = joined(team, among: rows, rules) ?? team }
      try team.checkRoster(by: rules)
      return league.dressing(team.coached(by: planned?.team).coached(by: league.team(name)))
    } catch let error as Problem where error.kind == .refused {
      throw error.hinting(
        "name them in its line 'team \(name): ...' in \(library.folder)/\(self.name).event")
    }
  }

  /// A team of the plan as its last game in the event has left it, with the players whom the plan has named since;
  /// nil before its first game, and if this makes more players than the rules allow.
  private func joined(_ team: Team, among rows: [GameRow], _ rules: Rules) -> Team? {
    let last = rows.filter { row in
      row.link?.event == name && row.teams.both.contains(where: team.name.isSameName)
    }.max { $0.order < $1.order }
    guard let last, let sheet = try? library.game(last.id).sheet else { return nil }
    let side: Side = last.teams.home.isSameName(as: team.name) ? .home : .away
    let joined = team.joined(
      by: sheet.state.teams[side], since: sheet.tape.openingTeams[side].players)
    return rules.roster.map { joined.players.count > $0 } == true ? nil : joined
  }
}

extension Team {
  /// This team with the players of its last game, and those of its own players who were not on the roster when that
  /// game was made.
  fileprivate func joined(by last: Team, since first: [Player]) -> Team {
    let known = Set((first + last.players).map { Name.identity($0.name) })
    let numbers = Set(last.players.compactMap(\.jersey))
    let new = players.filter { !known.contains(Name.identity($0.name)) }.map { player in
      player.jersey.map(numbers.contains) == true ? Player(player.name) : player
    }
    let all = last.players + new
    return Team(
      name: name, color: color, players: all,
      starters: starters.filter { name in all.contains { $0.name == name } },
      captain: last.captain
        ?? captain.flatMap { name in all.contains { $0.name == name } ? name : nil })
  }
}

extension Plan {
  /// The rules of a game on a day. Single values come before the event's rules, these before the league's, and these
  /// before `pickup`.
  func rules(
    in league: League?, on day: Day, _ changes: RuleChanges = RuleChanges()
  ) throws(Problem) -> Rules {
    try rules.rules(on: day, above: league?.rules.rules(on: day, above: .pickup) ?? .pickup)
      .with(changes)
  }
}

extension GameLibrary {
  /// The events of the library, whether or not they can be read.
  var events: [LibraryEvent] {
    get throws { try eventNames().map { LibraryEvent(name: $0, library: self) } }
  }

  /// The league; an empty one if its file is damaged, which is reported and stops nobody.
  func league(reporting report: (LibraryError) -> Void) -> League {
    do {
      return try leagueIfAny()
    } catch {
      report(error)
      return League()
    }
  }

  /// A team with its players in the plan of an event, and the name of the event; if several events have the team, the
  /// one that is played last. Events that cannot be read are ignored.
  func plannedTeam(_ name: String) throws -> (team: Team, event: String)? {
    let events = isFolder ? try events : []
    let found = events.compactMap { event -> (last: Int, event: String, team: Team)? in
      guard let plan = try? event.plan(),
        let team = plan.team(name), team.roster != nil
      else { return nil }
      let last = plan.fixtures.compactMap(\.day).max()
      return (last?.midnight.milliseconds ?? .min, event.name, team.team)
    }
    return found.max { ($0.last, $0.event) < ($1.last, $1.event) }.map { ($0.team, $0.event) }
  }
}

/// How a command finds an event and its standing.
extension Context {
  /// The name of the event: a word, else `--event`, else `SCOREBOARD_EVENT`, else the only one.
  func eventName(_ word: String? = nil) throws -> String {
    let library = try library
    if let name = word ?? options.event ?? variable("SCOREBOARD_EVENT") {
      return library.eventName(name)
    }
    let names = try library.eventNames()
    guard let name = names.first else {
      throw Problem(
        "noSuchEvent", .noInput, "there is no event in the library",
        "'scoreboard event plan cup Reds Blues Greens' makes one")
    }
    guard names.count == 1 else {
      throw Problem(
        "severalEvents", .refused, "several events may be meant: \(names.few())",
        "say which: --event \(names.map(\.asShellWord).few()); or set SCOREBOARD_EVENT")
    }
    return name
  }

  /// The event of this name, else the event that `eventName` finds.
  func libraryEvent(_ name: String? = nil) throws -> LibraryEvent {
    try LibraryEvent(name: name ?? eventName(), library: library)
  }

  /// Where the event that is meant stands. Reports unreadable games.
  func standing() throws -> EventStanding { try standing(of: libraryEvent()) }

  /// The standing of an event by a plan. Reports unreadable games.
  func standing(of event: LibraryEvent, _ plan: Plan? = nil) throws -> EventStanding {
    let plan = try plan ?? event.plan()
    let listing = try event.library.list(now: now)
    let (standing, damaged) = event.standing(plan, among: listing.games)
    report(listing.damaged + damaged)
    return standing
  }
}
