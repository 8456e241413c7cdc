/// The variables of an environment, looked up one by one when needed.
public struct Environment {
  private let lookUp: (String) -> String?

  /// The environment that a function looks up.
  public init(_ lookUp: @escaping (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The value of a variable; nil where it is not set.
  public subscript(name: String) -> String? { lookUp(name) }
}
