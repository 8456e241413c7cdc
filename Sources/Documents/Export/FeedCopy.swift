import Basketball

/// The lines of a feed that copy a game: recorded in a new game of the same teams and rules, they
/// give the same plays, order, links, periods, overtimes, lineups and ending, and a day that was corrected.
///
/// The effect of a line depends on the game: an assist finds its basket, a play its period. So each
/// line is recorded in a second game; where it would write something else there, the plays are
/// written in another form.
public struct FeedCopy {
  /// The lines.
  public private(set) var lines = [String]()
  private let original: Scoresheet
  private var copy: WorkingCopy
  /// How many plays and lineups the copy has.
  private var count = 0
  private var lineupCount = 0
  /// Whether the order of the lines is that of the plays.
  private var isInOrder = false
  /// The index of each play of the original, by its number.
  private let indices: [Int: Int]
  /// The indices of plays that come before the plays that they belong to, by the indices of those plays.
  private var early = [Int: Int]()

  /// The feed of a game.
  public init(_ game: Scoresheet) {
    original = game
    copy = WorkingCopy(
      Scoresheet(
        id: game.id, teams: game.state.teams, rules: game.state.rules,
        now: game.state.created))
    indices = Dictionary(
      game.playByPlay.plays.enumerated().map { ($1.play.number, $0) }, uniquingKeysWith: { $1 })
    for line in game.state.card.lines { perform(line.feedLine) }
    if let day = game.tape.correctedDay { perform("\(FeedLine.day) \(day.text)") }
    while count < plays.count {
      addLineups()
      add()
    }
    addLineups()
    if state.box.isResult { addPaper() } else { addEnd() }
  }

  private var state: GameState { original.state }
  private var plays: [ScoredPlay] { original.playByPlay.plays }
  private var lineups: [PlacedLineup] { original.playByPlay.lineups }
  private var schedule: Periods { state.schedule }
  private var face: ClockFace { state.rules.clockFace }

  /// The index of the play that another one, at an index, belongs to.
  private func owner(ofPlayAt index: Int) -> Int? {
    plays[index].play.owner.flatMap { indices[$0] }
  }

