/// One command of a program: a struct whose properties the parser fills from the table.
public protocol Command {
  /// The command with nothing typed after it.
  init()
  /// The word that names the command, such as `record`.
  static var name: String { get }
  /// One line for the list of commands, without a final full stop.
  static var summary: String { get }
  /// Whole command lines to copy, at least one; help begins with them.
  static var examples: [String] { get }
  /// Paragraphs that help prints after the tables. A line that begins with a space is not wrapped.
  static var details: String { get }
  /// Every word and option the command takes, the words in the order in which they are typed.
  static var table: [Row<Self>] { get }
  /// What was probably meant by a word or option that the table does not have; nil to suggest the
  /// one that is spelled most like it.
  static func meant(by typed: String) -> String?
}

extension Command {
  /// Nothing after the tables.
  public static var details: String { "" }

  /// Nothing: suggests by spelling alone.
  public static func meant(by typed: String) -> String? { nil }

  /// The arguments that the table describes, in order.
  public static var arguments: [Argument] { table.map(\.argument) }
}
