/// A word that must be there, as a property of its command.
///
/// A command begins empty and is given out only when the parser has filled every required word or
/// has reported the one that is missing. So `get()` has the word that was typed, and no command
/// needs a default value for what cannot be left out.
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

/// A required word was asked for that no command line has filled: a fault of the program, which
/// nothing that is typed can cause.
public struct NotParsed: Error {}
