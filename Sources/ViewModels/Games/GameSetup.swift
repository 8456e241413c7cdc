import Basketball
import Storage

/// A game that is being set up.
public protocol GameSetupViewModel: AnyObject {
  /// The home team's name.
  var homeName: Dynamic<String> { get }
  /// The home side's players, with commas between.
  var homePlayers: Dynamic<String> { get }
  /// The away team's name.
  var awayName: Dynamic<String> { get }
  /// The away side's players, with commas between.
  var awayPlayers: Dynamic<String> { get }
  /// The set of rules that it is played by.
  var rules: Dynamic<Rules> { get }
  /// Why it could not be made; nil before it was tried.
  var problem: Dynamic<String?> { get }

  /// Takes the set of rules so many places on, round and round.
  func changeRules(by places: Int)
  /// Makes the game.
  ///
  /// - Returns: its id; nil when it could not be made, and `problem` says why.
  func create() -> String?
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The set-up of a game in a library.
public final class GameSetup: GameSetupViewModel {
  public let homeName = Dynamic("")
  public let homePlayers = Dynamic("")
  public let awayName = Dynamic("")
  public let awayPlayers = Dynamic("")
  public let rules = Dynamic(Rules.pickup)
  public let problem = Dynamic<String?>(nil)
  private let make: (NewGame) throws -> StoredGame
  private let wording: Wording

  /// A game that `make` makes.
  public init(
    make: @escaping (NewGame) throws -> StoredGame, wording: Wording
  ) {
    (self.make, self.wording) = (make, wording)
  }

  public func changeRules(by places: Int) {
    problem.update(nil)
    let sets = Rules.presets
    let place = sets.firstIndex(of: rules.value) ?? 0
    rules.value = sets[((place + places) % sets.count + sets.count) % sets.count]
  }

  public func create() -> String? {
    for name in [homeName.value, awayName.value] where name.contains(":") {
      problem.value = "a team's name has no colon, but '\(name)' has"
      return nil
    }
    do {
      let game = try make(
        NewGame(
          home: "\(homeName.value): \(homePlayers.value)",
          away: "\(awayName.value): \(awayPlayers.value)", preset: rules.value.name,
          changes: RuleChanges()))
      problem.value = nil
      return game.standing.id
    } catch {
      problem.value = wording.explain(error)
      return nil
    }
  }
}
