import Arguments
import ViewModels
import Views

/// `clock`: reads, starts, pauses and sets the game clock.
nonisolated struct Clock: GameCommand {
  var common = Common()
  var verb: Verb?
  var reading: String?

  /// What can be done with the clock.
  enum Verb: String, CaseIterable, ArgumentValue {
    case start, pause, toggle, set
  }

  static let name = "clock"
  static let summary = "read, start, pause or set the game clock"
  static let examples = ["scoreboard clock start", "scoreboard clock", "scoreboard clock set 4:30"]
  static let details = """
    Alone it prints the reading. The clock needs no process: it runs while the
    machine is off. It stops by itself at the finish, and is never set to before
    the last play.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("VERB", "what to do with it") { $0.verb = $1 },
      .optionalWord("CLOCK", "the reading to set: m:ss, mm:ss.t or seconds") { $0.reading = $1 },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    guard let verb else { return try read(context) }
    guard (verb == .set) == (reading != nil) else { throw CommandError.clockReading(verb.rawValue) }
    let board = try scoreboard(in: context)
    switch verb {
    case .start: try board.start()
    case .pause: try board.pause()
    case .toggle: try board.togglePause()
    case .set: if let reading { try board.setClock(to: reading) }
    }
    let document = board.document.value
    try answer("\(document.clock.text)  \(document.status.rawValue)", board, context)
    return 0
  }

  @MainActor
  private func read(_ context: Context) throws -> Int32 {
    let game = GameDocument(try sheet(in: context), now: context.now())
    try context.out.write(common.isJSON ? try game.pretty() : game.clock.text + "\n")
    return 0
  }
}
