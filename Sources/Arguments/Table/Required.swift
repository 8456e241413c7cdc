/// A required word, as a property of its command.
///
/// The parser returns a command only when all required words are filled, so `get()` then has the word,
/// and no command needs a default for it.
public struct Required<Value> {
  private let value: Value?

  /// A word that has not been read yet.
  public init() { value = nil }

  /// A word that was typed.
  public init(_ value: Value) { self.value = value }

  /// The word that was typed; throws when the command has no row for it.
  public func get() throws(NotParsed) -> Value {
    guard let value else { throw NotParsed() }
    return value
  }
}

extension Required: Equatable where Value: Equatable {}
extension Required: Sendable where Value: Sendable {}

/// A required word was read before the parser filled it, which is a fault of the program.
public struct NotParsed: Error {}
