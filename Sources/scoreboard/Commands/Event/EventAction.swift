import Arguments
import Basketball
import Events
import Views

/// `event`, or an action of it.
protocol EventAction: GameCommand {}

extension EventAction {
  static var wordsCode: String? { "eventWords" }

  mutating func visitShared(_ rows: Rows) {
    context.visitEvent(rows)
    context.visitLibrary(rows)
  }

  func suggestions(of kind: String) -> [Suggestion] {
    guard kind == "TEAM" else { return context.suggestions(of: kind) }
    return (try? context.libraryEvent().plan().teams.map(\.name).suggestions) ?? []
  }

  /// The rules of the event; a league that cannot be read is ignored.
  func rules(of plan: Plan) throws -> Rules {
    try plan.rules(in: try? library.league(), on: context.today)
  }

  /// Changes the event's file under the lock, unless this is a dry run, and shows the event after it.
  ///
  /// - Parameter number: the fixture whose double bookings are all reported; of other fixtures only new ones are.
  func change(
    about number: Int? = nil, by decide: (EventStanding) throws -> Plan,
    saying lines: (_ old: EventStanding, EventStanding) -> [String],
    warning: (_ old: EventStanding, EventStanding) -> [String] = { _, _ in [] }
  ) throws {
    let event = try context.libraryEvent()
    var change: (old: EventStanding, new: EventStanding)?
    func decided(_ text: String) throws -> String {
      let old = try context.standing(of: event, event.plan(text))
      let plan = try decide(old)
      // Unreadable games were reported with the old plan.
      change = (old, try event.standing(plan, now: now))
      return plan.text
    }
    if common.isDryRun {
      _ = try decided(library.eventText(event.name))
    } else {
      try library.changeEvent(event.name, decided)
    }
    guard let (old, standing) = change else { return }
    try confirm(standing.document()) {
      lines(old, standing).map(\.escapingControls) + dryRunNote
    }
    if common.isDryRun { return }
    let known = Set(old.clashes.filter { number.map($0.fixtures.contains) != true })
    try warn(
      warning(old, standing) + standing.clashes.filter { !known.contains($0) }.map(standing.line))
    try warn(of: standing.disputes(since: old))
  }
}

extension StartTime: ArgumentValue {
  /// The form of a time.
  public static let expected = "a time such as 14:20"

  /// The time that was typed.
  public init?(argument: String) { self.init(argument) }
}
