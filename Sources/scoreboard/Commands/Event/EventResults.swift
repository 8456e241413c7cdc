import Arguments
import Basketball
import Events
import Storage

/// `event results`: the results of a day and the tables, to be sent around.
struct EventResults: EventAction {
  var context = Context()
  var word: String?

  static let name = "event results"
  static let summary = "print the results of a day and the tables, to be pasted into a message"
  static let examples = ["scoreboard event results", "scoreboard event results 2026-12-05"]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("DAY", "the day, else the last one with a result", &word)
  }

  func run() throws {
    let standing = try context.standing()
    let last = standing.playOrder.filter { $0.status == .played }.compactMap(\.day).max()
    let day = try word == nil || word == "last" ? last : word.map(day)
    let shown = standing.playOrder.filter {
      $0.status.isSettled && $0.day == day && !$0.isSpare
    }
    try answer(standing.document(shown.contains)) {
      page.results(shown, of: standing, on: day)
    }
  }

  private func day(_ word: String) throws -> Day {
    guard let day = Day(word) else {
      throw Problem("badDay", .usage, "\(word.quoted) is no day such as 2026-12-05, and not last")
    }
    return day
  }
}

/// `event keep`: the game of a disputed fixture counts.
struct EventKeep: EventAction {
  var context = Context()
  var number = 0

