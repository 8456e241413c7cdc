/// One row of a command's table: an argument, and where its value is stored.
public struct Row<Root> {
  /// The argument, as help shows it.
  public let argument: Argument
  /// Stores a value (empty for a flag); false when the row does not take it.
  let store: (inout Root, String) -> Bool
}

extension Row {
  /// An option without a value.
  public static func flag(
    _ name: String, letter: Character? = nil, _ help: String,
    store: @escaping (inout Root) -> Void
  ) -> Row {
    Row(argument: Argument(.flag, name: name, letter: letter, help: help)) { root, _ in
      store(&root)
      return true
    }
  }

  /// An option that takes a value.
  public static func option<V: ArgumentValue>(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ help: String,
    store: @escaping (inout Root, V) -> Void
  ) -> Row {
    let argument = Argument(
      .option, name: name, letter: letter, placeholder: placeholder, help: help, value: V.self)
    return value(argument, store)
  }

  /// A word that must be there.
  public static func word<V: ArgumentValue>(
    _ placeholder: String, _ help: String,
    store: @escaping (inout Root, Required<V>) -> Void
  ) -> Row {
    let argument = Argument(.word, placeholder: placeholder, help: help, value: V.self)
    return value(argument) { store(&$0, Required($1)) }
  }

  /// A word that may be left out.
  public static func optionalWord<V: ArgumentValue>(
    _ placeholder: String, _ help: String, store: @escaping (inout Root, V) -> Void
  ) -> Row {
    value(Argument(.optionalWord, placeholder: placeholder, help: help, value: V.self), store)
  }

  /// All the remaining words, at least `atLeast` of them; each is stored in turn.
  public static func words(
    _ placeholder: String, atLeast: Int = 0, _ help: String,
    store: @escaping (inout Root, String) -> Void
  ) -> Row {
    let argument = Argument(.words(atLeast: atLeast), placeholder: placeholder, help: help)
    return Row(argument: argument) { root, word in
      store(&root, word)
      return true
    }
  }

  private static func value<V: ArgumentValue>(
    _ argument: Argument, _ store: @escaping (inout Root, V) -> Void
  ) -> Row {
    Row(argument: argument) { root, text in
      guard let value = V(argument: text) else { return false }
      store(&root, value)
      return true
    }
  }
}

extension Array {
  /// The same rows in the table of a command that has a `Part`, for options that commands share:
  /// `Common.rows.on(\.common)`.
  public func on<Part, Whole>(_ part: WritableKeyPath<Whole, Part>) -> [Row<Whole>]
  where Element == Row<Part> {
    map { row in Row<Whole>(argument: row.argument) { row.store(&$0[keyPath: part], $1) } }
  }

  /// The same rows, which also note the names of the options that were typed.
  public func noting<Root>(_ names: WritableKeyPath<Root, Set<String>>) -> [Row<Root>]
  where Element == Row<Root> {
    map { row in
      Row<Root>(argument: row.argument) {
        $0[keyPath: names].insert(row.argument.name)
        return row.store(&$0, $1)
      }
    }
  }
}
