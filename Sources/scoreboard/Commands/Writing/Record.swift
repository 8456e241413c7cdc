import Arguments
import Terminal
import ViewModels
import Views

/// `record`: writes down plays.
nonisolated struct Record: GameCommand {
  var common = Common()
  var clock: String?
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
  static let details = """
    WHO is a name or its beginning, 'team/name', a place on the roster (h1, a2), or
    a team, 'home' or 'away' for what belongs to no player.
    MOVE is one, two, assist, rebound or foul; 1, 2, a, r and f will do.

    A lone '-' reads a feed: a line a play, '[CLOCK] WHO MOVE', or an object of
    'log --jsonl'; blank lines and lines that begin with '#' are passed over. It
    stops at the first line that cannot be recorded; what came before stays.

    CLOCK is m:ss, mm:ss.t or seconds. An earlier reading than the last play's is
    a late entry, a later one moves a paused clock on. After the finish only the
    assist on the winning basket and late entries are taken.
    """

  static var table: [Row<Self>] {
    [
      .words("WHO MOVE", atLeast: 1, "who did what, in pairs, or '-' for a feed") {
        $0.words.append($1)
      },
      .option("at", "CLOCK", "the reading to put the plays at") { $0.clock = $1 },
      .flag("drop-later", "take out plays that would then stand behind the finish") {
        $0.dropsLater = true
      },
      .flag("keep-going", "pass over lines of a feed that are refused") { $0.keepsGoing = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let isFeed = words == ["-"]
    guard isFeed || !words.contains("-") else { throw CommandError.wordsBesideFeed }
    guard isFeed || words.count.isMultiple(of: 2) else { throw CommandError.oddWords(words) }
    if isFeed, clock != nil { throw CommandError.clockForFeed }
    let board = try scoreboard(in: context)
    let form: RecordedView.Form = common.isJSON ? .json : .text
    let view = RecordedView(board, as: form, style: style(in: context))
    if isFeed { return try feed(board, view, context) }
    let calls = stride(from: 0, to: words.count, by: 2).map {
      SpokenCall(who: words[$0], move: words[$0 + 1])
    }
    let dropped = try board.record(calls, at: clock, droppingLater: dropsLater)
    try show(view, context)
    if !dropped.isEmpty, !common.isQuiet, !common.isJSON {
      let plays = dropped.count == 1 ? "play" : "plays"
      try context.say(["took out \(plays) \(dropped.map(String.init).spoken)"])
    }
    return 0
  }

  /// Records a feed as its lines arrive.
  @MainActor
  private func feed(
    _ board: any GameScoreboardEditorViewModel, _ view: RecordedView, _ context: Context
  ) throws -> Int32 {
    var (status, number, hint): (Int32, Int, String?) = (0, 0, nil)
    while let arrived = try context.feed() {
      let lines = arrived.enumerated().compactMap { FeedLine($1, number: number + $0 + 1) }
      number += arrived.count
      let refusals: [FeedLine.Refusal]
      do {
        refusals = try board.record(lines, keepGoing: keepsGoing)
      } catch {
        throw FeedStopped(line: number - arrived.count + 1, cause: error)
      }
      try show(view, context)
      for refusal in refusals {
        let failure = Failure(refusal)
        // What to type is said once, not at every line.
        let isSaid = !common.isJSON && failure.hint == hint
        hint = failure.hint
        let exit = context.tell(isSaid ? failure.hinting(nil) : failure, asJSON: common.isJSON)
        if status == 0 { status = exit }
      }
      if status != 0, !keepsGoing { break }
    }
    return status
  }

  @MainActor
  private func show(_ view: RecordedView, _ context: Context) throws {
    let text = view.take()
    if !text.isEmpty, !common.isQuiet || common.isJSON { try context.out.write(text) }
  }
}

/// A feed that could not be kept from a line on: the library was busy, the disk full.
nonisolated struct FeedStopped: Error {
  let line: Int
  let cause: any Error
}
