import Arguments
import Basketball
import Documents
import Storage
import Views

/// `record`: writes down plays.
nonisolated struct Record: VerbCommand {
  var common = Common()
  var position: String?
  var keepsGoing = false
  var dropsLater = false
  var words: [String] = []

  static let name = "record"
  static let summary = "write down plays, or a feed of them"
  static let examples = [
    "scoreboard record Ana two Bo assist",
    "scoreboard record --at 3:17 home/Ana rebound",
    "tail -f plays.feed | scoreboard record -",
  ]
  static let details = usage + "\n\n" + MoveRow.list
  private static let usage = """
    WHO is a name, the beginning of it or of a later word of it, a shirt number,
    alone or before the name, 'team/WHO', a place on the roster (h1, a2), or a
    team, 'home' or 'away' for what belongs to no player. A whole name goes before
    a beginning; case, spaces and the accents of Latin letters do not count. What
    could be two people is refused.

    MOVE is one, two, assist, rebound or foul, or the beginning of one; 1 and 2.

    POSITION is what the clock shows, m:ss, mm:ss.t or seconds, which is the time
    left where it counts down; or OT, in overtime. It may also be the first word.
    An earlier reading than the last play's is a late entry, a later one moves a
    paused clock on. After the finish only the assist on the winning basket and
    late entries are taken.

    A lone '-' reads a feed: a line a step, '[POSITION] WHO MOVE [WHO MOVE]...', or
    an object of 'log --jsonl'; blank lines and lines that begin with '#' are passed
    over. It stops at the first line that cannot be recorded; what came before
    stays.
    """

  static var table: [Row<Self>] {
    [
      .words("WHO MOVE", atLeast: 1, "who did what, in pairs, or '-' for a feed") {
        $0.words.append($1)
      },
      .option("at", "POSITION", "when they were made, such as 3:17 or OT") { $0.position = $1 },
      .flag("drop-later", "take out plays that would then stand behind the finish") {
        $0.dropsLater = true
      },
      .flag("keep-going", "pass over lines of a feed that are refused") { $0.keepsGoing = true },
    ] + commonRows
  }

  func verb() throws -> Verb? { try plays() }

  private func plays() throws -> Verb {
    if keepsGoing {
      throw Failure(
        "keepGoingWithoutFeed", .usage, "--keep-going is about the lines of a feed",
        hint: "leave it out, or '-' in place of the plays")
    }
    // An odd number of them may be names of several words, but not without a move at the end.
    let isCut = !words.count.isMultiple(of: 2) && (try? Move(word: words[words.count - 1])) == nil
    guard words.count > 1, !isCut else {
      throw Failure(
        "oddWords", .usage,
        "WHO and MOVE go in pairs, not '\(words.joined(separator: " ").excerpt)'",
        hint: "for example: scoreboard record Ana two Bo assist")
    }
    let time = try position.map { try GameTime(typed: $0) }
    return .recordTyped(try TypedPlays(words, at: time), droppingLater: dropsLater)
  }
}

extension Record {
  func run(in context: Context) throws -> Exit {
    if words.contains("-") { return try feed(context) }
    let outcome = try change(by: plays(), in: context).outcome
    try answerSaved { try show([outcome], context) }
    return .success
  }

  private func feed(_ context: Context) throws -> Exit {
    try checkFeed()
    let library = try library(in: context)
    var feed = FeedRecorder(
      library, try game(for: .writing, of: library, in: context), keepsGoing: keepsGoing,
      droppingLater: dropsLater)
    var (exit, hint) = (Exit.success, String?.none)
    while let lines = try context.feed() {
      let (outcomes, refusals) = try feed.record(lines, now: context.now)
      try answerSaved("what was recorded up to line \(feed.count) is saved") {
        try show(outcomes, context)
      }
      for failure in hinted(refusals, on: feed.game, of: library, now: context.now()) {
        // What to type is said once, not at every line.
        let isSaid = !common.isJSON && failure.hint == hint
        hint = failure.hint
        let end = context.report(isSaid ? failure.hinting(nil) : failure, asJSON: common.isJSON)
        if exit == .success { exit = end }
      }
      // What cannot be put on the disk will not be with the next line either.
      let isBroken = refusals.contains { $0.exit == .inputOutput }
      if exit != .success, isBroken || !keepsGoing { break }
    }
    return exit
  }

  private func checkFeed() throws {
    guard words == ["-"] else {
      throw Failure(
        "wordsBesideFeed", .usage, "'-' stands for a feed and needs no other words",
        hint: "for example: scoreboard record - < plays.feed")
    }
    guard position == nil else {
      throw Failure(
        "clockForFeed", .usage,
        "--at does not go with a feed: its lines have readings of their own",
        hint: "begin a line with its reading: 3:17 Ana two")
    }
  }

  /// Says what was recorded: in JSON a line a play.
  private func show(_ outcomes: [Outcome], _ context: Context) throws {
    if common.isJSON {
      let lines = outcomes.map { jsonLines($0, context) }.joined()
      if !lines.isEmpty { try context.out.write(lines) }
    } else if !common.isQuiet {
      let view = RecordedView(outcomes, now: context.now(), style: style(in: context))
      try context.say(view.lines)
    }
    try warn(of: outcomes, in: context)
  }

  /// A line a play, and one that the game has ended, if it has.
  private func jsonLines(_ outcome: Outcome, _ context: Context) -> String {
    let plays = outcome.added.map { PlayLine($0, in: outcome.after) }.jsonLines
    guard outcome.before.finish == nil, outcome.after.finish != nil else { return plays }
    return plays + EndOfGame(GameDocument(outcome.after, now: context.now())).line
  }
}
