import Arguments
import Documents
import Views

/// `overlay`: keeps files by which a stream and a gym's wall show the score.
struct Overlay: GameCommand {
  var context = Context()
  var folder = ""
  var isOnce = false

  static let name = "overlay"
  static let summary = "keep the score in files for a stream and a gym's wall"
  static let examples = [
    "scoreboard overlay obs", "scoreboard overlay --forever wall",
    "scoreboard overlay --event cup hall",
  ]
  static let details = """
    It follows a game as 'watch' does and keeps these files in DIR, which it makes,
    and some that the pages read. Each is replaced whole, when it changes:

      overlay.html     a page with a clear background, to lie over a video
      board.html       a page that fills the screen on a wall
      home_name.txt    home_score.txt   home_fouls.txt   and those of away
      clock.txt        the clock, 9:58; counting down, tenths in the last minute
      period.txt       empty, OT, FINAL, FINAL/OT, FORFEIT or ABANDONED

    Open the pages as files, in a browser or in streaming software: they update by
    themselves, without a server, and also show the bonus, time-outs left, and the
    winner. 'custom.css' is yours: both pages load it last.

    If one of these names is a file that 'overlay' did not make, it writes nothing. It
    goes on until it is stopped, so it shows an undo after the end too.

    With '--event' it is a page of an event, wall.html: each court with its score and
    clock, what is next, and in turns tables, bracket and final places.
    """

  static let needs = [
    Need(
      onlyOneOf: "once forever", code: "onceForever",
      "--once ends with the game, and --forever goes on"),
    Need(
      "event", excludes: "forever", code: "eventForever",
      "--forever goes on to the next game, and an event has none"),
    Need(
      "event", excludes: "GAME game", code: "eventOrGame",
      "{2} is a game, and --event is for all games of an event"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    rows.word("DIR", "the folder of the files", &folder)
    context.visitEvent(rows, "the wall of an event, in place of a game")
    context.visitForever(rows)
    rows.flag("once", "end when the game, or the event, is over", &isOnce)
  }

  func run() throws {
    if let event = common.event { return try showEvent(event) }
    let hidden = try library.hiddenNames()
    // Asked first, so that a wrong word makes no folder.
    let first =
      try context.gameIfAny() == nil
      ? OverlayFiles(nil, now: now).all : OverlayFiles.pages
    var files = try MirroredFiles(
      folder, first, in: context, of: OverlayFiles.names, by: OverlayFiles.mark)
    try say(
      "\(folder)/\(OverlayFiles.page) is for a stream, \(folder)/\(OverlayFiles.board) for a wall")
    var last: GameDocument?
    var nextChange: Int?
    try follow(endingWithGame: isOnce, nextChange: { nextChange }) { events, changes in
      let game = changes.document
      for event in events { report(event, of: game.id) }
      let shown = OverlayFiles(game, now: now, hiding: hidden)
      files.show(shown.all)
      (last, nextChange) = (game, shown.nextChange)
    }
    try files.end()
    if let last { try say(last.headline) }
  }

  private func showEvent(_ name: String) throws {
    // Begun before the event is read, so that no change is missed.
    var watch = try library.watch()
    var event = try FollowedEvent(context.libraryEvent(name))
    context.report(try event.refresh(now: now))
    var wall = event.files(now: now)
    var files = try MirroredFiles(
      folder, wall.all, in: context, of: WallFiles.names, by: WallFiles.mark)
    try say("\(folder)/\(WallFiles.page) is for a wall")
    var trouble = Trouble(
      context: context, hint: "it is waited for",
      news: tellsMore ? "\(name) is back" : nil)
    while !(isOnce && event.standing.isOver) {
      try context.wait(for: &watch, orFor: wall.nextChange)
      do {
        for error in try event.refresh(now: now) { context.mention(error) }
        trouble.end()
      } catch {
        trouble.begin(error)
      }
      wall = event.files(now: now)
      files.show(wall.all)
    }
    try files.end()
  }
}
