import Basketball
import Documents
import Terminal

/// The last plays of a game, or those around the picked one, which is highlighted: a line each, the
/// last at the bottom.
struct PlayList {
  let game: GameDocument
  let plays: [ScoredPlay]
  /// The place of the picked play.
  var picked: Int?
  let columns: Int
  let style: Style

  /// The most columns of a name.
  private static let name = 24

  /// It keeps eight rows free for plays to come, so that nothing moves when they do.
  var block: Block { Block(upTo: max(8, plays.count), draw: lines) }

  private func lines(_ rows: Int) -> [Line] {
    let count = plays.count
    let end = min(count, max(rows, (picked ?? count) + rows / 2 + 1))
    let names = names
    return (max(0, end - rows)..<end).map { index in
      let play = PlayDocument(plays[index], by: game.rules)
      guard index == picked else { return line(play, names, style) }
      let plain = line(play, names, .plain).text
      return Line(plain.padded(to: columns), paint: style.inverse)
    }
  }

  /// Whether the gaps are wide and the team has a column.
  private var isWide: Bool { columns >= 56 }
  private var gap: Int { isWide ? 2 : 1 }

  /// Columns of the times, with the names of the periods.
  private var time: Int { game.hasPeriods ? 8 : 5 }

  /// Columns of the scores.
  private var score: Int { max(6, game.score.dashed.count) }

  /// Columns of the moves: the two longest are cut. Places have the room that names and teams leave.
  private var word: Int {
    let least = game.rules.isFullCourt ? 9 : 8
    guard plays.contains(where: { $0.play.attempt != nil }) else { return least }
    let teams = isWide ? gap + game.teams.widestName : 0
    let rest = columns - number - time - score - 4 * gap - wantedName - teams
    return max(least, min(18, rest))
  }

  /// The columns of the longest name with its number.
  private var wantedName: Int {
    let players = game.teams.both.flatMap(\.players).compactMap(\.player)
    return min(
      Self.name, players.map { "#\($0.jersey ?? "") \($0.name.escapingControls)" }.widest)
  }

  private var number: Int { max(2, "\(plays.last?.play.number ?? 0)".count) }

  /// Columns for a name and, where the list is wide, its team.
  private var room: Int { columns - number - time - score - word - 4 * gap }

  private var names: ShortNames {
    let room = room - (isWide ? gap + teamColumns : 0)
    return ShortNames(game.teams, columns: max(1, min(Self.name, room)))
  }

  /// The columns that the players' names leave to the team: its colour, too, tells which team it is.
  private var teamColumns: Int {
    min(game.teams.widestName, Self.name, max(4, room - gap - wantedName))
  }

  private func line(_ play: PlayDocument, _ names: ShortNames, _ style: Style) -> Line {
    let team = game.teams.shortNames(in: teamColumns)[play.team]
    let name = Line(play.player == nil && isWide ? "" : names[Who(play.team, play.player)]) {
      isWide ? $0 : style.color($0, play.team, game.teams)
    }
    let cells = [
      Line("\(play.number)", paint: style.dim).padded(to: self.number, .right),
      Line(play.courtTime).padded(to: time, .right),
      Line(play.scored.score.dashed) { play.points > 0 ? style.bold($0) : $0 }
        .padded(to: score, .right),
      Line(play.word.truncated(to: word)).padded(to: word),
      isWide ? name.padded(to: names.columns) : name,
    ]
    return (cells + (isWide ? [Line(team) { style.color($0, play.team, game.teams) }] : []))
      .row(gap: gap)
  }
}
