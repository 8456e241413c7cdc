import Basketball
import Documents
import Events
import Views

/// An organiser's decisions, each a change of the event's file.
extension EventCommand {
  func move(_ number: Int) throws {
    if court == nil, at == nil, format.day == nil {
      throw unusable("event move needs --court, --at or --day")
    }
    try change(about: number) { standing in
      if let fixture = standing.fixture(number), fixture.status == .played, let game = fixture.game
      {
        throw EventRefusal.played(number, game: game.id)
      }
      return try standing.plan.moving(number, court: court, time: at, day: format.day)
    } saying: { _, standing in
      standing.lines(of: [number])
    } warning: { _, standing in
      standing.tooEarly(with: number).map { early in
        "\(standing.line(of: early.fixture)) would not be after what it is built on: "
          + "\(early.bases.map(String.init).few)"
      }
    }
  }

  func delay(_ word: String) throws {
    guard let minutes = Int(word), minutes != 0, (-24 * 60...24 * 60).contains(minutes) else {
      throw unusable("\(word.quoted) is not a number of minutes")
    }
    var numbers: [Int] = []
    try change { standing in
      numbers = standing.toDelay(today: context.today).map(\.number)
      return try standing.plan.delaying(numbers, by: minutes)
    } saying: { _, standing in
      numbers.isEmpty
        ? ["nothing is left to be delayed"] : standing.lines(of: numbers)
    }
  }

  func withdraw(_ team: String, _ word: String) throws {
    guard let withdrawal = Withdrawal(rawValue: word) else {
      throw unusable("event withdraw takes keep or void, not \(word.quoted)")
    }
    try change { standing in
      try standing.plan.withdrawing(team, withdrawal)
    } saying: { old, standing in
      let walkovers = standing.fixtures.filter {
        $0.status == .walkover && $0 != old.fixture($0.number)
      }
      let results = withdrawal == .keep ? "its results stand" : "its results do not count"
      return ["\(standing.plan.team(team)?.name ?? team) has withdrawn: \(results)"]
        + walkovers.map { "walkover: \(standing.line(of: $0))" }
    }
  }

  func deduct(_ team: String, _ word: String, _ why: String) throws {
    guard let points = Count(argument: word)?.value else {
      throw unusable("\(word.quoted) is not a number of points")
    }
    try change { standing in
      try standing.plan.deducting(points, from: team, why: why)
    } saying: { _, standing in
      let deduction = standing.plan.deductions.last
      return deduction.map { "\($0.team): \($0.text)" }.array
    } warning: { _, standing in
      let name = standing.plan.deductions.last?.team ?? team
      guard let pool = standing.pools.first(where: { $0.pool.teams.contains(name) }) else {
        return ["it changes nothing: \(name) is in no pool"]
      }
      return (pool.rankedBy ?? rules(of: standing.plan).table.ranking) == .classification
        ? [] : ["it changes nothing: pool \(pool.pool.name) is not ranked by classification points"]
    }
  }

  func draw(_ teams: [String]) throws {
    try change { standing in
      try standing.plan.drawing(teams)
    } saying: { _, _ in
      ["the lot: \(teams.commaSeparated)"]
    } warning: { old, standing in
      let isSame = [old, standing].map { $0.document(named: "").line }
      return isSame[0] == isSame[1]
        ? ["it decides nothing: \(standing.whyUndecided(by: teams))"] : []
    }
  }

  func keep(_ number: Int) throws {
    try change { standing in
      guard let fixture = standing.fixture(number) else {
        throw EventRefusal.noSuchFixture(number)
      }
      guard
        fixture.status == .disputed || standing.standIns.contains(where: { $0.fixture == number })
      else {
        throw Failure("notDisputed", .refused, "fixture \(number) is not disputed")
      }
      return try standing.plan.keeping(number, fixture.entrants)
    } saying: { old, standing in
      standing.lines(of: [number]).map { "kept: \($0)" }
        + standing.standIns.filter { !old.standIns.contains($0) }.map(standing.line)
    }
  }

  func changeQueue(_ typed: String, isJoining: Bool) throws {
    try change { standing in
      let plan = try standing.changingQueue(typed, isJoining: isJoining)
      if isJoining {
        try plan.team(String(typed.typedName))?.team.checkRoster(by: rules(of: plan))
      }
      return plan
    } saying: { _, standing in
      standing.winnerStays.map(\.line).array
    }
  }

