import Basketball
import JSON

/// A line of a plan that cannot be read, and why.
public struct PlanLineError: Error, Equatable, Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let fault: PlanError

  /// What is wrong, and where.
  public var text: String { "line \(line): \(fault.text)" }
}

/// What is wrong with a line of a plan.
public enum PlanError: Error, Equatable, Sendable {
  /// A line with an unknown first word.
  case unknownKey(String)
  /// Control characters.
  case controls
  /// A line that says the same as an earlier one.
  case twice(String, line: Int)
  /// A line that lacks something; the example is `pool A Reds, Blues`.
  case incomplete(example: String)
  /// An invisible name or an impossible roster.
  case malformedTeam(String, GameError)
  /// A team's name that would be read as a reference, such as `A1`.
  case isReference(String)
  case unknownRules(String)
  case malformedDay(String)
  case malformedSlot(String)
  /// A word too many.
  case unexpected(String)
  /// A pool's name that is malformed.
  case malformedPool(String)
  /// A team in two pools.
  case inTwoPools(String)
  /// Words that are neither a team nor a reference.
  case unknownSide(String)
  case unknownTeam(String)
  case unknownCourt(String, known: [String])
  /// Both sides of a fixture are the same.
  case sameSides(String)
  case unknownFixture(Int)
  /// A fixture that depends on its own result.
  case circle(Int)
  case noSuchPlace(String, teams: Int)
  /// A line for pools and fixtures in an event with a queue.
  case withQueue(String)
  /// A line for a queue in an event without one.
  case withoutQueue(String)

  /// What is wrong.
  public var text: String {
    switch self {
    case .unknownKey(let word):
      "'\(word.excerpt)' is neither the number of a fixture nor one of "
        + PlanKey.allCases.map(\.rawValue).joined(separator: ", ")
    case .controls: "it has control characters"
    case .twice(let what, let line): "line \(line) has \(what) already"
    case .incomplete(let example): "something is missing; it is written like '\(example)'"
    case .malformedTeam(let name, let error): "the team '\(name.excerpt)' \(error.inPlan)"
    case .isReference(let name):
      "a team cannot be called '\(name.excerpt)', which is a reference"
    case .unknownRules(let name): "there are no rules called '\(name.excerpt)'"
    case .malformedDay(let word): "'\(word.excerpt)' is not a day such as 2026-07-04"
    case .malformedSlot(let word): "'\(word.excerpt)' is not a number of minutes"
    case .unexpected(let word): "'\(word.excerpt)' is one word too many"
    case .malformedPool(let name):
      "a pool cannot be called '\(name.excerpt)': it is a word other than L and W, without digits"
    case .inTwoPools(let name): "\(name.excerpt) is in another pool already"
    case .unknownSide(let words): "there is no team and no reference in '\(words.excerpt)'"
    case .unknownTeam(let name): "no team of the event is called '\(name.excerpt)'"
    case .unknownCourt(let name, let known):
      "there is no court '\(name.excerpt)', but \(known.joined(separator: ", "))"
    case .sameSides(let name): "\(name.excerpt) cannot play against itself"
    case .unknownFixture(let number): "there is no fixture \(number)"
    case .circle(let number): "who plays fixture \(number) depends on its own result"
    case .noSuchPlace(let reference, let teams):
      "there is no '\(reference.excerpt)' among \(teams) teams"
    case .withQueue(let word): "an event with a queue has no line '\(word.excerpt)'"
    case .withoutQueue(let word):
      "'\(word.excerpt)' needs a line such as '\(PlanKey.queue.example)'"
    }
  }
}

extension GameError {
  /// What is wrong with a team, to follow its name.
  fileprivate var inPlan: String {
    switch self {
    case .sameName(let name, _): "has two players called \(name.excerpt)"
    case .sameNumber(let number, _): "has the number \(number) twice"
    case .malformedNumber(let text): "has a number that cannot be: '\(text.excerpt)'"
    case .controlCharacter: "has control characters"
    case .emptyName: "has a name in which no letter can be seen"
    case .rosterFull: "has too many players"
    default: "has a roster that cannot be"
    }
  }
}
