/// A way through the rows of a command: it lists them, or stores what was typed in the property of one.
///
/// A row gets its property as an `inout`, not as a key path, whose types would be made at run time in each command.
/// The property has to be a stored one: a computed one would be set by each visit.
public final class Rows {
  /// The rows that were listed.
  public private(set) var arguments = [Argument]()
  /// The row that stores a value, and what was typed for it, empty for a flag; nil lists the rows.
  private let typed: (row: Int, text: String)?
  /// How many rows were visited.
  private(set) var count = 0
  /// Whether the row does not take what was typed.
  private(set) var isRefused = false

  /// Lists the rows.
  public init() { typed = nil }

  /// Stores a value in a row.
  init(_ row: Int, _ text: String) { typed = (row, text) }
}

/// The kinds of rows.
extension Rows {
  /// An option without a value.
  public func flag(
    _ name: String, letter: Character? = nil, _ help: String, _ property: inout Bool
  ) {
    flag(name, letter: letter, help) { property = true }
  }

  /// An option without a value, noted by a function.
  public func flag(
    _ name: String, letter: Character? = nil, _ help: String, store: () -> Void
  ) {
    if next(.flag, name, letter, help: help) != nil { store() }
  }

  /// An option that takes a value.
  @inlinable
  public func option<V: ArgumentValue>(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ help: String,
    _ property: inout V?
  ) {
    option(name, letter: letter, placeholder, help) { property = $0 }
  }

  /// An option that takes a value, which a function stores.
  ///
  /// - Parameter isRepeated: whether it may be given more than once.
  @inlinable
  public func option<V: ArgumentValue>(
    _ name: String, letter: Character? = nil, isRepeated: Bool = false, _ placeholder: String,
    _ help: String, store: (V) -> Void
  ) {
    let typed = next(
      .option, name, letter, placeholder, help: help, V.self, isRepeated: isRepeated)
    take(typed, store)
  }

  /// An option whose text is stored if it is a value of a type, or one of these words.
  public func option(
    _ name: String, _ placeholder: String, _ help: String, _ value: (any ArgumentValue.Type)?,
    oneOf words: [String], store: (String) -> Void
  ) {
    let typed = next(.option, name, nil, placeholder, help: help, value, words: words)
    guard let typed else { return }
    let isRight = value.map { $0.init(argument: typed) != nil } ?? words.contains(typed)
    if isRight { store(typed) } else { refuse() }
  }

  /// A word that must be there; it replaces the value that the property has.
  @inlinable
  public func word<V: ArgumentValue>(
    _ placeholder: String, _ help: String, _ property: inout V
  ) {
    take(next(.word, "", nil, placeholder, help: help, needing: 1, V.self)) { property = $0 }
  }

  /// A word that may be left out.
  @inlinable
  public func optionalWord<V: ArgumentValue>(
    _ placeholder: String, _ help: String, _ property: inout V?
  ) {
    take(next(.optionalWord, "", nil, placeholder, help: help, V.self)) { property = $0 }
  }

  /// All the remaining words, at least `atLeast` of them.
  public func words(
    _ placeholder: String, atLeast: Int = 0, _ help: String, _ property: inout [String]
  ) {
    if let word = next(.words, "", nil, placeholder, help: help, needing: atLeast) {
      property.append(word)
    }
  }

  /// Visits a row.
  ///
  /// - Returns: what was typed for it, if it is the one that stores.
  @usableFromInline
  func next(
    _ kind: Argument.Kind, _ name: String, _ letter: Character? = nil,
    _ placeholder: String = "",
    help: String, needing least: Int = 0, _ value: (any ArgumentValue.Type)? = nil,
    words: [String] = [], isRepeated: Bool = false
  ) -> String? {
    defer { count += 1 }
    if let typed {
      return typed.row == count ? typed.text : nil
    }
    arguments.append(
      Argument(
        kind: kind, name: name, letter: letter, placeholder: placeholder, help: help,
        isRepeated: isRepeated, wordsNeeded: least, value: value, words: words))
    return nil
  }

  @inlinable
  func take<V: ArgumentValue>(_ text: String?, _ store: (V) -> Void) {
    guard let text else { return }
    if let value = V(argument: text) { store(value) } else { refuse() }
  }

  @usableFromInline
  func refuse() { isRefused = true }
}
