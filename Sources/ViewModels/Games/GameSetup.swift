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

  /// A problem.
  public init(_ field: SetupField?, _ text: String) {
    (self.field, self.text) = (field, text)
  }
}

/// The set-up of a game in a library.
public final class GameSetup {
  /// The set of rules that it is played by.
  public let rules = Dynamic(Rules.pickup)
  /// Why it could not be made; nil before it was tried.
  public let problem = Dynamic<SetupProblem?>(nil)
  private let homeName = Dynamic("")
  private let homePlayers = Dynamic("")
  private let awayName = Dynamic("")
  private let awayPlayers = Dynamic("")
  private let target = Dynamic(Rules.pickup.targetText)
  private let limit = Dynamic(Rules.pickup.limitText)
  private let make: (Sides<Team>, Rules) throws -> String
  private let wording: Wording

  /// A game that `make` makes, and gives the id of.
  public init(make: @escaping (Sides<Team>, Rules) throws -> String, wording: Wording) {
    (self.make, self.wording) = (make, wording)
  }

  /// What is typed in a field; nil for the set of rules, which is chosen. The target and the limit are
  /// those of the set, until others are typed.
  public func text(of field: SetupField) -> Dynamic<String>? {
    switch field {
    case .homeName: homeName
    case .homePlayers: homePlayers
    case .awayName: awayName
    case .awayPlayers: awayPlayers
    case .target: target
    case .limit: limit
    case .rules: nil
    }
  }

  /// Takes what is typed in a field.
  public func type(_ text: String, in field: SetupField) {
    self.text(of: field)?.update(text)
    problem.update(nil)
  }

  /// Whether something was typed that would be lost.
  public var hasInput: Bool {
    [homeName, homePlayers, awayName, awayPlayers].contains { !$0.value.isEmpty }
      || target.value != rules.value.targetText || limit.value != rules.value.limitText
  }

  /// Takes the set of rules so many places on, round and round.
  public func changeRules(by places: Int) {
    problem.update(nil)
    let sets = Rules.presets
    let place = sets.firstIndex(of: rules.value) ?? 0
    rules.value = sets[((place + places) % sets.count + sets.count) % sets.count]
    target.update(rules.value.targetText)
    limit.update(rules.value.limitText)
  }

  /// Makes the game.
  ///
  /// - Returns: its id; nil when it could not be made, and `problem` says why.
  public func create() -> String? {
    do {
      let home = try side(homeName, .homeName, homePlayers, .homePlayers)
      let away = try side(awayName, .awayName, awayPlayers, .awayPlayers)
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

  /// The team that is typed.
  private func side(
    _ name: Dynamic<String>, _ nameField: SetupField, _ players: Dynamic<String>,
    _ playersField: SetupField
  ) throws -> Team {
    if name.value.contains(":") {
      throw SetupProblem(nameField, "a team's name has no colon, but '\(name.value)' has")
    }
    // A name that will not do is wrong beside any players.
    let isNamed = !name.value.allSatisfy(\.isWhitespace) && !name.value.hasControls
    return try checking(isNamed ? playersField : nameField) {
      try Team(typed: "\(name.value): \(players.value)", rules: rules.value)
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
    if target.value != rules.value.targetText {
      guard let points = Int(target.value) else {
        throw SetupProblem(.target, "the target is a whole number, not '\(target.value)'")
      }
      changes.target = points
      _ = try checking(.target) { try rules.value.with(changes) }
    }
    if limit.value != rules.value.limitText {
      changes.timeLimit = try checking(.limit) {
        limit.value == Rules.noLimit ? .some(nil) : .some(try ClockReading(typed: limit.value))
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
  /// What stands for no limit.
  fileprivate static let noLimit = "none"

  /// The target as it may be typed.
  fileprivate var targetText: String { String(target) }

  /// The time limit as it may be typed.
  fileprivate var limitText: String {
    timeLimit.map { String($0.text.dropLast(2)) } ?? Self.noLimit
  }
}
