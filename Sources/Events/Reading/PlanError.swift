import Basketball

/// A line of a plan that cannot be read, and why.
public struct PlanLineError: ReportedError, Equatable {
  /// The number of the line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let fault: String

  /// What is wrong, and where.
  public var text: String { "line \(line): \(fault)" }

  /// The problem does not name the line, since the words of a command are not lines of a file.
  public var problem: Problem { Problem("badEvent", .usage, fault) }
}

/// What is wrong with a line that is being read.
struct PlanError: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// A line that lacks something.
  static func incomplete(_ key: PlanKey?) -> Self {
    let example = key?.example ?? "25 14:00 court 1 A1 - Reds QF"
    return Self("something is missing; it is written like \(example.quoted)")
  }

  static func unexpected(_ word: String) -> Self {
    Self("\(word.quoted) is one word too many")
  }

  static func unknownTeam(_ name: String) -> Self {
    Self("no team of the event is called \(name.quoted)")
  }
}
