/// One row of a command's table: an argument, and where the value typed for it goes.
///
/// Key paths are made when they are used: to make those of a whole table would take longer than all
/// else that a command does.
public struct Row<Root> {
  /// What the row says of itself.
  public let argument: Argument
  /// Puts a value (empty for a flag) in its place; false when the value is not taken.
  let set: (inout Root, String) -> Bool

  init(
    _ kind: Argument.Kind, _ name: String, _ letter: Character?, _ placeholder: String,
    _ help: String, value: (any ArgumentValue.Type)? = nil,
    set: @escaping (inout Root, String) -> Bool
  ) {
    argument = Argument(
      kind: kind, name: name, letter: letter, placeholder: placeholder, help: help,
      value: value)
    self.set = set
  }

  private init(argument: Argument, set: @escaping (inout Root, String) -> Bool) {
    self.argument = argument
    self.set = set
  }

  /// The same row in the table of a struct that holds this one's, for options many commands share.
  public func on<Outer>(_ path: @autoclosure @escaping () -> WritableKeyPath<Outer, Root>) -> Row<
    Outer
  > {
    Row<Outer>(argument: argument) { outer, value in set(&outer[keyPath: path()], value) }
  }
}

extension Row {
  /// A flag that sets a property to true.
  public static func flag(
    _ name: String, _ letter: Character?,
    _ path: @autoclosure @escaping () -> WritableKeyPath<Root, Bool>, _ help: String
  ) -> Row {
    flag(name, letter, path(), is: true, help)
  }

  /// A flag without a letter that sets a property to true.
  public static func flag(
    _ name: String, _ path: @autoclosure @escaping () -> WritableKeyPath<Root, Bool>, _ help: String
  ) -> Row {
    flag(name, nil, path(), is: true, help)
  }

  /// A flag that sets a property to `value`, as `--no-color` sets the colour to never.
  public static func flag<V>(
    _ name: String, _ letter: Character?,
    _ path: @autoclosure @escaping () -> WritableKeyPath<Root, V>, is value: V,
    _ help: String
  ) -> Row {
    Row(.flag, name, letter, "", help) { root, _ in
      root[keyPath: path()] = value
      return true
    }
  }

  /// A flag without a letter that sets a property to `value`.
  public static func flag<V>(
    _ name: String, _ path: @autoclosure @escaping () -> WritableKeyPath<Root, V>, is value: V,
    _ help: String
  ) -> Row {
    flag(name, nil, path(), is: value, help)
  }

  /// An option that takes a value; the last one typed stays.
  public static func option<V: ArgumentValue>(
    _ name: String, _ letter: Character?, _ placeholder: String,
    _ path: @autoclosure @escaping () -> WritableKeyPath<Root, V?>, _ help: String
  ) -> Row {
    value(.option, name, letter, placeholder, path(), help)
  }

  /// An option without a letter that takes a value.
  public static func option<V: ArgumentValue>(
    _ name: String, _ placeholder: String,
    _ path: @autoclosure @escaping () -> WritableKeyPath<Root, V?>, _ help: String
  ) -> Row {
    value(.option, name, nil, placeholder, path(), help)
  }

  /// A word that must be there: after parsing its property is not nil.
  public static func word<V: ArgumentValue>(
    _ placeholder: String, _ path: @autoclosure @escaping () -> WritableKeyPath<Root, V?>,
    _ help: String
  ) -> Row {
    value(.word, "", nil, placeholder, path(), help)
  }

  /// A word that may be left out.
  public static func optionalWord<V: ArgumentValue>(
    _ placeholder: String, _ path: @autoclosure @escaping () -> WritableKeyPath<Root, V?>,
    _ help: String
  ) -> Row {
    value(.optionalWord, "", nil, placeholder, path(), help)
  }

  /// All the words that are left, of which there must be `atLeast`.
  public static func words(
    _ placeholder: String, _ path: @autoclosure @escaping () -> WritableKeyPath<Root, [String]>,
    atLeast: Int = 0,
    _ help: String
  ) -> Row {
    Row(.words(atLeast: atLeast), "", nil, placeholder, help) { root, word in
      root[keyPath: path()].append(word)
      return true
    }
  }

  /// An option or word whose value is read as a `V`; the last one typed stays.
  private static func value<V: ArgumentValue>(
    _ kind: Argument.Kind, _ name: String, _ letter: Character?, _ placeholder: String,
    _ path: @autoclosure @escaping () -> WritableKeyPath<Root, V?>, _ help: String
  ) -> Row {
    Row(kind, name, letter, placeholder, help, value: V.self) {
      guard let value = V(argument: $1) else { return false }
      $0[keyPath: path()] = value
      return true
    }
  }
}
