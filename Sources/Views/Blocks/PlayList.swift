import Basketball
import Documents
import Terminal

/// The last plays of a game, or those around the highlighted selected one: a line each, the last at
/// the bottom.
struct PlayList {
  let game: LiveGame
  /// The place of the selected play.
  var picked: Int?
  let columns: Int
  let style: Style

  /// From `wide` columns the gaps are wide and the team has a column; below `narrow`, only the name
  /// and the move are shown.
  private static let (wide, narrow) = (56, 32)
  /// The least columns of a reading, a score and a word, and the most of a word and a name.
  private static let (time, score, word, longWord, name) = (7, 6, 8, 9, 24)

  var block: Block { Block(upTo: game.plays.count, draw: lines) }

  private func lines(_ rows: Int) -> [Line] {
    let count = game.plays.count
    let end = min(count, max(rows, (picked ?? count) + rows / 2 + 1))
    let face = game.facts.rules.clockFace
    let (names, gap) = (names, columns < Self.wide ? 1 : 2)
    return (max(0, end - rows)..<end).map { place in
      let play = PlayDocument(game.plays[place], on: face)
      let parts = columns < Self.narrow ? short(play, names) : cells(play, names)
      guard place == picked else { return parts.map { $0.1 }.row(gap: gap) }
      let plain = parts.map { Line($0.0).padded(to: $0.1.columns) }.row(gap: gap)
      return Line(plain.text.padded(to: columns), paint: style.inverse)
    }
  }

  /// Columns of the times, with the names of the periods.
  private var time: Int {
    let last = game.plays.last.map { game.facts.rules.clockFace.timeText($0.play.moment) }
    return max(Self.time, last?.count ?? 0)
  }

  /// Columns of the scores.
  private var score: Int { max(Self.score, "\(game.score.home)-\(game.score.away)".count) }

  /// Columns of the moves; the two longest are cut.
  private var word: Int { game.facts.rules.tellsFoulsApart ? Self.longWord : Self.word }

  private var number: Int { max(2, "\(game.plays.last?.play.number ?? 0)".count) }

  private var names: ShortNames {
    let gap = columns < Self.wide ? 1 : 2
    let room =
      columns < Self.narrow
      ? columns - number - word - 2
      : columns - number - time - score - word - 4 * gap
        - (columns < Self.wide ? 0 : gap + min(Self.name, teamColumns))
    return ShortNames(game.teams, columns: max(1, min(Self.name, room)), number: .hash)
  }

  private var teamColumns: Int {
    // A long team name must leave room for the players.
    min([game.teams.home.name, game.teams.away.name].map(\.escapingControls).widest, columns / 4)
  }

  /// The parts of a line, each plain, and painted and padded.
  private func cells(_ play: PlayDocument, _ names: ShortNames) -> [(String, Line)] {
    let colors = game.teams.map(\.color)
    let isWide = columns >= Self.wide
    let score = "\(play.home)-\(play.away)"
    let who = play.player == nil && isWide ? "" : names[Who(play.team, play.player)]
    let team = game.teams[play.team].name.escapingControls
      .truncated(to: min(Self.name, teamColumns))
    let word = play.word.truncated(to: word)
    let painted = Line(who) { isWide ? $0 : style.color($0, play.team, colors) }
    return [
      (
        "\(play.number)".padded(to: number, .right),
        Line("\(play.number)", paint: style.dim)
          .padded(to: number, .right)
      ),
      (play.time, Line(play.time).padded(to: time, .right)),
      (
        score.padded(to: self.score, .right),
        Line(score) { play.points > 0 ? style.bold($0) : $0 }
          .padded(to: self.score, .right)
      ),
      (word, Line(word).padded(to: self.word)),
      (who, isWide ? painted.padded(to: names.columns) : painted),
    ] + (isWide ? [(team, Line(team) { style.color($0, play.team, colors) })] : [])
  }

  /// The number, the name and the move, as far as they fit.
  private func short(_ play: PlayDocument, _ names: ShortNames) -> [(String, Line)] {
    let text = "\(play.number) \(names[Who(play.team, play.player)]) \(play.word)"
      .truncated(to: columns)
    return [(text, Line(text))]
  }
}
