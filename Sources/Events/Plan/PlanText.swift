/// The text of a plan, made to be edited by hand: a line for each thing that it says, and comments
/// behind `#`. A change keeps the comments, the order and the spacing of all the rest.
struct PlanText: Equatable {
  /// The lines without their breaks; the last one is empty where the text ends with a break.
  private(set) var lines: [String]

  /// A text, of whatever it may be.
  init(_ text: String) {
    // Bytes, for "\r\n" is one character.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// All of it.
  var text: String { lines.joined(separator: "\n") }
}
