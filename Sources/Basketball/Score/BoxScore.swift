/// The sum of plays: the one fold for score, lines, fouls, time-outs and finish.
///
/// Its size does not depend on the number of plays.
public struct BoxScore: Equatable, Sendable {
  /// The teams.
  public let teams: Sides<Team>
  /// The rules of the game.
  @OnHeap public private(set) var rules: Rules
  // Stored beside the rules, since calling one of their functions copies all of them.
  private let schedule: Periods
  /// The two teams' lines.
  public private(set) var lines: Sides<TeamLine>
  /// How many plays count.
  public private(set) var count = 0
  /// The last play in order.
  public private(set) var lastPlay: ScoredPlay?
  /// How the game ended, if it has.
  public private(set) var finish: Finish?
  /// The current period.
  public private(set) var period = 1
  /// The teams' counts by period.
  public private(set) var tallies: Sides<PeriodTally>
  /// The score at the start of an overtime that so many points end, if it has begun.
  private(set) var overtimeBegan: Sides<Int>?
  /// The score at the start of an overtime without a clock, if one is on.
  public var overtime: Sides<Int>? {
    schedule.isTimed(period) ? nil : overtimeBegan
  }
  /// The possession arrow.
  public private(set) var possession = PossessionArrow()

  /// Who is on court; nil before the first substitution or lineup.
  public private(set) var court: Court?

  /// The side of the last miss, until a side has the ball.
  public private(set) var missedBy: Side?

  /// What the shots of the game tell besides their values.
  public private(set) var tells = ToldOfShots()

  /// The last shot from the field of each side, if it missed and has no block yet.
  private var openMisses = Sides<OpenMiss?> { _ in nil }

  /// A miss from the field that may have been blocked, and who made it, by place on the roster.
  private struct OpenMiss: Equatable {
    let number: Int
    let place: Int?
  }

  /// The last basket at the end of the current period.
  private var basketAtEnd: Play?

  /// A game before its first play, or with only a result.
  ///
  /// - Parameter court: the starters of a tracked game.
  init(
    teams: Sides<Team>, rules: Rules, court: Court? = nil,
    result: Sides<Int>? = nil, totals: Totals? = nil
  ) {
    self.teams = teams
    self.rules = rules
    schedule = rules.schedule
    self.court = court
    let known = totals ?? Totals([], periods: [])
    lines = Sides { known.line(of: teams[$0], $0, score: result?[$0] ?? 0) }
    tallies = Sides { side in
      PeriodTally(by: rules, result == nil ? [0] : totals?.periods.map { $0[side] } ?? [])
    }
    guard let totals, totals.periods.count > 1 else { return }
    period = totals.periods.count
    guard rules.overtime(ofPeriod: period)?.points != nil else { return }
    overtimeBegan = totals.periods.dropLast().sums
  }

  /// The box score of a part of the game, with the lines, the time on court and the number of plays of that part.
  func part(_ lines: Sides<TeamLine>, _ court: Court?, of count: Int) -> BoxScore {
    var part = self
    part.lines = lines
    part.court = court
    part.count = count
    return part
  }

  /// The score.
  public var score: Sides<Int> { lines.map(\.score) }

  /// Whether a result has no sheet: no player has a count, and no period its points.
  public var isWithoutTotals: Bool {
    lines.both.allSatisfy { $0.players.allSatisfy(\.isEmpty) }
      && tallies.both.allSatisfy { $0.byPeriod.count < 2 }
  }

  /// Whether it has a result without plays, perhaps with the totals of a sheet.
  public var isResult: Bool { count == 0 && (score.home > 0 || score.away > 0) }

  /// Whether an overtime is on.
  public var isOvertime: Bool { period > rules.periods }

  /// The penalty for the fouls of a side.
  public func penalty(of side: Side) -> Penalty? {
    tallies[side].penalty(by: rules, isOvertime: isOvertime, isAhead: rules.penaltyAhead)
  }

