import Arguments
import Basketball

/// `end`: closes a game that nobody will finish.
nonisolated struct End: VerbCommand {
  var common = Common()
  var forfeit: String?

  static let name = "end"
  static let summary = "end a game that nobody will finish"
  static let examples = ["scoreboard end", "scoreboard end --forfeit Blues"]
  static let details = """
    Alone it abandons the game, and nobody has won. With '--forfeit' TEAM does not
    play, or does not play on, and the other team wins whatever the score. It is a
    step like any other: 'undo' opens the game again.
    """

  static var table: [Row<Self>] {
    [
      .option("forfeit", "TEAM", "the team that forfeits: home, away or its name") {
        $0.forfeit = $1
      }
    ]
      + commonRows
  }

  func verb() -> Verb? { .end(forfeit: forfeit.map { .typed($0) }) }
}
