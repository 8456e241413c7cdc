import Basketball

/// The lines of a feed that copy a game: recorded in a new game of the same teams and rules, they
/// give the same plays, order, links, periods, overtimes, lineups and ending.
///
/// The effect of a line depends on the game: an assist finds its basket, a play its period. So each
/// line is recorded in a second game at once; if the result differs, the plays are written in
/// another form.
public struct FeedCopy: ~Copyable {
  /// The lines.
  public private(set) var lines: [String] = []
  private let original: Scoresheet
  private let people: PlayerLookup
  private var copy: Scoresheet
  /// How many plays the copy has.
  private var count = 0
  /// Whether the order of the lines is that of the plays.
  private var isInOrder = false
  /// The place of each play in the order, by its number in the original.
  private let places: [Int: Int]

  /// The feed of a game.
  public init(_ game: Scoresheet) {
    original = game
    people = PlayerLookup(game.standing.teams)
    copy = Scoresheet(
      id: game.id, teams: game.standing.teams, rules: game.standing.rules,
      now: game.standing.created)
    places = Dictionary(
      game.playByPlay.plays.enumerated().map { ($1.play.number, $0) }, uniquingKeysWith: { $1 })
    while count < plays.count {
      addLineups()
      add()
    }
    addLineups()
    addEnd()
  }

  private var plays: [ScoredPlay] { original.playByPlay.plays }
  private var schedule: Periods { original.standing.schedule }

  /// The place of the basket of an assist of the original.
  private func place(ofBasket play: Play) -> Int? { play.basket.flatMap { places[$0] } }

  /// Adds the next play; for an assist before its basket, also the plays up to that, unless there is
  /// a lineup among them, or a basket that an earlier assist waits for.
  private mutating func add() {
    let play = plays[count].play
    beginPeriods(before: play.period)
    keepOrder(of: play.moment)
    let basket = place(ofBasket: play) ?? count
    let isParted =
      original.playByPlay.lineups.contains { $0.place > count && $0.place <= basket }
      || plays[..<count].contains { (place(ofBasket: $0.play) ?? 0) > count }
    let forms = forms(of: count)
    let isAdded =
      basket > count && !isParted && attempt(together(count...basket), plays: basket - count + 1)
      || forms.contains { attempt($0) }
    if !isAdded {
      // No form gives the same; the last one gives at least the play.
      let line = forms[forms.count - 1]
      lines.append(line)
      _ = record(line)
      count += 1
    }
    addLink()
  }

