/// Members of an object: a key and a value in one.
extension JSONWriter {
  /// A member that is a string or null.
  public mutating func field(_ key: StaticString, _ value: String?) {
    self.key(key)
    string(value)
  }

  /// A member that is a whole number or null.
  public mutating func field(_ key: StaticString, _ value: Int?) {
    self.key(key)
    int(value)
  }

  /// A member that is `true` or `false`.
  public mutating func field(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// A member that is a number given in thousandths, or null.
  public mutating func field(_ key: StaticString, thousandths value: Int?) {
    self.key(key)
    thousandths(value)
  }

  /// A member that is a list of strings.
  public mutating func field(_ key: StaticString, _ values: [String]) {
    self.key(key)
    array { json in
      for value in values { json.string(value) }
    }
  }
}
