import Terminal

extension Environment: ExpressibleByDictionaryLiteral {
  /// The environment of these variables and no others.
  public init(_ variables: [String: String]) {
    self.init { variables[$0] }
  }

  /// The environment of these variables and no others.
  public init(dictionaryLiteral variables: (String, String)...) {
    self.init(Dictionary(variables) { $1 })
  }
}
