import Basketball
import JSON

/// A play with its game and its team's name: a line of `log --jsonl` and of the streams.
public struct PlayLine: Document {
  private let play: PlayDocument
  private let id: String
  private let teamName: String

  init(_ play: PlayDocument, id: String, teamName: String) {
    (self.play, self.id, self.teamName) = (play, id, teamName)
  }

  /// A play of a game as it stands.
  public init(_ scored: ScoredPlay, in standing: GameState) {
    self.init(
      PlayDocument(scored, on: standing.rules.clockFace), id: standing.id,
      teamName: standing.teams[scored.play.who.side].name)
  }

  /// A play of the game of a document.
  public init(_ play: PlayDocument, of game: GameDocument) {
    self.init(play, id: game.id, teamName: game.teams[play.team].name)
  }

  /// Writes the contract's play with these two.
  public func write(to json: inout JSONWriter) {
    json.adding([JSONMember("id", id), JSONMember("teamName", teamName)]) { play.write(to: &$0) }
  }
}
