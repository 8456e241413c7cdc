import Arguments
import Basketball
import Documents
import Views

/// `record`: records plays.
struct Record: VerbCommand {
  var context = Context()
  var keepsGoing = false
  var after: Count?
  var isInOrder = false
  var isTotals = false
  var words = [String]()

  static let name = "record"
  static let summary = "record plays, or a feed of them"
  static let examples = [
    "scoreboard record Ana two Bo assist",
    "scoreboard record --at 3:17 home/Ana rebound",
    "tail -f plays.feed | scoreboard record -", "scoreboard record --totals - < sheet.txt",
  ]
  static let details = usage + "\n\n" + Move.list
  private static let usage = """
    WHO is a player: a name, the beginning of any word in it, a shirt number, or a place
    on the roster (h1, a2); 'team/WHO' names the team too. Or it is a team: its name,
    'home' or 'away'. Case, spaces and accents do not count. MOVE is a word of the list
    below, or the beginning of one; a shot may say where and how it was taken:
    two@rim, miss3@-6.7,0.4~jumper,fast ('help shots').

    POSITION, which may also be the first word, is what the clock shows: m:ss, mm:ss.t
    or seconds, the time left if it counts down; a period before it or alone, such as
    Q3 2:31, P2, OT or OT2 0:48. A time before the last play's is a late entry; a
    later one moves a paused clock on. When the game is over, only late entries and
    the assist on the winning basket are taken, and plays at 0:00 where time was up.

    A feed has a step a line, '[POSITION] WHO MOVE [WHO MOVE]...', or an object of
    'log --jsonl'; lines that begin with '#' are skipped. It stops at the first line that
    cannot be recorded; the lines before it are saved. IN-ORDER is '--in-order' from there on.

    Instead of plays, words and lines may be a period, which begins it; a reading such
    as Q3 2:31, which sets the clock; END, which ends the period that is on; '[POSITION]
    END called', END abandoned, END forfeit TEAM, END default TEAM or END result 21-15,
    which end the game; '[POSITION] lineup TEAM WHO...'; or DAY 2026-11-20, which
    corrects the day.

    '--totals -' reads a sheet without the order of plays, as one step; in a feed it
    comes after the line TOTALS. A line a player, 'WHO COUNT MOVE [COUNT MOVE]...' such
    as Ana 5 two 3 foul, or Bo 12 points; and the points by period, line 18-20 22-17.
    """

