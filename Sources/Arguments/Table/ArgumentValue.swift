/// A value that can be read from one argument.
public protocol ArgumentValue: SendableMetatype {
  /// The value typed as `argument`, or nil when it is none.
  init?(argument: String)
  /// What must be typed, as in "--count takes `a whole number`, not 'x'".
  static var expected: String { get }
  /// Every value there is, if they can be listed.
  static var allowed: [String] { get }
  /// Whether the value goes on in the next argument, as in `Q3 2:31`.
  static func continues(_ typed: String, in next: String) -> Bool
}

extension ArgumentValue {
  /// Any number of values.
  public static var allowed: [String] { [] }
  /// Each value is one argument.
  public static func continues(_ typed: String, in next: String) -> Bool { false }
}

extension String: ArgumentValue {
  /// Takes any text, also an empty one.
  public init?(argument: String) { self = argument }
  /// Never shown, since any text is right.
  public static var expected: String { "text" }
}

extension Int: ArgumentValue {
  /// Takes decimal digits with or without a sign.
  public init?(argument: String) { self.init(argument) }
  /// Said when the digits are none, or too many.
  public static var expected: String { "a whole number" }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// Takes the raw value of a case, exactly as it is written.
  public init?(argument: String) { self.init(rawValue: argument) }
  /// The raw values, in the order of the cases.
  public static var allowed: [String] { allCases.map(\.rawValue) }
  /// The raw values, as in "always, never or auto".
  public static var expected: String {
    let before = allowed.dropLast().joined(separator: ", ")
    return before.isEmpty ? allowed.joined() : before + " or " + allowed.suffix(1).joined()
  }
}
