/// One command of a program: a struct whose properties the parser fills from the table.
public protocol Command {
  /// The rows of a command.
  typealias Rows = [Row<Self>]

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
  static var table: Rows { get }
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

  /// The words among them.
  public static var words: [Argument] { arguments.filter { !$0.isOption } }

  /// What is typed after its name.
  static var usage: String { (["[OPTION]..."] + words.map(\.usage)).joined(separator: " ") }

  /// The options among them, and `--help`.
  public static var options: [Argument] {
    arguments.filter(\.isOption) + Argument.ofProgram(isNamed: true)
  }
}

/// One row of a command's table: an argument, and where its value is stored.
///
/// Key paths are closures here: one that is made costs 20,000 instructions, and a command line
/// stores few of the values that its table describes.
public struct Row<Root> {
  /// The argument, as help shows it.
  public let argument: Argument
  /// Stores a value (empty for a flag); false when the row does not take it.
  let store: (inout Root, String) -> Bool
}

extension Row {
  /// Where a value is stored.
  public typealias Property<Value> = () -> WritableKeyPath<Root, Value>

  /// An option without a value.
  public static func flag(
    _ name: String, letter: Character? = nil, _ help: String,
    _ property: @autoclosure @escaping Property<Bool>
  ) -> Row {
    Row(argument: Argument(kind: .flag, name: name, letter: letter, help: help)) { root, _ in
      root[keyPath: property()] = true
      return true
    }
  }

  /// An option that takes a value.
  public static func option<V: ArgumentValue>(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ help: String,
    _ property: @autoclosure @escaping Property<V?>
  ) -> Row {
    option(name, letter: letter, placeholder, help, property(), as: V?.some)
  }

  /// The same of which only a part is stored, such as `\Day.text`.
  public static func option<V: ArgumentValue, Part>(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ help: String,
    _ property: @autoclosure @escaping Property<Part>,
    as part: @escaping (V) -> Part
  ) -> Row {
    Row(
      Argument(
        kind: .option, name: name, letter: letter, placeholder: placeholder, help: help,
        value: V.self),
      property, part)
  }

  /// A word that must be there, and takes the place of what the property has before.
  public static func word<V: ArgumentValue>(
    _ placeholder: String, _ help: String,
    _ property: @autoclosure @escaping Property<V>
  ) -> Row {
    Row(Argument(kind: .word, placeholder: placeholder, help: help, value: V.self), property) {
      (value: V) in value
    }
  }

  /// A word that may be left out.
  public static func optionalWord<V: ArgumentValue>(
    _ placeholder: String, _ help: String,
    _ property: @autoclosure @escaping Property<V?>
  ) -> Row {
    Row(
      Argument(kind: .optionalWord, placeholder: placeholder, help: help, value: V.self),
      property, V?.some)
  }

  /// All the remaining words, at least `atLeast` of them.
  public static func words(
    _ placeholder: String, atLeast: Int = 0, _ help: String,
    _ property: @autoclosure @escaping Property<[String]>
  ) -> Row {
    Row(argument: Argument(kind: .words(atLeast: atLeast), placeholder: placeholder, help: help)) {
      root, word in
      root[keyPath: property()].append(word)
      return true
    }
  }

  private init<V: ArgumentValue, Part>(
    _ argument: Argument, _ property: @escaping Property<Part>,
    _ part: @escaping (V) -> Part
  ) {
    self.init(argument: argument) { root, text in
      guard let value = V(argument: text) else { return false }
      root[keyPath: property()] = part(value)
      return true
    }
  }
}

extension Array {
  /// The same rows in the table of a command that has a `Part`, for options that commands share:
  /// `Common.rows.on(\.common)`.
  public func on<Part, Whole>(
    _ part: @autoclosure @escaping Row<Whole>.Property<Part>
  ) -> [Row<Whole>]
  where Element == Row<Part> {
    map { row in Row(argument: row.argument) { row.store(&$0[keyPath: part()], $1) } }
  }

  /// The same rows, which also note the names of the options that were typed.
  public func noting<Root>(
    _ names: @autoclosure @escaping Row<Root>.Property<Set<String>>
  ) -> Self where Element == Row<Root> {
    map { row in
      Row(argument: row.argument) {
        $0[keyPath: names()].insert(row.argument.name)
        return row.store(&$0, $1)
      }
    }
  }
}
