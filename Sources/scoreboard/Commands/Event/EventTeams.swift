import Arguments
import Basketball
import Events

/// `keep`, `void` or, for one that has not withdrawn, `none`.
enum TypedWithdrawal: String, CaseIterable, ArgumentValue {
  case keep, void, none
}

/// `event withdraw`: a team plays no more.
struct EventWithdraw: EventAction {
  var context = Context()
  var team = ""
  var withdrawal = TypedWithdrawal.keep

  static let name = "event withdraw"
  static let summary = "let a team play no more"
  static let examples = [
    "scoreboard event withdraw Kanal keep", "scoreboard event withdraw Kanal void",
  ]
  static let details = """
    keep: its results stand, its other games are lost. void: its games do not count, and the
    next in the pool moves up. (With keep it moves up only if no game built on its place has
    begun.) none: it plays on.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.word("TEAM", "the team", &team)
    rows.word("keep|void|none", "what becomes of its results", &withdrawal)
  }

  func run() throws {
    try change { standing in
      try standing.plan.withdrawing(team, Withdrawal(rawValue: withdrawal.rawValue))
    } saying: { old, standing in
      let walkovers = standing.fixtures.filter {
        $0.status == .walkover && $0 != old.fixture($0.number)
      }
      let name = standing.plan.team(team)?.name ?? team
      if withdrawal == .none { return ["\(name) plays on"] }
      let results = withdrawal == .keep ? "its results stand" : "its results do not count"
      return ["\(name) has withdrawn: \(results)"]
        + walkovers.map { "walkover: \(standing.line(of: $0))" }
    }
  }
}

/// `event deduct`: takes classification points off a team in its pool.
struct EventDeduct: EventAction {
  var context = Context()
  var team = ""
  var points = OrNone<Count>()
  var why = [String]()

  static let name = "event deduct"
  static let summary = "take classification points off a team in its pool"
  static let examples = ["scoreboard event deduct Kanal 1 fee not paid"]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("TEAM", "the team", &team)
    rows.word("N", "the number of points, or none", &points)
    rows.words("WHY", "the reason", &why)
  }

  func run() throws {
    try change { standing in
      try standing.plan.deducting(points.value?.value, from: team, why: why.spaceSeparated)
    } saying: { _, standing in
      if points.value == nil {
        return ["\(standing.plan.team(team)?.name ?? team): nothing deducted"]
      }
      return standing.plan.deductions.last.map { "\($0.team): \($0.text)" }.array
    } warning: { _, standing in
      if points.value == nil { return [] }
      let name = standing.plan.deductions.last?.team ?? team
      let ranking = (try? rules(of: standing.plan))?.table.ranking
      guard let pool = standing.pools.first(where: { $0.pool.teams.contains(name) }) else {
        return ["it changes nothing: \(name) is in no pool"]
      }
      return (pool.rankedBy ?? ranking) == .classification
        ? [] : ["it changes nothing: pool \(pool.pool.name) is not ranked by classification points"]
    }
  }
}

/// `event lot`: lots were drawn.
struct EventLot: EventAction {
  var context = Context()
  var teams = [String]()

  static let name = "event lot"
  static let summary = "say how lots were drawn, where nothing else ranks teams"
  static let examples = ["scoreboard event lot Gulls Herons"]

  mutating func visitOwn(_ rows: Rows) {
    rows.words("TEAM", atLeast: 2, "the teams, the one that goes before the others first", &teams)
  }

  func run() throws {
    try change { standing in
      try standing.plan.drawing(teams)
    } saying: { _, _ in
      ["the lot: \(teams.commaSeparated)"]
    } warning: { old, standing in
      old.document().line == standing.document().line
        ? ["it decides nothing: \(standing.whyUndecided(by: teams))"] : []
    }
  }
}

/// `event join`: a team comes to the queue.
struct EventJoin: EventAction {
  var context = Context()
  var team = ""

  static let name = "event join"
  static let summary = "put a team into the queue of an event with --stay"
  static let examples = [#"scoreboard event join "Golds: 4 Ana, 23 Bo, 7 Cy""#]
  static let details = """
    A team that joins during a game, or right after it, waits ahead of the loser.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.word("TEAM", "the team, which may have its players", &team)
  }

  func run() throws {
    try change { standing in
      let plan = try standing.changingQueue(team, isJoining: true)
      try plan.team(String(team.typedName))?.team.checkRoster(by: rules(of: plan))
      return plan
    } saying: { _, standing in
      standing.winnerStays.map(\.line).array
    }
  }
}

/// `event leave`: a team goes from the queue.
struct EventLeave: EventAction {
  var context = Context()
  var team = ""

  static let name = "event leave"
  static let summary = "take a team out of the queue"
  static let examples = ["scoreboard event leave Golds"]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("TEAM", "the team", &team)
  }

  func run() throws {
    try change { standing in
      try standing.changingQueue(team, isJoining: false)
    } saying: { _, standing in
      standing.winnerStays.map(\.line).array
    }
  }
}
