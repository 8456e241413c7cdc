/// The rules that a league, an event or a command line asks for: a set, single values, or both.
///
///     try RulesChoice(typed: "fiba5x5 --length 9:00 --overtimes +1").rules(on: day, above: .pickup)
public struct RulesChoice: Equatable, Sendable {
  /// The name of the set, where `fiba5x5` means the edition of a game's day; nil to change values of other rules.
  public private(set) var set: String?
  /// Single values, by the names of their options.
  public private(set) var changes: RuleChanges

  /// A choice of values that were checked.
  public init(_ set: String? = nil, _ changes: RuleChanges = [:]) {
    self.set = set
    self.changes = changes
  }

  /// A choice of words: `fiba5x5 --length 9:00`. Values with spaces stand in quotes.
  public init(typed text: String) throws(Problem) {
    var words = Self.words(text)[...]
    if let first = words.first, !first.hasPrefix("--") {
      try Rules.check(first)
      set = first
      words = words.dropFirst()
    }
    changes = [:]
    while let option = words.popFirst() {
      var rules = Rules()
      let name = String(option.dropFirst(2))
      let value = words.popFirst() ?? ""
      guard option.hasPrefix("--"), let isValue = rules.set(name, to: value) else {
        throw Problem(
          "unknownRule", .usage, "\(option.quoted) is no value of rules",
          "'scoreboard help rules' lists them")
      }
      guard isValue else {
        throw Problem(
          "badRule", .usage, "\(option.excerpt) cannot be \(value.quoted)",
          "'scoreboard help rules' says what it takes")
      }
      changes[name] = value
    }
    guard set != nil || !changes.isEmpty else { throw .unknownRules(text) }
    try check()
  }

  /// Refuses values that no set can have together or, if a set is chosen, that this set cannot have.
  private func check() throws(Problem) {
    let sets = Rules.presets.filter { set.map($0.began(with:)) ?? true }
    if !sets.contains(where: { (try? $0.with(changes)) != nil }) { _ = try sets[0].with(changes) }
  }

  /// The words of a text, of which those in quotes may have spaces.
  private static func words(_ text: String) -> [String] {
    var words = [String]()
    var quote = Character?.none
    var isOpen = false
    for character in text {
      switch (quote, character) {
      case (character?, _): quote = nil
      case (nil, "'"), (nil, "\""):
        if !isOpen { words.append("") }
        quote = character
        isOpen = true
      case (nil, " "): isOpen = false
      default:
        if !isOpen { words.append("") }
        words[words.count - 1].append(character)
        isOpen = true
      }
    }
    return words
  }

  /// The choice as it is typed: `fiba5x5 --length 9:00`.
  public var text: String {
    let options = changes.sorted { $0.key < $1.key }.map { option, value in
      "--\(option) \(value.contains(" ") ? "'\(value)'" : value)"
    }
    return (set.array + options).spaceSeparated
  }

  /// The rules of a game on a day: the chosen set or, without one, the rules `below`, with the chosen values.
  public func rules(on day: Day, above below: Rules) throws(Problem) -> Rules {
    guard let set else { return try below.with(changes) }
    return try Rules.preset(set, on: day).with(changes)
  }
}

extension Day {
  /// 1970-01-01, for what is the same on each day.
  public static let first = Day(number: 0)
}

extension Optional<RulesChoice> {
  /// The rules of a game on a day; the rules `below` if nothing is chosen.
  public func rules(on day: Day, above below: Rules) throws(Problem) -> Rules {
    try self?.rules(on: day, above: below) ?? below
  }
}
