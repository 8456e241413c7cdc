import Arguments
import Basketball
import Documents
import Platform
import Storage
import Terminal
import ViewModels
import Views

/// `overlay`: keeps files by which a stream and a gym's wall show the score.
nonisolated struct OverlayCommand: FollowingCommand {
  var common = Common()
  var game: String?
  var folder = Required<String>()
  var isForever = false
  var isOnce = false

  var endsWithGame: Bool { isOnce }
  var saysThatItWaits: Bool { !common.isQuiet && !common.isJSON }

  static let name = "overlay"
  static let summary = "keep the score in files for a stream and a gym's wall"
  static let examples = ["scoreboard overlay obs", "scoreboard overlay --forever /srv/wall"]
  static let details = """
    It follows a game as 'watch' does and keeps these files in DIR, which is made
    if it is not there, and some that the pages read. Each is replaced whole, and
    only when it changes:

      overlay.html     a page with a clear background, to lie over a video
      board.html       a page that fills the screen on a wall
      home_name.txt    away_name.txt     the names of the teams
      home_score.txt   away_score.txt    their points
      home_fouls.txt   away_fouls.txt    their team fouls
      clock.txt        the clock, 9:58; counting down, tenths in the last minute
      period.txt       empty, OT, FINAL, FINAL/OT, FORFEIT or ABANDONED

    Open the pages as files, in a browser or in a browser source of streaming
    software: they update by themselves, without a server. They also show fouls and
    the bonus, time-outs left, and the winner.

    Other files in DIR are left alone. If 'overlay' did not make a file of one of
    these names, it writes nothing. 'custom.css' is yours: both pages load it last.

    It goes on until it is stopped, so that it shows an undo after the end too. With
    '--once' it ends with the game, with '--forever' it goes on to the next one. If
    DIR is gone or full, it says so and tries again.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game, else the one changed last") { $0.game = $1 },
      .word("DIR", "the folder of the files") { $0.folder = $1 },
      .flag("forever", "go on to the next game when this one is over") { $0.isForever = true },
      .flag("once", "end when the game is over") { $0.isOnce = true },
    ] + commonRows
  }

  @MainActor
  func run(in context: Context) throws -> Exit {
    if isOnce, isForever {
      throw Failure(
        "onceForever", .usage, "--once ends with the game, and --forever goes on",
        hint: "leave one of them out")
    }
    let library = try library(in: context)
    // Asked first: a wrong word makes no folder.
    let isWaiting = try first(in: library, context) == nil
    var files = KeptFiles(try OutputFolder(try folder.get()), isJSON: common.isJSON)
    try files.begin(isWaiting: isWaiting, now: context.now())
    if !common.isQuiet, !common.isJSON { try context.say([welcome(files.folder.path)]) }
    var last: GameDocument?
    try follow(in: library, context) { changes in
      files.show(changes.document, context)
      last = changes.document
    } wait: { changes in
      let wait = min(changes.nextRefresh, files.nextChange ?? .max)
      try context.wait(wait, changes.descriptor)
      for event in changes.refresh() { report(event, of: changes.document.id, in: context) }
      files.show(changes.document, context)
      last = changes.document
    }
    // What could not be written at last is not tried again.
    if let trouble = files.trouble { throw trouble }
    if let last, !common.isQuiet, !common.isJSON { try context.say([last.headline]) }
    return .success
  }

  @MainActor
  private func welcome(_ folder: String) -> String {
    "\(folder)/\(OverlayFiles.page) is for a stream, \(folder)/\(OverlayFiles.board) for a wall"
      .escapingControls
  }
}

/// The files of a folder while they follow a game.
private struct KeptFiles {
  private(set) var folder: OutputFolder
  /// Milliseconds until one of them changes by itself; nil where nothing runs.
  private(set) var nextChange: Int?
  private let isJSON: Bool
  /// What kept them from being written the last time.
  private(set) var trouble: FileError?

  init(_ folder: OutputFolder, isJSON: Bool) {
    (self.folder, self.isJSON) = (folder, isJSON)
  }

  /// Writes the pages, which show nothing where a first game is waited for. That a folder cannot be
  /// written at all is an error, and not waited for.
  mutating func begin(isWaiting: Bool, now: TimeOfDay) throws {
    let none = OverlayFiles(nil, now: now).all
    if let foreign = try claim(none) { throw Failure.notOverlay(folder.path, foreign) }
    try folder.write(isWaiting ? none : OverlayFiles.pages)
  }

  private func claim(_ files: [(name: String, text: String)]) throws(FileError) -> String? {
    try folder.claim(files.map(\.name), by: OverlayFiles.mark, unless: OverlayFiles.areOwn)
  }

  /// Has them show a game. What is wrong with the folder is said once, and that it is right again.
  mutating func show(_ game: GameDocument, _ context: Context) {
    let files = OverlayFiles(game, now: context.now())
    let before = trouble
    do throws(FileError) {
      if let foreign = try claim(files.all) {
        throw FileError("replace", "\(folder.path)/\(foreign)", .exists)
      }
      try folder.write(files.all)
      trouble = nil
      if before != nil, !isJSON {
        try? context.err.write("scoreboard: \(folder.path.escapingControls) is written again\n")
      }
    } catch {
      trouble = error
      if error.cause != before?.cause {
        _ = context.report(Failure(error).hinting("it is tried again"), asJSON: isJSON)
      }
    }
    nextChange = files.nextChange
  }
}

extension Failure {
  /// A folder that has a file of somebody else where one of an overlay would be.
  nonisolated fileprivate static func notOverlay(_ folder: String, _ file: String) -> Failure {
    Failure(
      "notOverlay", .cannotCreate,
      "\("\(folder)/\(file)".excerpt) was not made by 'overlay', and is not replaced",
      hint: "name another folder, or remove that file")
  }
}