  /// Changes the event's file under the lock, and shows the event after it.
  ///
  /// - Parameter number: the fixture of which every double booking is said, not only a new one.
  private func change(
    about number: Int? = nil, by decide: (EventStanding) throws -> Plan,
    saying lines: (_ old: EventStanding, EventStanding) -> [String],
    warning: (_ old: EventStanding, EventStanding) -> [String] = { _, _ in [] }
  ) throws {
    let event = try context.libraryEvent()
    var change: (old: EventStanding, new: EventStanding)?
    try event.library.changeEvent(event.name) { text in
      let old = try context.standing(of: event, event.plan(text))
      let plan = try decide(old)
      // Unreadable games were reported with the old plan.
      change = (old, try event.standing(plan, now: now).standing)
      return plan.text
    }
    guard let (old, standing) = change else { return }
    try confirm(standing.document(named: event.name)) {
      lines(old, standing).map(\.escapingControls)
    }
    let known = Set(old.clashes.filter { number.map($0.fixtures.contains) != true })
    try warn(
      warning(old, standing) + standing.clashes.filter { !known.contains($0) }.map(standing.line))
    try warn(of: standing.disputes(since: old))
  }

  /// Makes the game of a fixture that is over, by its score from paper or as a forfeit.
  func enter(_ number: Int, _ word: String?) throws {
    let event = try context.libraryEvent()
    var end = EndVerb.forfeit(.typed(forfeit ?? ""))
    if let word {
      guard let score = TypedScore(argument: word) else {
        throw unusable("\(word.quoted) is not a score such as 21-15")
      }
      end = .result(score.sides)
    }
    do {
      let (game, _, old) = try event.play(
        number, on: nil, isAgain: isAgain, in: context, end: end
      ) { context.mention($0) }
      let (standing, _) = try event.standing(old.plan, now: now)
      try confirm(standing.document(named: event.name), saved: "\(game.standing.id) is made") {
        standing.lines(of: [number]).map(\.escapingControls)
      }
      try warn(of: standing.disputes(since: old))
    } catch {
      guard case EventRefusal.hasGame = error,
        let fixture = try event.standing(now: now).standing.fixture(number)
      else { throw error }
      throw hasGame(fixture, "--again enters the result instead")
    }
  }

  /// The refusal to replace the game of a fixture in silence: it says what stands.
  private func hasGame(_ fixture: FixtureStanding, _ hint: Hint) -> Failure {
    let word = fixture.status == .played ? "was played" : "has a game"
    return Failure(
      "fixtureHasGame", .refused,
      "fixture \(fixture.number) \(word): \(fixture.game?.id ?? ""), \(fixture.stateText)", hint)
  }

  /// Links a game to a fixture: a step of the game, which can be undone.
  func link(_ word: String, _ number: Int) throws {
    let event = try context.libraryEvent()
    let game = try event.library.game(event.library.id(of: word))
    let standing = try context.standing(of: event)
    guard let fixture = standing.fixture(number) else {
      throw EventRefusal.noSuchFixture(number)
    }
    let teams = try standing.teams(of: fixture)
    let names = game.standing.teams.map(\.name)
    guard Set(teams.both.map(Name.identity)) == Set(names.both.map(Name.identity)) else {
      throw Failure(
        "otherTeams", .refused,
        "\(game.standing.id) is \(names.home) - \(names.away), and fixture \(number) "
          + "\(teams.home) - \(teams.away)", "'scoreboard event' lists the fixtures")
    }
    let link = EventLink(event: event.name, fixture: number)
    if game.standing.link == link, fixture.game?.id == game.standing.id {
      try confirm(document(game.standing).changed(), saved: nil) {
        ["\(game.standing.id) is linked to fixture \(number) already"]
      }
    } else {
      if fixture.game != nil, !isAgain {
        throw hasGame(fixture, "--again links this game instead")
      }
      let (_, outcome) = try change(game, by: .link(link))
      try confirm(document(after: outcome)) {
        outcome.lines(now: now, style: style)
      }
    }
  }
}