  /// Links a basket to its assist before it, which found none in its place.
  private mutating func addLink() {
    let made = copy.playByPlay.plays
    let number = plays[count - 1].play.number
    guard made.count == count, let basket = made.last?.play, basket.move.isMade,
      let place = plays[..<count].lastIndex(where: { $0.play.basket == number }),
      made[place].play.basket == nil
    else { return }
    _ = perform(#"{"assist":\#(made[place].play.number),"basket":\#(basket.number)}"#)
  }

  /// Adds the lineups before the next play.
  private mutating func addLineups() {
    let all = original.playByPlay.lineups
    while copy.playByPlay.lineups.count < all.count {
      let made = copy.playByPlay.lineups.count
      let placed = all[made]
      guard placed.place <= count else { return }
      beginPeriods(before: placed.lineup.moment.period)
      keepOrder(of: placed.lineup.moment)
      _ = forms(of: placed).contains { attempt(placed, $0) }
      guard copy.playByPlay.lineups.count > made else { return }
    }
  }

  /// Adds a lineup if it gets its moment and its players.
  private mutating func attempt(_ placed: PlacedLineup, _ line: String) -> Bool {
    let before = copy
    guard perform(line) else { return false }
    let made = copy.playByPlay.lineups.dropFirst(before.playByPlay.lineups.count).first
    return made?.lineup.moment == placed.lineup.moment && made?.people == placed.people
      || takeBack(to: before)
  }

  private func period(_ moment: Moment) -> String {
    PeriodName.number(moment.period).text(in: schedule)
  }

  /// Lets the order of lines tell the place of what comes next, if the clock does not.
  private mutating func keepOrder(of next: Moment) {
    let lineup = copy.playByPlay.lineups.last { $0.place == count }?.lineup.moment
    let last = lineup ?? (count > 0 ? plays[count - 1].play.moment : next)
    guard !isInOrder, next < last else { return }
    lines.append(FeedLine.inOrder)
    isInOrder = true
  }

  /// Ends the periods before one where they were ended, and begins those without plays; a play
  /// itself begins its period.
  private mutating func beginPeriods(before period: Int) {
    while copy.standing.box.period < period {
      endPeriod()
      let next = copy.standing.box.period + 1
      guard next < period, perform(PeriodName.number(next).text(in: schedule)) else { return }
    }
  }

  /// Ends the period that is on, if it was ended without a play; before an overtime without a clock
  /// it ends by itself.
  private mutating func endPeriod() {
    let number = copy.standing.box.period
    guard !schedule[number + 1].isUntimed, original.timeLeft(in: number) == nil,
      copy.timeLeft(in: number) != nil
    else { return }
    _ = perform(FeedLine.end)
  }

  /// The end of a period without a play at it, and the end of the game.
  private mutating func addEnd() {
    let (standing, ending) = (original.standing, original.standing.finish?.ending)
    beginPeriods(before: standing.box.period + (standing.box.overtime == nil ? 1 : 0))
    if standing.finish == nil || ending?.isByHand == true {
      let isOver = standing.periodEnded || standing.box.overtime != nil
      if isOver, !copy.standing.periodEnded, copy.standing.box.overtime == nil {
        _ = perform(FeedLine.end)
      }
    }
    // The clock may have run on since the last play, or been set back behind one out of order.
    let clock = standing.clockMoment
    if copy.standing.clockMoment != clock { _ = perform(standing.rules.clockFace.position(clock)) }
    switch ending {
    case .time, .overtime: if copy.standing.finish == nil { _ = perform(FeedLine.end) }
    case .called, .abandoned: _ = perform("\(FeedLine.end) \(ending?.rawValue ?? "")")
    case .result: addResult()
    case .forfeit, .byDefault:
      if standing.box.isResult { addResult() }
      let again = standing.box.isResult ? " \(FeedLine.again)" : ""
      let loser = standing.finish?.winner?.other
      let names = loser.map { [$0.rawValue, standing.teams[$0].name] } ?? [EndVerb.both]
      _ = names.contains { perform("\(FeedLine.end) \(ending?.rawValue ?? "") \($0)\(again)") }
    case .target, .cap, nil: break
    }
  }

  private mutating func addResult() {
    let score = original.standing.box.score
    _ = perform("\(FeedLine.end) result \(score.home)-\(score.away)")
  }

  // The forms that plays can be written in.

  /// As shown, with the period, and as an object, which can name the basket of an assist.
  private func forms(of place: Int) -> [String] {
    let play = document(place)
    let moment = play.play.moment
    let words = "\(play.play.who.word) \(play.word)"
    return [
      play.feedLine,
      "\(period(moment)) \(original.standing.rules.clockFace.exactText(moment)) \(words)",
    ].filter(Self.canStand) + [String(play.line.dropLast())]
  }

  /// By places on the roster, and by names, since a name may read like a place; with the period, too,
  /// since at the end of regulation a reading alone may be in overtime.
  private func forms(of placed: PlacedLineup) -> [String] {
    let (side, moment) = (placed.lineup.side, placed.lineup.moment)
    let face = original.standing.rules.clockFace
    let places = placed.people.map { "\(side == .home ? "h" : "a")\($0 + 1)" }
    let names = placed.lineup.players.map { Who(side, $0).word }
    return [places.spaceSeparated, names.commaSeparated].flatMap { people in
      [face.position(moment), "\(period(moment)) \(face.exactText(moment))"]
        .map { "\($0) lineup \(side.rawValue) \(people)" }
    }
  }

  /// Plays at one moment on one line.
  private func together(_ range: ClosedRange<Int>) -> String {
    let words = range.map { document($0) }.map { " \($0.play.who.word) \($0.word)" }
    return document(range.lowerBound).position + words.joined()
  }

  /// A play with its numbers in the copy; an assist before its basket has none yet.
  private func document(_ place: Int) -> PlayDocument {
    var scored = plays[place]
    scored.play.number = place + 1
    scored.play.basket = self.place(ofBasket: scored.play).flatMap { $0 < place ? $0 + 1 : nil }
    return PlayDocument(scored, on: original.standing.rules.clockFace)
  }

  private static func canStand(_ line: String) -> Bool {
    !line.hasControls && line.utf8.count <= FeedLine.longest
  }

  /// Adds a line if it gives exactly the next plays, of which there are so many.
  private mutating func attempt(_ line: String, plays more: Int = 1) -> Bool {
    let before = copy
    guard Self.canStand(line), perform(line) else { return false }
    guard isSame(more) else { return takeBack(to: before) }
    count += more
    return true
  }

  /// Takes back the last line, which gave something else.
  private mutating func takeBack(to before: Scoresheet) -> Bool {
    lines.removeLast()
    copy = before
    return false
  }

  /// Whether the copy now ends with the next plays of the original.
  private func isSame(_ more: Int) -> Bool {
    let made = copy.playByPlay.plays
    guard made.count == count + more, count + more <= plays.count else { return false }
    return (count..<count + more).allSatisfy { place in
      let (play, expected) = (made[place].play, plays[place].play)
      return play.who == expected.who && play.move == expected.move
        && play.moment == expected.moment && isLinked(play, as: expected)
    }
  }

  /// Whether an assist has the same basket, or none as long as that is still to come.
  private func isLinked(_ play: Play, as expected: Play) -> Bool {
    let made = copy.playByPlay.plays
    let basket = place(ofBasket: expected)
    if play.basket == nil { return basket ?? made.count >= made.count }
    return made.firstIndex { $0.play.number == play.basket } == basket
  }

  /// Records a line in the copy, and adds it; false if it is refused.
  private mutating func perform(_ line: String) -> Bool {
    guard record(line) else { return false }
    lines.append(line)
    return true
  }

  private mutating func record(_ line: String) -> Bool {
    do {
      guard let line = try FeedLine(Array(line.utf8), number: 0) else { return false }
      let verb = try copy.standing.understood(line.verb(isInOrder: isInOrder), by: people)
      _ = try copy.perform(verb, now: original.standing.created)
      return true
    } catch {
      return false
    }
  }
}