  static let name = "event keep"
  static let summary = "let the game of a disputed fixture count"
  static let examples = ["scoreboard event keep 3"]
  static let details = """
    If a team then has two places, the one without a place takes the free one.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.fixture(&number)
  }

  func run() throws {
    try change { standing in
      let fixture = try standing.known(number)
      guard
        fixture.status == .disputed || standing.standIns.contains(where: { $0.fixture == number })
      else {
        throw Problem("notDisputed", .refused, "fixture \(number) is not disputed")
      }
      return try standing.plan.keeping(number, fixture.entrants)
    } saying: { old, standing in
      standing.lines(of: [number]).map { "kept: \($0)" }
        + standing.standIns.filter { !old.standIns.contains($0) }.map(standing.line)
    }
  }
}

/// `event result`: makes the game of a fixture that is over.
struct EventResult: EventAction {
  var context = Context()
  var number = 0
  var score: TypedScore?
  var forfeit: String?
  var isAgain = false

  static let name = "event result"
  static let summary = "enter the result of a fixture from paper"
  static let examples = [
    "scoreboard event result 3 21-15", "scoreboard event result 3 --forfeit Blues --again",
  ]
  static let details = """
    It is a game of the fixture's day, the home side first. '--again' corrects a result from
    paper, which 'undo' takes back; in place of a game with plays it makes another.
    """
  static let needs = [
    Need(needs: "SCORE forfeit"),
    Need(onlyOneOf: "forfeit SCORE", "{1} is a result without {2}"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.fixture(&number)
    rows.optionalWord("SCORE", "its score, such as 21-15", &score)
    rows.option("forfeit", "TEAM", "the team that lost without playing, or both", &forfeit)
    rows.flag("again", "instead of the game that the fixture has", &isAgain)
  }

  func run() throws {
    let event = try context.libraryEvent()
    let old = try context.standing(of: event)
    let teams = old.fixture(number)?.teams
    do {
      let game: StoredGame
      if let paper = try event.paper(of: number, in: old, isAgain: isAgain, now: now) {
        let isTurned = teams.map { !$0.home.isSameName(as: paper.state.teams.home.name) } ?? false
        (game, _) = try change(paper, by: .end(end(of: teams, isTurned: isTurned)))
      } else {
        game = try event.play(
          number, on: nil, isAgain: isAgain, in: context, end: end(of: teams)
        ) { context.mention($0) }.game
      }
      let standing = try event.standing(old.plan, now: now)
      try confirm(standing.document(), saved: "\(game.state.id) is made") {
        standing.lines(of: [number]).map(\.escapingControls)
      }
      try warn(of: standing.disputes(since: old))
    } catch {
      guard Problem(error).code == "fixtureHasGame",
        let fixture = try event.standing(now: now).fixture(number)
      else { throw error }
      let result = score.map { $0.sides.map(String.init).both.joined(separator: "-") }
      let end = result ?? "--forfeit \((forfeit ?? "").asShellWord)"
      throw Problem.hasGame(
        fixture, fixture.stateText,
        "'scoreboard event result \(number) \(end) --again' enters it instead")
    }
  }

  /// The end that was typed, of a game with these teams.
  ///
  /// - Parameter isTurned: whether the game has the home side of the fixture away.
  private func end(of teams: Sides<String>?, isTurned: Bool = false) throws -> EndVerb {
    if let score { return .result(isTurned ? score.sides.turned : score.sides, isAgain: true) }
    let word = forfeit ?? ""
    guard let teams, word != EndVerb.both else {
      return .forfeit(.typed(word), isAgain: true)
    }
    let meant =
      Side.allCases.first { teams[$0].isSameName(as: word) } ?? Side(rawValue: word)
      ?? Side.allCases.only { teams[$0].folded.hasPrefix(word.folded) }
    guard let meant else { throw Problem.noSuchTeam(word, known: teams.both) }
    return .forfeit(.typed((isTurned ? meant.other : meant).rawValue), isAgain: true)
  }
}

extension LibraryEvent {
  /// The game without plays in which the result of a fixture is entered: a game of the fixture whose result was
  /// undone or, with `isAgain`, the game that counts; nil if such a game has to be made.
  fileprivate func paper(
    of number: Int, in standing: EventStanding, isAgain: Bool, now: TimeOfDay
  ) throws -> StoredGame? {
    guard let fixture = standing.fixture(number) else { return nil }
    switch fixture.status {
    case .played where isAgain:
      return try fixture.game.map { try library.game($0.id) }.flatMap {
        $0.state.box.count == 0 ? $0 : nil
      }
    case .ready:
      let link = EventLink(event: name, fixture: number)
      let undone = try library.list(now: now).games.first {
        $0.link == link && $0.status == .ready && $0.teams.identities == fixture.teams?.identities
      }
      return try undone.map { try library.game($0.id) }
    default: return nil
    }
  }
}

extension Sequence {
  /// The only element that is meant; nil for none and for several.
  func only(_ isMeant: (Element) -> Bool) -> Element? {
    let meant = filter(isMeant)
    return meant.count == 1 ? meant[0] : nil
  }
}

/// `event link`: a game is played for a fixture, which is a step of the game that can be undone.
struct EventLinkCommand: EventAction {
  var context = Context()
  var game = ""
  var number = 0
  var isAgain = false

  static let name = "event link"
  static let summary = "let a game count for a fixture"
  static let examples = ["scoreboard event link 2026-07-04-reds-blues 3"]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("GAME", "the game, by its id or a part of it", &game)
    rows.fixture(&number)
    rows.flag("again", "instead of the game that the fixture has", &isAgain)
  }

  func run() throws {
    let event = try context.libraryEvent()
    let game = try event.library.game(event.library.id(of: game))
    let standing = try context.standing(of: event)
    let fixture = try standing.known(number)
    let teams = try standing.teams(of: fixture)
    let names = game.state.teams.map(\.name)
    guard teams.identities == names.identities else {
      throw Problem(
        "otherTeams", .refused,
        "\(game.state.id) is \(names.home) - \(names.away), and fixture \(number) "
          + "\(teams.home) - \(teams.away)", "'scoreboard event' lists the fixtures")
    }
    let link = EventLink(event: event.name, fixture: number)
    if game.state.link == link, fixture.game?.id == game.state.id {
      try confirm(document(game.state).changed(), saved: nil) {
        ["\(game.state.id) is linked to fixture \(number) already"]
      }
    } else {
      if fixture.game != nil, !isAgain {
        throw Problem.hasGame(fixture, fixture.stateText, "--again links this game instead")
      }
      let (_, outcome) = try change(game, by: .link(link))
      try confirm(document(after: outcome)) {
        outcome.lines(now: now, style: style)
      }
    }
  }
}
