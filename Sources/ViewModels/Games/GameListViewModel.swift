/// The games of a library, one of them picked.
public protocol GameListViewModel: AnyObject {
  /// The games, those that are not finished first, then newest first.
  var games: Dynamic<[GameRow]> { get }
  /// What is wrong with files that are named like games, a line each.
  var damaged: Dynamic<[String]> { get }
  /// The place of the game that is picked; 0 where there is none.
  var picked: Dynamic<Int> { get }

  /// Reads the library anew; the same game stays picked.
  func look()
  /// Picks the game so many places on.
  func pick(by places: Int)
}