  static let needs = [
    Need(
      "after", excludes: "at in-order", code: "twoTimes",
      "--after says where, and {2} says it too"),
    Need(
      "totals", excludes: "at after in-order drop-later keep-going", code: "totalsAlone",
      "a sheet of totals has no order, and no {2}"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.words("WHO MOVE", atLeast: 1, "who did what, in pairs, or '-' for a feed", &words)
    context.visitPosition(rows, "when they happened, such as 3:17 or OT")
    rows.option("after", "NUMBER", "behind the play of this number, at its time", &after)
    rows.flag("in-order", "keep the order of lines whose clock runs backwards", &isInOrder)
    rows.flag("totals", "a sheet of totals, without the order of plays", &isTotals)
    context.visitDropLater(rows)
    rows.flag("keep-going", "skip lines of a feed that are refused", &keepsGoing)
  }

  func verb() throws -> Verb? {
    if isTotals {
      throw Problem(
        "totalsWithoutFeed", .usage, "--totals is for a sheet, with '-' instead of the plays")
    }
    if keepsGoing {
      throw Problem(
        "keepGoingWithoutFeed", .usage, "--keep-going is for the lines of a feed",
        "leave it out, or type '-' instead of the plays")
    }
    if words == [FeedLine.inOrder] {
      throw Problem("inOrderWithoutFeed", .usage, "IN-ORDER is about the lines of a feed")
    }
    if let verb = try verbOfLine() { return verb }
    // An odd number of words is possible, since a name may have several, but the last word must be
    // a move.
    let isCut = !words.count.isMultiple(of: 2) && (try? Move(word: words[words.count - 1])) == nil
    guard words.count > 1, !isCut else {
      throw Problem(
        "oddWords", .usage,
        "WHO and MOVE go in pairs, not '\(words.spaceSeparated.excerpt)'",
        "for example: scoreboard record -g GAME Ana two Bo assist")
    }
    let time =
      try after.map { GameTime(place: .after($0.value)) }
      ?? typedTime
    return .recordTyped(
      try TypedPlays(words, at: time, place: place), droppingLater: common.dropsLater)
  }

  private var place: GameTime.Place? { isInOrder ? .inOrder : nil }

  /// The verb of words that a feed has instead of plays: a period, an end, a lineup or an object.
  private func verbOfLine() throws -> Verb? {
    do {
      let isObject = words.count == 1 && words[0].drop(while: \.isWhitespace).hasPrefix("{")
      if isObject, common.position == nil, after == nil {
        return try FeedLine(Array(words[0].utf8), number: 1)?
          .verb(droppingLater: common.dropsLater, isInOrder: isInOrder)
      }
      if common.dropsLater || after != nil { return nil }
      return try FeedLine.verb(withoutPlay: (common.position?.words ?? []) + words, place: place)
    } catch let error as Problem {
      throw error.ofWords
    }
  }

  func run() throws {
    try words.contains("-") ? feed() : perform()
  }

  /// The lines of plays; the game after anything else.
  func json(of outcome: Outcome) -> String {
    outcome.added.isEmpty
      ? document(after: outcome).pretty : lines(ofPlays: outcome)
  }

  /// A line for each play, and one for the end of the game.
  private func lines(ofPlays outcome: Outcome) -> String {
    let plays = outcome.added.map { $0.line(in: outcome.after) }.jsonLines
    guard outcome.before.finish == nil, outcome.after.finish != nil else { return plays }
    return plays + document(outcome.after).end.line
  }

  private func feed() throws {
    try checkFeed()
    let edited = try context.game(for: .writing)
    var feed = try FeedRecorder(
      library: library, game: edited, keepsGoing: keepsGoing,
      stopsClock: context.stopsClock,
      reader: FeedReader(droppingLater: common.dropsLater, isInOrder: isInOrder, isTotals: isTotals)
    )
    defer { try? warn(ofEdited: edited) }
    var hint: Hint?
    var isOver = false
    while !isOver {
      let next = try context.feed()
      let lines = next ?? []
      isOver = next == nil
      let (outcomes, notes, refusals) = try feed.record(lines, now: context.clock)
      try answerSaved("what was recorded up to line \(feed.count) is saved") {
        try show(outcomes)
        try warn(notes)
      }
      for failure in context.hinted(refusals, on: feed.game) {
        // The same hint is given only once.
        let isSaid = !common.isJSON && failure.hint == hint
        hint = failure.hint
        context.report(isSaid ? failure.hinting(nil) : failure)
      }
      // A failed disk would fail at the next line, too.
      let isBroken = refusals.contains { $0.kind == .inputOutput }
      if isBroken || !refusals.isEmpty && !keepsGoing { break }
    }
  }

  private func checkFeed() throws {
    guard words == ["-"] else {
      throw Problem(
        "wordsBesideFeed", .usage, "'-' stands for a feed and needs no other words",
        "'scoreboard record -g GAME -' reads a feed"
      ).naming(common.game)
    }
    guard common.position == nil, after == nil else {
      throw Problem(
        "clockForFeed", .usage,
        "\(common.position == nil ? "--after" : "--at") does not go with a feed: "
          + "its lines have their own times",
        "begin a line with its time: 3:17 Ana two")
    }
  }

  private func show(_ outcomes: [Outcome]) throws {
    if common.isJSON {
      try context.write(outcomes.map { lines(ofPlays: $0) }.joined())
    } else if !common.isQuiet {
      try context.say(outcomes.recordedLines(now: now, style: style))
    }
    for outcome in outcomes { try warn(of: outcome) }
  }
}

extension Move {
  /// The moves for help: two ways to type each, FIBA's abbreviation, and its definition.
  static var list: String {
    """
    All moves, FIBA's abbreviations and what they count. The board shows those that
    the game has used, and attempts and percentages once a miss is recorded. A
    rebound is offensive or defensive (OR, DR) by the miss before it. FG% is
    the percentage of field goals made, PPS the points per field goal tried.

    \(lines(of: Rules.pickup.moves))

    Rules for a full court (fiba5x5, nba, ncaa, ncaaw, nfhs) have no 'one' and no
    'miss1'; a 'two' is there from inside the arc. They add:

    \(lines(of: allCases.filter { !Rules.pickup.offers($0) }))
    """
  }

  private static func lines(of moves: [Move]) -> String {
    let typed = moves.map { move in
      // Leaves out the name in JSON, which is a word, too.
      move.row.words.filter { $0 == move.word || $0 != move.name.lowercased() }
        .prefix(2).commaSeparated
    }
    let width = typed.map(\.count).max() ?? 0
    return zip(moves, typed).map { move, words in
      "  " + words.padded(to: width) + "  " + move.row.abbreviation.padded(to: 5) + " "
        + move.row.definition
    }.joined(separator: "\n")
  }
}
