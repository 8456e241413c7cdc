import Arguments
import Basketball

/// The program: its commands, and how a command line becomes an exit: nil is success.
@MainActor
enum Tool {
  /// The version and its day, which the change log has too.
  nonisolated static let version = "0.5.0"
  /// The name of this tool in the pages that it makes.
  nonisolated static let mark = "scoreboard \(version)"
  static let released = "2026-11-28"

  /// The commands in groups, as help lists them, and the actions of a command after it. A tuple would have its types made at run time.
  private struct Group {
    let title: String
    let commands: [any GameCommand.Type]
  }

  private static let groups = [
    Group(
      title: "Record",
      commands: [
        New.self, Import.self, Score.self, Record.self, Clock.self, ClockStart.self,
        ClockPause.self, ClockToggle.self, ClockSet.self, ClockShift.self, LineupCommand.self,
        Note.self, CardCommand.self,
        EndCommand.self,
      ]),
    Group(
      title: "Correct",
      commands: [
        Undo.self, Redo.self, Fix.self, Remove.self, Roster.self, RosterAdd.self,
        RosterRemove.self, RosterRename.self, RosterNumber.self, RosterCaptain.self,
        RosterSwap.self, RulesCommand.self, DayCommand.self,
      ]),
    Group(
      title: "Read",
      commands: [
        Show.self, Log.self, List.self, FlowCommand.self, Shots.self, Lineups.self, Watch.self,
        Replay.self,
      ]),
    Group(
      title: "Season", commands: [Standings.self, Stats.self, LeagueCommand.self, LeagueTeams.self]),
    Group(
      title: "Event",
      commands: [
        EventCommand.self, EventPlan.self, EventNext.self, EventMove.self, EventReplan.self,
        EventResults.self,
        EventDelay.self, EventOfficials.self, EventTable.self,
        EventWithdraw.self, EventDeduct.self, EventLot.self, EventLinkCommand.self,
        EventResult.self, EventKeep.self, EventJoin.self, EventLeave.self, EventSheetCommand.self,
        PlayCommand.self,
      ]),
    Group(title: "Publish", commands: [Report.self, Overlay.self, Export.self]),
    Group(
      title: "Library",
      commands: [Check.self, Delete.self, Restore.self, Completions.self, Help.self]),
  ]

  static let program = Program(
    name: "scoreboard", version: version, released: released,
    summary: "keep the score of basketball games",
    examples: [
      #"g=$(scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo")"#,
      "scoreboard record Ana two Bo assist",
      "scoreboard",
    ],
    groups: groups.map { CommandGroup($0.title, $0.commands.map { $0 }) }, fallback: Show.self,
    meant: meant, reference: reference)

  /// The command line that was probably meant by plays, a move before its player, or a word of the
  /// clock.
  nonisolated private static func meant(by words: [String], nearest: String?) -> String? {
    let first = words.first?.lowercased() ?? ""
    func isMove(_ word: String) -> Bool { Move.allCases.contains { $0.row.words.contains(word) } }
    if TypedLine.clockWords.contains(first) { return "clock \(first)" }
    if first == "sub" { return LineupCommand.name }
    if isMove(first) {
      return (["record"] + words.dropFirst().prefix(1) + [first]).spaceSeparated
    }
    let isPlay = words.count > 1 && isMove(words.last?.lowercased() ?? "")
    return nearest ?? (isPlay ? "record \(words.spaceSeparated.excerpt)" : nil)
  }

  /// Runs a command line from the system, with a zero after each word; all of it must be UTF-8.
  static func run(_ line: [UInt8], in context: Context) -> Problem.Kind? {
    let typed = line.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    let words = typed.map { String(decoding: $0, as: UTF8.self) }
    let broken = words.indices.first { !words[$0].utf8.elementsEqual(typed[$0]) }
    guard let broken else { return run(words, in: context) }
    return context.say(
      .notUTF8(typed[broken], at: broken + 1),
      asJSON: words.prefix { $0 != "--" }.contains("--json"))
  }

  /// A parsed command as one of the tool's commands.
  ///
  /// Without a cast to a protocol, which would look through all conformances of the program: a
  /// fifth of the instructions of a `record`.
  private static func command(_ parsed: any Command) throws -> any GameCommand {
    let parsedType: any Any.Type = Swift.type(of: parsed)
    for type in groups.lazy.flatMap(\.commands) where type == parsedType {
      if let command = type.typed(parsed) { return command }
    }
    throw Problem("internal", .internalError, "\(parsed) is not a command of this program")
  }

  /// Runs a command line; in a session with the options of the command that began it.
  static func run(
    _ arguments: [String], under session: PlainScorer? = nil, in context: Context
  ) -> Problem.Kind? {
    do {
      switch try program.parse(arguments) {
      case .print(let text):
        try context.out.write(text + "\n")
        return nil
      case .run(let parsed):
        var command = try command(parsed)
        if let session { try command.common.inherit(session.context.options, about: session.id) }
        command.enter(context)
        do {
          try command.run()
          try command.warnOfTapes()
          return command.context.ending.kind
        } catch {
          return command.context.mention(error)
        }
      }
    } catch {
      return context.say(
        Problem(error),
        asJSON: session?.context.options.isJSON == true
          || arguments.prefix { $0 != "--" }.contains("--json"))
    }
  }

  static let exits =
    [(label: "0", text: "done")]
    + Problem.Kind.allCases.map { ("\($0.exit.number)", $0.exit.meaning) }

  static let reference: [ManualSection] = [
    ("EXIT STATUS", exits),
    (
      "ENVIRONMENT",
      [
        ("SCOREBOARD_GAME", "the game, if none is named"),
        ("SCOREBOARD_EVENT", "the event, if none is named"),
        ("SCOREBOARD_COURT", "the court whose game is meant and whose next fixture is played"),
        ("SCOREBOARD_LIBRARY", "the folder of the games, if none is named"),
        ("NO_COLOR, CLICOLOR_FORCE", "no colour, or colour even without a terminal"),
        ("TERM", "dumb is a terminal without colour and screens"),
        ("COLUMNS", "the width of answers, else that of the terminal"),
      ]
    ),
    (
      "FILES",
      [
        ("games/ID.json", "a game, in the folder that --library or SCOREBOARD_LIBRARY names"),
        ("games/NAME.event", "the plan of an event"),
        ("games/league", "the title, rules and colours of a league"),
        ("games/.scoreboard", "the lock, the index, and deleted games"),
      ]
    ),
  ]
}