  /// Points that a side needs to win at once; nil if the game is over or decided by time.
  public func needed(by side: Side) -> Int? {
    guard finish == nil else { return nil }
    guard let began = overtimeBegan, let points = rules.overtime(ofPeriod: period)?.points else {
      return rules.needed(by: side, score)
    }
    // The overtime may have begun with a lead: then a side with the points that end it may still have to pass the
    // other.
    return max(began[side] + points, score[side.other] + 1) - score[side]
  }

  /// Ends the game, or an overtime that is level again, where a side has the points that end it.
  private mutating func end(with play: Play) {
    if finish != nil { return }
    // Readings need not ascend: a lineup or substitution before the basket may be later.
    let moment = max(Moment(play.reading, in: period), court?.latestMoment ?? .start)
    guard let began = overtimeBegan, let points = rules.overtime(ofPeriod: period)?.points else {
      guard rules.target != nil, let needed = rules.needed(by: play.side, score), needed <= 0
      else { return }
      let ending = rules.ending(score, inOvertime: false)
      finish = Finish(winner: play.side, at: moment, basket: play.number, ending: ending)
      return
    }
    guard Side.allCases.contains(where: { score[$0] - began[$0] >= points }) else { return }
    guard let leader = score.leader else {
      // The next overtime begins by itself only if it has no clock, either.
      if schedule.isTimed(period + 1) { overtimeBegan = nil } else { beginNext() }
      return
    }
    finish = Finish(
      winner: leader, at: moment, basket: leader == play.side ? play.number : nil, ending: .overtime
    )
  }

  /// Whether the next play counts: one before the finish, or the assist on the winning basket.
  func accepts(_ play: Play) -> Bool {
    guard let finish else { return true }
    return play.move == .assist && play.basket != nil && play.basket == finish.basket
      && play.who.player != nil
  }

  /// Adds the next play; nil, and nothing is added, if it comes after the finish.
  ///
  /// The caller has checked that its player is on the roster, and found its period by the rules.
  mutating func add(_ play: Play) -> ScoredPlay? {
    begin(play.period)
    guard accepts(play) else { return nil }
    let miss = count(play)
    let scored = ScoredPlay(play, score: score, miss: miss)
    lastPlay = scored
    guard play.move.isMade else { return scored }
    if play.reading == schedule[period].end { basketAtEnd = play }
    end(with: play)
    return scored
  }

  /// Counts a play, and finds the miss that a block belongs to.
  private mutating func count(_ play: Play) -> Int? {
    let place = teams.place(of: play.who)
    // A rebound is offensive if its side missed last; without a miss before it, it is neither offensive nor
    // defensive.
    let isOffensive = play.move == .rebound ? missedBy.map { $0 == play.side } : nil
    lines[play.side].add(play.move, place: place, isOffensive: isOffensive)
    reach(play.moment)
    let fouls = rules.teamFouls[play.move]
    tallies[play.side].add(play, fouls: fouls, isLate: fouls > 0 && rules.isLate(play))
    let five = rules.freeThrowFive
    court?.add(play, place: place, five)
    count += 1
    if play.move.isOfArrow { possession.add(play, hasArrow: rules.arrow) }
    if play.move.isMiss { missedBy = play.side } else if play.move.endsMiss { missedBy = nil }
    open(play, place)
    if let attempt = play.attempt { add(attempt, of: play, place) }
    return play.move == .block ? block(of: play.side.other) : nil
  }

  private mutating func add(_ attempt: Attempt, of play: Play, _ place: Int?) {
    let isFast = attempt.kinds.contains(.fast)
    if attempt.place != nil { tells.insert(.places) }
    if isFast { tells.insert(.fastBreaks) }
    let zone = attempt.zone(on: rules.court)
    lines[play.side].change(place) { line in
      if zone == .rim || zone == .paint { line[.pointsInThePaint] += play.move.points }
      if isFast { line[.fastBreakPoints] += play.move.points }
    }
  }

