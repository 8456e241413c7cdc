/// What the words and options of a command need of each other: one row of its table.
///
/// A need has the names of rows with spaces between: that of an option is its name, that of a word its placeholder.
/// In a message, `{1}` is the first of `names` that was typed, as `--name` or as the word in quotes, and `{2}` is the
/// one of `others` that was typed, or all of which one is missing. Without a code of its own, the error has the code
/// of missing words.
public struct Need: Sendable {
  /// The names of the rows that have the need, and of the rows that it is about.
  public let names, others: [String]
  private let excludes: Bool
  private let code: String?
  private let message: String

  /// Each of these, or without them the command, needs one of the others.
  public init(
    _ names: String = "", needs others: String, code: String? = nil,
    _ message: String = "{1} needs {2}"
  ) {
    (self.names, self.others) = (names.parts, others.parts)
    (self.code, self.message, excludes) = (code, message, false)
  }

  /// None of these goes with one of the others.
  public init(
    _ names: String, excludes others: String, code: String? = nil, _ message: String
  ) {
    (self.names, self.others) = (names.parts, others.parts)
    (self.code, self.message, excludes) = (code, message, true)
  }

  /// Only one of these may be typed.
  public init(onlyOneOf names: String, code: String? = nil, _ message: String) {
    self.init(names, excludes: names, code: code, message)
  }

  /// The error, if what was typed does not meet the need: `typed` has the names of rows, each with how a message
  /// shows it.
  func fault(
    in typed: [(name: String, shown: String)], of command: any Command.Type
  ) -> UsageError? {
    let one = typed.first { names.contains($0.name) }
    if one == nil, !names.isEmpty { return nil }
    let other = typed.first { $0.name != one?.name && others.contains($0.name) }
    guard (other != nil) == excludes else { return nil }
    let missing = others.map { $0.first?.isLowercase == true ? "--\($0)" : String($0) }
    let (shown, needed) = (one?.shown ?? command.name, other?.shown ?? missing.alternatives)
    let shared = { (line: String) in (missing + [shown]).count(where: line.contains) }
    let example =
      names.isEmpty ? command.examples.first : command.examples.max { shared($0) < shared($1) }
    return UsageError(
      code ?? command.missingCode,
      message.replacing("{1}", with: shown).replacing("{2}", with: needed),
      excludes ? "leave one of them out" : "for example: \(example ?? "")")
  }
}

extension String {
  fileprivate var parts: [String] { split(separator: " ").map { String($0) } }
}
