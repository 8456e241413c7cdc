import Events
import Storage

/// How a command finds an event and its standing.
extension Common {
  /// The name of the event: a word, else `SCOREBOARD_EVENT`, else the only one.
  func eventName(_ word: String?, in context: Context) throws -> String {
    if let name = word ?? context.variable("SCOREBOARD_EVENT") { return name }
    let names = try library(in: context).eventNames()
    guard let name = names.first else {
      throw Failure(
        "noSuchEvent", .noInput, "there is no event in the library",
        hint: "'\(library: "event plan cup Reds Blues Greens")' makes one")
    }
    guard names.count == 1 else {
      throw Failure(
        "severalEvents", .refused, "several events may be meant: \(Failure.few(names))",
        hint: "say which: --event \(names[0].asShellWord); or set SCOREBOARD_EVENT")
    }
    return name
  }

  func libraryEvent(_ name: String, in context: Context) throws -> LibraryEvent {
    LibraryEvent(name: name, library: try library(in: context))
  }

  /// The standing of an event by a plan. Reports unreadable games, for which the exit is an error.
  func standing(
    of event: LibraryEvent, _ plan: Plan, in context: Context
  ) throws -> (standing: EventStanding, exit: Exit) {
    let (standing, damaged) = try event.standing(plan, now: context.now())
    return (standing, report(damaged, in: context))
  }

  func standing(
    of name: String, in context: Context
  ) throws -> (standing: EventStanding, exit: Exit) {
    let event = try libraryEvent(name, in: context)
    return try standing(of: event, event.plan(), in: context)
  }
}