  private mutating func open(_ play: Play, _ place: Int?) {
    if play.move.isFieldMiss {
      openMisses[play.side] = OpenMiss(number: play.number, place: place)
    } else if play.move.isFieldGoal {
      openMisses[play.side] = nil
    }
  }

  /// Counts the last miss of a side as blocked.
  private mutating func block(of side: Side) -> Int? {
    guard let miss = openMisses[side] else { return nil }
    openMisses[side] = nil
    lines[side].change(miss.place) { $0[.shotsBlocked] += 1 }
    return miss.number
  }

  /// Takes away the time-outs that the teams have lost by a moment late in the period, if the clock has come to it.
  mutating func reach(_ moment: Moment) {
    guard moment.period == period,
      let most = rules.timeoutCeilings.most(at: moment, by: schedule)
    else { return }
    for side in Side.allCases { tallies[side].reach(most) }
  }

  /// Puts the players of a lineup on court; false, and nobody moves, if it comes after the finish.
  mutating func add(_ placed: PlacedLineup) -> Bool {
    begin(placed.lineup.moment.period)
    if let finish, finish.moment < placed.lineup.moment { return false }
    court?.add(placed)
    return true
  }

  /// Adds what comes next; false, and nothing is added, if it comes after the finish.
  mutating func add(_ happening: Happening) -> Bool {
    switch happening {
    case .play(let play): add(play) != nil
    case .lineup(let lineup): add(lineup)
    }
  }

  /// Begins a period, and all before it, if the game is not over. An overtime that was played stays, even where a
  /// correction has let a side lead before it.
  ///
  /// Source: NFHS, Basketball Case Book: 2.11.10 C, 5.7.4.
  mutating func begin(_ next: Int) {
    while period < next, finish == nil { beginNext() }
  }

  /// The period after which an overtime was played, though a side led; nil if there is none.
  public var unlevelPeriod: Int? {
    guard isOvertime else { return nil }
    return (rules.periods..<period).first { score(after: $0)?.leader != nil }
  }

  /// The score at the end of a period; nil where it is not known.
  public func score(after number: Int) -> Sides<Int>? {
    let known = Side.allCases.allSatisfy { tallies[$0].byPeriod.count >= number }
    return known ? tallies.map { $0.byPeriod.prefix(number).reduce(0, +) } : nil
  }

  private mutating func beginNext() {
    period += 1
    overtimeBegan = rules.overtime(ofPeriod: period)?.points == nil ? nil : score
    basketAtEnd = nil
    if !isOvertime || rules.overtimeStart == .arrow { possession.turn() }
    for side in Side.allCases { tallies[side].begin(period, by: rules) }
  }

  /// Ends the period. After the last one the leader has won, and a tied score goes to overtime.
  mutating func endPeriod() {
    guard finish == nil, overtime == nil, period >= rules.periods,
      let end = schedule[period].end
    else { return }
    let leader = score.leader
    if leader == nil, let next = rules.overtime(ofPeriod: period + 1) {
      // An overtime without a clock begins by itself.
      return next.length == nil ? beginNext() : ()
    }
    let basket = basketAtEnd.flatMap { $0.side == leader ? $0.number : nil }
    finish = Finish(
      winner: leader, at: Moment(end, in: period), basket: basket,
      ending: isOvertime && leader != nil ? .overtime : .time)
  }

  /// Ends the game as the scorer did. A finished game may still be forfeited, and a result corrected.
  mutating func close(with closing: Closing) {
    if let result = closing.result {
      self = BoxScore(teams: teams, rules: rules, result: result, totals: closing.totals)
    }
    let end = closing.end
    if finish != nil, !end.overrules { return }
    finish = Finish(
      winner: end.winner(leader: score.leader), at: closing.moment(by: rules), ending: end.ending)
  }

  /// Ends the game with the finish that all its plays came to.
  mutating func close(with finish: Finish) { self.finish = finish }
}
