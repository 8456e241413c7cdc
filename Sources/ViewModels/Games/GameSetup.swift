import Basketball

/// A field of the set-up, in their order.
public nonisolated enum SetupField: CaseIterable, Sendable {
  case homeName, homePlayers, awayName, awayPlayers, rules, target, limit
}

/// Why a game could not be made.
public nonisolated struct SetupProblem: Error, Equatable, Sendable {
  /// Where it can be put right; nil where that is in no field.
  public let field: SetupField?
  /// What is wrong.
  public let text: String

  init(_ field: SetupField?, _ text: String) {
    (self.field, self.text) = (field, text)
  }
}

/// The set-up of a game in a library.
public final class GameSetup {
  /// The set of rules that it is played by.
  public let rules = Dynamic(Rules.pickup)
  /// Why it could not be made; nil before it was tried.
  public let problem = Dynamic<SetupProblem?>(nil)
  private let texts: [SetupField: Dynamic<String>]
  private let make: (Sides<Team>, Rules) throws -> String
  private let wording: Wording

  /// A game that `make` makes, and gives the id of.
  public init(make: @escaping (Sides<Team>, Rules) throws -> String, wording: Wording) {
    (self.make, self.wording) = (make, wording)
    let typed = SetupField.allCases.filter { $0 != .rules }
    texts = Dictionary(
      uniqueKeysWithValues: typed.map { ($0, Dynamic(Rules.pickup.text(in: $0))) })
  }

  /// What is typed in a field; nil for the set of rules, which is chosen. The target and the limit are
  /// those of the set, until others are typed.
  public func text(of field: SetupField) -> Dynamic<String>? { texts[field] }

  /// Takes what is typed in a field.
  public func type(_ text: String, in field: SetupField) {
    texts[field]?.update(text)
    problem.update(nil)
  }

  /// Whether something was typed that would be lost.
  public var hasInput: Bool { texts.keys.contains(where: isChanged) }

  private func isChanged(_ field: SetupField) -> Bool {
    typed(field) != rules.value.text(in: field)
  }

  private func typed(_ field: SetupField) -> String { texts[field]?.value ?? "" }

  /// Takes the set of rules so many places on, round and round.
  public func changeRules(by places: Int) {
    problem.update(nil)
    let sets = Rules.presets
    let place = sets.firstIndex(of: rules.value) ?? 0
    rules.value = sets[((place + places) % sets.count + sets.count) % sets.count]
    for field in [SetupField.target, .limit] { texts[field]?.update(rules.value.text(in: field)) }
  }

  /// Makes the game.
  ///
  /// - Returns: its id; nil when it could not be made, and `problem` says why.
  public func create() -> String? {
    do {
      let home = try team(.homeName, .homePlayers)
      let away = try team(.awayName, .awayPlayers)
      let id = try make(try teams(home, away), try changedRules())
      problem.update(nil)
      return id
    } catch let found as SetupProblem {
      problem.value = found
    } catch {
      problem.value = SetupProblem(nil, wording.explain(error))
    }
    return nil
  }

  private func team(_ nameField: SetupField, _ playersField: SetupField) throws -> Team {
    let name = typed(nameField)
    if name.contains(":") {
      throw SetupProblem(nameField, "a team's name has no colon, but '\(name)' has")
    }
    // A name that will not do is wrong beside any players.
    let isNamed = !name.allSatisfy(\.isWhitespace) && !name.hasControls
    return try checking(isNamed ? playersField : nameField) {
      try Team(typed: "\(name): \(typed(playersField))", rules: rules.value)
    }
  }

  private func teams(_ home: Team, _ away: Team) throws -> Sides<Team> {
    do {
      return try Sides(typedHome: home, away: away)
    } catch .sameTeams(let name) {
      throw SetupProblem(
        name == away.name ? .awayName : .homeName, wording.explain(GameError.sameTeams(name)))
    }
  }

  /// The set of rules with what was typed in place of its values.
  private func changedRules() throws -> Rules {
    var changes = RuleChanges()
    if isChanged(.target) {
      guard let points = Int(typed(.target)) else {
        throw SetupProblem(.target, "the target is a whole number, not '\(typed(.target))'")
      }
      changes.target = points
      _ = try checking(.target) { try rules.value.with(changes) }
    }
    if isChanged(.limit) {
      changes.timeLimit = try checking(.limit) {
        typed(.limit) == Rules.noLimit ? .some(nil) : .some(try ClockReading(typed: typed(.limit)))
      }
      _ = try checking(.limit) { try rules.value.with(changes) }
    }
    return try rules.value.with(changes)
  }

  /// What is wrong with what is typed in a field.
  private func checking<Value>(_ field: SetupField, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw SetupProblem(field, wording.explain(error))
    }
  }
}

nonisolated extension Rules {
  fileprivate static let noLimit = "none"

  /// What a field says by these rules, as it may be typed.
  fileprivate func text(in field: SetupField) -> String {
    switch field {
    case .target: String(target)
    case .limit: timeLimit.map { String($0.text.dropLast(2)) } ?? Self.noLimit
    case .homeName, .homePlayers, .awayName, .awayPlayers, .rules: ""
    }
  }
}
