import Basketball
import Terminal
import ViewModels

/// The shirt number being typed, after `#`.
struct ShirtNumber {
  private(set) var digits = ""
  private let people: [Person]

  /// The result of a key.
  enum Step: Equatable {
    case typing, dropped
    /// The key cannot be part of the number.
    case refused(String)
    /// The number is complete. A key after it is still to be handled.
    case found(Person, then: Key?)
  }

  init(among people: [Person]) { self.people = people }

  /// The players with the number.
  var meant: [Person] { people.filter { $0.number == digits } }

  private func begun(by digits: String) -> [Person] {
    people.filter { $0.number?.hasPrefix(digits) ?? false }
  }

  mutating func press(_ key: Key) -> Step {
    switch key {
    case .escape: return .dropped
    case .backspace:
      digits = String(digits.dropLast())
      return .typing
    case .character(let digit) where digit.isASCII && digit.isNumber:
      let new = digits + String(digit)
      let begun = begun(by: new)
      guard !begun.isEmpty else { return .refused("nobody wears #\(new)") }
      digits = new
      return begun.count == 1 && begun == meant ? .found(begun[0], then: nil) : .typing
    case .enter where meant.count == 1: return .found(meant[0], then: nil)
    case .character("h") where !meant.isEmpty: return choose(.home)
    case .character("v") where !meant.isEmpty: return choose(.away)
    default:
      guard let one = meant.first else { return .refused("a shirt number follows, Esc goes back") }
      return meant.count == 1
        ? .found(one, then: key) : .refused("both teams have #\(digits): h or v says which")
    }
  }

  private func choose(_ side: Side) -> Step {
    meant.first { $0.who.side == side }.map { .found($0, then: nil) }
      ?? .refused("#\(digits) is in the other team")
  }
}
