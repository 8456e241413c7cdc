/// One command of a program: a struct whose properties the parser fills row by row.
public protocol Command {
  /// The command with nothing typed after it.
  init()
  /// The word that names the command, such as `record`; of an action two, such as `event move`.
  static var name: String { get }
  /// One line for the list of commands, without a final full stop.
  static var summary: String { get }
  /// Whole command lines to copy, at least one; help begins with them.
  static var examples: [String] { get }
  /// Paragraphs that help prints after the tables, with an empty line between them. One whose lines begin
  /// with a space is not wrapped.
  static var details: String { get }
  /// Visits every word and option that the command takes, each with the property that stores it, the
  /// words in the order in which they are typed.
  mutating func visit(_ rows: Rows)
  /// What its words and options need of each other.
  static var needs: [Need] { get }
  /// The code of errors about its words; nil for those that all commands have.
  static var wordsCode: String? { get }
  /// What was probably meant by a word or option that it does not have; nil to suggest the
  /// one that is spelled most like it.
  static func meant(by typed: String) -> String?
}

extension Command {
  /// By default, no text after the tables.
  public static var details: String { "" }

  /// By default, each word and option goes with every other.
  public static var needs: [Need] { [] }

  /// The codes that all commands have.
  public static var wordsCode: String? { nil }

  /// By default, suggestions are made by spelling alone.
  public static func meant(by typed: String) -> String? { nil }

  /// The code where a word is missing.
  static var missingCode: String { wordsCode ?? "missingWord" }

  /// The arguments that it visits, in order.
  public static var arguments: [Argument] {
    let rows = Rows()
    var command = Self()
    command.visit(rows)
    return rows.arguments
  }

  /// The words among them.
  public static var words: [Argument] { arguments.filter { !$0.isOption } }

  /// The usage that follows the name of the command.
  static var usage: String { (["[OPTION]..."] + words.map(\.usage)).spaceSeparated }

  /// Whether it is an action of another command: `move` of `event`.
  public static var isAction: Bool { name.utf8.contains(UInt8(ascii: " ")) }

  /// The last word of its name.
  public static var word: String { String(name.drop { $0 != " " }.dropFirst()) }

  /// The options among them, and `--help`.
  public static var options: [Argument] {
    arguments.filter(\.isOption) + Argument.ofProgram(isNamed: true)
  }
}
