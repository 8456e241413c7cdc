/// A game that is being set up.
public protocol GameCreatorViewModel: AnyObject {
  /// The home team's name.
  var homeName: Dynamic<String> { get }
  /// The home side's players, with commas between.
  var homePlayers: Dynamic<String> { get }
  /// The away team's name.
  var awayName: Dynamic<String> { get }
  /// The away side's players, with commas between.
  var awayPlayers: Dynamic<String> { get }
  /// The set of rules that it is played by.
  var rules: Dynamic<RulesDocument> { get }
  /// Why it could not be made; nil before it was tried.
  var problem: Dynamic<String?> { get }

  /// Takes the set of rules so many places on, round and round.
  func changeRules(by places: Int)
  /// Makes the game.
  ///
  /// - Returns: its id; nil when it could not be made, and `problem` says why.
  func create() -> String?
}
