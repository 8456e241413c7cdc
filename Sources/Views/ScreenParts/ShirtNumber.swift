import Basketball
import Terminal
import ViewModels

/// The number of a player that is being typed, after `#`.
struct ShirtNumber {
  private(set) var digits = ""
  /// Everybody in the game.
  private let people: [Person]

  /// What a key has made of it.
  enum Step: Equatable {
    case typing, dropped
    /// The key can be no part of it.
    case refused(String)
    /// Somebody is meant. The key that came behind the number is still to be done.
    case found(Person, then: Key?)
  }

  init(among people: [Person]) { self.people = people }

  /// Those whose number it is.
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
