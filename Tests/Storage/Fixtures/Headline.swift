import Basketball
import Storage

/// A head of the tests' own: enough to be found by, nested enough to disagree deep down.
struct Headline: GameHead, HeadRow {
  /// What a player has scored.
  struct Line: Codable, Equatable, Sendable {
    let name: String
    let points: Int
  }

  /// A team and its score.
  struct Squad: Codable, Equatable, Sendable {
    let name: String
    let players: [Line]
    let score: Int
  }

  let id: String
  let created: String
  let status: String
  let seconds: Double
  let plays: Int
  let home: Squad
  let away: Squad

  init(_ sheet: Scoresheet, now: TimeOfDay) {
    (id, created) = (sheet.id, sheet.created.text)
    status = sheet.isFinished ? "finished" : sheet.clock.isRunning ? "running" : "paused"
    seconds = sheet.reading(at: now).seconds
    plays = sheet.box.plays.count
    home = Squad(sheet.teams.home, sheet.box.lines.home)
    away = Squad(sheet.teams.away, sheet.box.lines.away)
  }
}

extension Headline.Squad {
  init(_ team: Team, _ lines: TeamLine) {
    (name, score) = (team.name, lines.score)
    players = zip(team.players, lines.players).map { .init(name: $0.name, points: $1.points) }
  }
}
