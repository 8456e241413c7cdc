import Arguments
import Documents
import Platform
import Views

/// `overlay`: keeps files by which a stream and a gym's wall show the score.
struct Overlay: FollowingCommand {
  var common = Common()
  var folder = Required<String>()
  var isForever = false
  var isOnce = false

  var endsWithGame: Bool { isOnce }
  var saysThatItWaits: Bool { !common.isQuiet && !common.isJSON }

  static let name = "overlay"
  static let summary = "keep the score in files for a stream and a gym's wall"
  static let examples = [
    "scoreboard overlay obs", "scoreboard overlay --forever /srv/wall",
    "scoreboard overlay --event cup wall",
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
    themselves, without a server. They also show the bonus, time-outs left, and the
    winner. 'custom.css' is yours: both pages load it last.

    Other files in DIR are left alone. If 'overlay' did not make a file of one of
    these names, it writes nothing. If DIR is gone or full, it tries again. It goes on
    until it is stopped, so that it shows an undo after the end too.

    With '--event' it is a page of an event, wall.html: each court with its score and
    clock, what is next, and in turns, twelve seconds each, tables, bracket and final
    places. '✓' marks who plays on.
    """

  static var table: Rows {
    [
      gameRow(),
      .word("DIR", "the folder of the files", \.folder),
      eventRow("the wall of an event, in place of a game"),
      .flag("forever", "go on to the next game when this one is over", \.isForever),
      .flag("once", "end when the game, or the event, is over", \.isOnce),
    ] + commonRows
  }

  func run(in context: Context) throws {
    if isOnce, isForever {
      throw Failure.conflict("onceForever", "--once ends with the game, and --forever goes on")
    }
    if let event = common.event {
      try checkEventWords(in: context)
      return try showEvent(event, in: context)
    }
    // Asked first, so that a wrong word makes no folder.
    let isWaiting = try context.gameIfAny() == nil
    var files = try KeptFiles(folder.get(), isJSON: context.isJSON) { folder throws(FileError) in
      try folder.claim(OverlayFiles.names, by: OverlayFiles.mark, unless: OverlayFiles.areOwn)
    }
    try files.begin(
      isWaiting ? OverlayFiles(nil, now: context.now).all : OverlayFiles.pages)
    if context.tellsMore {
      let path = files.folder.path
      let welcome =
        "\(path)/\(OverlayFiles.page) is for a stream, \(path)/\(OverlayFiles.board) for a wall"
      try context.say([welcome.escapingControls])
    }
    var last: GameDocument?
    var nextChange: Int?
    func show(_ game: GameDocument) {
      let shown = OverlayFiles(game, now: context.now)
      files.show(shown.all, context)
      (last, nextChange) = (game, shown.nextChange)
    }
    try follow(in: context) { changes in
      show(changes.document)
    } wait: { changes in
      try context.wait(min(changes.nextRefresh, nextChange ?? .max), changes.descriptor)
      for event in changes.refresh() { report(event, of: changes.document.id, in: context) }
      show(changes.document)
    }
    // The last write is not tried again.
    if let error = files.error { throw error }
    if let last, context.tellsMore { try context.say([last.headline]) }
  }
}

/// `overlay --event`: keeps the files of an event's wall.
extension Overlay {
  func showEvent(_ name: String, in context: Context) throws {
    let library = try context.library
    // Begun before the event is read, so that no change is missed.
    var watch = library.watch()
    var event = try FollowedEvent(LibraryEvent(name: name, library: library))
    context.report(try event.refresh(now: context.now))
    var wall = event.files(now: context.now)
    var files = try KeptFiles(folder.get(), isJSON: context.isJSON) { folder throws(FileError) in
      try folder.claim(WallFiles.names, by: WallFiles.mark) { _ in false }
    }
    try files.begin(wall.all)
    if context.tellsMore {
      try context.say(["\(files.folder.path)/\(WallFiles.page) is for a wall".escapingControls])
    }
    var trouble = Trouble(
      hint: "it is waited for", end: context.tellsMore ? "\(name) is back" : nil)
    while !(isOnce && event.standing.isOver) {
      try context.wait(min(watch.pollInterval, wall.nextChange ?? .max), watch.descriptor)
      watch.drain()
      let now = context.now
      do {
        for error in try event.refresh(now: now) { context.mention(error) }
        trouble.end(in: context)
      } catch {
        trouble.begin(error, in: context)
      }
      wall = event.files(now: now)
      files.show(wall.all, context)
    }
    if let error = files.error { throw error }
  }

  /// Refuses words and options that do not apply to an event.
  func checkEventWords(in context: Context) throws {
    if isForever {
      throw Failure.conflict(
        "eventForever", "--forever goes on to the next game, and an event has none")
    }
    if let word = common.typedGame {
      throw Failure.conflict(
        "eventOrGame", "\(word.quoted) is a game, and --event is for all games of an event")
    }
  }
}
