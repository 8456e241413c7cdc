import Basketball
import Storage

/// A game that is being set up.
public protocol GameSetupViewModel: AnyObject {
  /// The home team's name.
  var homeName: Dynamic<String> { get }
  /// The home side's players, with commas between, each with a shirt number before the name or
  /// without one.
  var homePlayers: Dynamic<String> { get }
  /// The away team's name.
  var awayName: Dynamic<String> { get }
  /// The away side's players.
  var awayPlayers: Dynamic<String> { get }
  /// The set of rules that it is played by.
  var rules: Dynamic<Rules> { get }
  /// Points a winner has at least: those of the set, until another number is typed.
  var target: Dynamic<String> { get }
  /// When time is up: as the set has it, until something else is typed; `none` for no limit.
  var limit: Dynamic<String> { get }
  /// Why it could not be made; nil before it was tried.
  var problem: Dynamic<SetupProblem?> { get }
  /// Whether something was typed that would be lost.
  var hasInput: Bool { get }

  /// Takes the set of rules so many places on, round and round.
  func changeRules(by places: Int)
  /// Makes the game.
  ///
  /// - Returns: its id; nil when it could not be made, and `problem` says why.
  func create() -> String?
}

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

extension GameSetupViewModel {
  /// What is typed in a field; nil for the set of rules, which is chosen.
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
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The set-up of a game in a library.
public final class GameSetup: GameSetupViewModel {
  public let homeName = Dynamic("")
  public let homePlayers = Dynamic("")
  public let awayName = Dynamic("")
  public let awayPlayers = Dynamic("")
  public let rules = Dynamic(Rules.pickup)
  public let target = Dynamic(Rules.pickup.targetText)
  public let limit = Dynamic(Rules.pickup.limitText)
  public let problem = Dynamic<SetupProblem?>(nil)
  private let make: (NewGame) throws -> StoredGame
  private let wording: Wording

  /// A game that `make` makes.
  public init(
    make: @escaping (NewGame) throws -> StoredGame, wording: Wording
  ) {
    (self.make, self.wording) = (make, wording)
  }

  public var hasInput: Bool {
    [homeName, homePlayers, awayName, awayPlayers].contains { !$0.value.isEmpty }
      || target.value != rules.value.targetText || limit.value != rules.value.limitText
  }

  public func changeRules(by places: Int) {
    problem.update(nil)
    let sets = Rules.presets
    let place = sets.firstIndex(of: rules.value) ?? 0
    rules.value = sets[((place + places) % sets.count + sets.count) % sets.count]
    target.update(rules.value.targetText)
    limit.update(rules.value.limitText)
  }

  public func create() -> String? {
    do {
      let home = try side(homeName, .homeName, homePlayers, .homePlayers)
      let away = try side(awayName, .awayName, awayPlayers, .awayPlayers)
      try checkNames(home.team, away.team)
      let game = NewGame(
        home: home.text, away: away.text, preset: rules.value.name, changes: try changes())
      let id = try make(game).standing.id
      problem.update(nil)
      return id
    } catch let found as SetupProblem {
      problem.value = found
    } catch {
      problem.value = SetupProblem(nil, wording.explain(error))
    }
    return nil
  }

  /// The side as it is typed in a shell, and the team that it means.
  private func side(
    _ name: Dynamic<String>, _ nameField: SetupField, _ players: Dynamic<String>,
    _ playersField: SetupField
  ) throws -> (text: String, team: Team) {
    if name.value.contains(":") {
      throw SetupProblem(nameField, "a team's name has no colon, but '\(name.value)' has")
    }
    // A name that will not do is wrong beside any players.
    let isNamed = !name.value.allSatisfy(\.isWhitespace) && !name.value.hasControls
    let text = "\(name.value): \(players.value)"
    return try checking(isNamed ? playersField : nameField) {
      (text, try Team(typed: text, rules: rules.value))
    }
  }

  private func checkNames(_ home: Team, _ away: Team) throws {
    do {
      _ = try Sides(typedHome: home, away: away)
    } catch .sameTeams(let name) {
      throw SetupProblem(
        name == away.name ? .awayName : .homeName, wording.explain(GameError.sameTeams(name)))
    }
  }

  /// What was typed in place of the values of the set.
  private func changes() throws -> RuleChanges {
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
    return changes
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
