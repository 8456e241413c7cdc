/// What can be done with a game that is over.
public struct AfterGame {
  let rematch: () throws -> String
  let writePage: () throws -> String

  /// Two things that can be done.
  ///
  /// - Parameters:
  ///   - rematch: makes a game of the same teams by the same rules, and gives its id.
  ///   - writePage: writes the page of the game, and says where.
  public init(rematch: @escaping () throws -> String, writePage: @escaping () throws -> String) {
    (self.rematch, self.writePage) = (rematch, writePage)
  }
}
