import Basketball
import Events
import Storage

/// How a command finds an event, and where that stands.
extension GameCommand {
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

  /// The plan of a text.
  func plan(_ text: String, of name: String, in library: GameLibrary) throws -> Plan {
    try library.plan(text, of: name)
  }

  /// The plan of an event.
  func plan(of name: String, in library: GameLibrary) throws -> Plan {
    try library.plan(of: name)
  }

  /// Where an event stands. Games that cannot be read are reported, and left out.
  func standing(
    _ plan: Plan, of name: String, in library: GameLibrary, _ context: Context
  ) throws -> EventStanding {
    let (standing, damaged) = try LibraryEvent(name: name, library: library)
      .standing(plan, now: context.now())
    for error in damaged { _ = report(error, in: context) }
    return standing
  }

  /// Where an event stands now.
  func standing(of name: String, in context: Context) throws -> EventStanding {
    let library = try library(in: context)
    return try standing(plan(of: name, in: library), of: name, in: library, context)
  }
}

extension GameLibrary {
  /// The plan of a text.
  func plan(_ text: String, of name: String) throws(LibraryError) -> Plan {
    do throws(PlanDamage) {
      return try Plan(text)
    } catch {
      throw damagedEvent(name, error.text)
    }
  }

  /// The plan of an event.
  func plan(of name: String) throws(LibraryError) -> Plan {
    try plan(eventText(name), of: name)
  }
}