  /// Adds the next play; for an assist before its basket, also the plays up to that, unless there is
  /// a lineup among them, or a basket that an earlier assist waits for.
  private mutating func add() {
    beginPeriods(before: plays[count].play.period)
    keepOrder(of: plays[count].play.moment)
    let owner = owner(ofPlayAt: count) ?? count
    let isTogether =
      owner > count && early.isEmpty
      && lineups.dropFirst(lineupCount).first.map { $0.place > owner } ?? true
    let isAdded =
      isTogether && attempt(together(count...owner), plays: owner - count + 1)
      || Form.allCases.contains { attempt(line(of: count, as: $0)) }
    if !isAdded {
      // No form gives the same; an object gives at least the play.
      let line = line(of: count, as: .object)
      lines.append(line)
      _ = record(line)
      advance(by: 1)
    }
    if let assist = early.removeValue(forKey: count - 1) {
      perform(#"{"assist":\#(assist + 1),"basket":\#(count)}"#)
    }
  }

  /// Adds the lineups before the next play.
  private mutating func addLineups() {
    while lineupCount < lineups.count, lineups[lineupCount].place <= count {
      let lineup = lineups[lineupCount].lineup
      beginPeriods(before: lineup.moment.period)
      keepOrder(of: lineup.moment)
      let isAdded = forms(of: lineups[lineupCount]).contains {
        perform($0) {
          guard case .lineup(let new) = $0 else { return false }
          return new.moment == lineup.moment && new.players == lineup.players
        }
      }
      guard isAdded else { return }
      lineupCount += 1
    }
  }

  /// Lets the order of lines tell the place of what comes next, if the clock does not.
  private mutating func keepOrder(of next: Moment) {
    let lineup = lineups[..<lineupCount].last.flatMap { $0.place == count ? $0.lineup : nil }
    let last = lineup?.moment ?? (count > 0 ? plays[count - 1].play.moment : next)
    guard !isInOrder, next < last else { return }
    lines.append(FeedLine.inOrder)
    isInOrder = true
  }

  /// Ends the periods before one where they were ended, and begins those without plays; a play
  /// itself begins its period.
  private mutating func beginPeriods(before period: Int) {
    while copy.state.box.period < period {
      endPeriod()
      let next = copy.state.box.period + 1
      if schedule.isOvertime(next), next <= state.box.period,
        copy.state.box.score.leader != nil
      {
        // An overtime in which nothing was done is ended before the next one begins.
        if copy.state.box.isOvertime, copy.state.lastPlay?.period ?? 0 < next - 1 {
          perform(FeedLine.end)
        }
        perform(FeedLine.overtime)
      } else if next < period {
        perform(PeriodName.number(next).text(in: schedule))
      }
      // The next play begins a period that no line has begun.
      if copy.state.box.period < next { return }
    }
  }

  /// Ends the period that is on, if it was ended without a play; before an overtime without a clock
  /// it ends by itself.
  private mutating func endPeriod() {
    let number = copy.state.box.period
    guard !schedule[number + 1].isUntimed, original.timeLeft(in: number) == nil,
      !copy.state.periodEnded
    else { return }
    perform(FeedLine.end)
  }

  /// The end of a period without a play at it, and the end of the game.
  private mutating func addEnd() {
    let ending = state.finish?.ending
    beginPeriods(before: state.box.period + (state.box.overtime == nil ? 1 : 0))
    if state.finish == nil || ending?.isByHand == true {
      let isOver = state.periodEnded || state.box.overtime != nil
      if isOver, !copy.state.periodEnded, copy.state.box.overtime == nil {
        perform(FeedLine.end)
      }
    }
    // The clock may have run on since the last play, or been set back behind one out of order.
    let clock = state.clockMoment
    if copy.state.clockMoment != clock { perform(face.position(clock)) }
    switch ending {
    case .time, .overtime: if copy.state.finish == nil { perform(FeedLine.end) }
    case .called, .abandoned: perform("\(FeedLine.end) \(ending?.rawValue ?? "")")
    case .forfeit, .byDefault: addLoser()
    case .target, .cap, .result, nil: break
    }
  }

  /// Adds the end of a forfeit or a default.
  ///
  /// - Parameter again: the word that replaces an earlier end, if there was one.
  private mutating func addLoser(_ again: String = "") {
    let finish = state.finish
    let names =
      (finish?.winner?.other).map { [$0.rawValue, state.teams[$0].name] } ?? [EndVerb.both]
    _ = names.contains {
      perform("\(FeedLine.end) \(finish?.ending.rawValue ?? "") \($0)\(again)")
    }
  }

  /// The result of a game without plays, or its sheet.
  private mutating func addPaper() {
    if let totals = original.totals {
      let sheet = [FeedLine.totals] + totals.lines.map(\.feedLine) + totals.lineOfPeriods.array
      lines += sheet
      var typed = TypedTotals()
      for (number, line) in sheet.enumerated().dropFirst() {
        typed.add(line.spacedWords, number: number)
      }
      _ = try? copy.perform(.totals(typed), now: state.created)
    } else {
      let score = state.box.score
      perform("\(FeedLine.end) result \(score.home)-\(score.away)")
    }
    if state.finish?.ending != .result { addLoser(" \(FeedLine.again)") }
  }

  // The forms that plays can be written in.

  /// As shown, with the period, and as an object, which can name the basket of an assist.
  private enum Form: CaseIterable { case shown, withPeriod, object }

  private func line(of index: Int, as form: Form) -> String {
    let play = document(index)
    return switch form {
    case .shown: play.feedLine
    case .withPeriod: "\(withPeriod(play.play.moment)) \(play.words)"
    case .object: String(play.line.dropLast())
    }
  }

  /// By places on the roster, and by names, since a name may read like a place; with the period, too,
  /// since at the end of regulation a reading alone may be in overtime.
  private func forms(of placed: PlacedLineup) -> [String] {
    let (side, moment) = (placed.lineup.side, placed.lineup.moment)
    let places = placed.people.map { "\(side == .home ? "h" : "a")\($0 + 1)" }
    let names = placed.lineup.players.map { Who(side, $0).word }
    return [places.spaceSeparated, names.commaSeparated].flatMap { people in
      [face.position(moment), withPeriod(moment)].map {
        "\($0) lineup \(side.rawValue) \(people)"
      }
    }
  }

  private func withPeriod(_ moment: Moment) -> String {
    "\(PeriodName.number(moment.period).text(in: schedule)) \(face.exactText(moment))"
  }

  /// Plays at one moment on one line.
  private func together(_ range: ClosedRange<Int>) -> String {
    let plays = range.map(document)
    return ([plays[0].position] + plays.map(\.words)).spaceSeparated
  }

  /// The document of a play as the copy has it; an assist before its basket has none yet.
  private func document(_ index: Int) -> PlayDocument {
    PlayDocument(
      ScoredPlay(play(index, among: index), score: plays[index].score), on: face,
      state.rules)
  }

  /// A play with its numbers in the copy; an assist has its basket if that is among the first plays.
  private func play(_ index: Int, among first: Int) -> Play {
    let owner = owner(ofPlayAt: index).flatMap { $0 < first ? $0 + 1 : nil }
    var play = plays[index].play.belonging(to: owner)
    play.number = index + 1
    return play
  }

  // What the copy makes of lines.

  /// Adds a line if it would record exactly the next plays, of which there are so many.
  private mutating func attempt(_ line: String, plays more: Int = 1) -> Bool {
    let next = (count..<count + more).map { play($0, among: count + more) }
    guard !line.hasControls, line.utf8.count <= FeedLine.longest,
      perform(line, if: { $0.recorded.elementsEqual(next) { $0.isSame(as: $1) } })
    else { return false }
    advance(by: more)
    return true
  }

  private mutating func advance(by more: Int) {
    for index in count..<count + more {
      if let owner = owner(ofPlayAt: index), owner >= count + more { early[owner] = index }
    }
    count += more
  }

  /// Records a line in the copy, and adds it; false if it is refused, or not wanted.
  @discardableResult
  private mutating func perform(
    _ line: String, if isWanted: (Entry.Action) -> Bool = { _ in true }
  ) -> Bool {
    guard record(line, if: isWanted) else { return false }
    lines.append(line)
    return true
  }

  private mutating func record(
    _ text: String, if isWanted: (Entry.Action) -> Bool = { _ in true }
  ) -> Bool {
    do {
      guard let line = try FeedLine(Array(text.utf8), number: 0) else { return false }
      let verb = try line.verb(isInOrder: isInOrder)
      _ = try copy.perform(verb, now: state.created) {
        if !isWanted($0) { throw Problem.noPlay(text) }
      }
      return true
    } catch {
      return false
    }
  }
}

extension Card.Line {
  /// `CARD home/Ana license 123456`.
  fileprivate var feedLine: String {
    [FeedLine.card, who?.word, key.rawValue, value].compactMap(\.self).spaceSeparated
  }
}

extension Totals {
  /// `line 18-20 22-17`; nil where the points by period are not known.
  fileprivate var lineOfPeriods: String? {
    periods.isEmpty ? nil : "line " + periods.map { "\($0.home)-\($0.away)" }.spaceSeparated
  }
}

extension Totals.Line {
  /// `home/Ana 5 two 3 foul`.
  fileprivate var feedLine: String {
    let counts = Move.allCases.filter { stats[$0] > 0 }.map {
      "\(stats[$0]) \($0.word)"
    }
    let points = stats[.result] > 0 || counts.isEmpty ? ["\(stats.points) points"] : []
    return ([who.word] + counts + points).spaceSeparated
  }
}

extension Play {
  /// Whether it is the same play, whenever it was written down.
  fileprivate func isSame(as other: Play) -> Bool {
    who == other.who && move == other.move && moment == other.moment
      && owner == other.owner && attempt == other.attempt
  }
}
