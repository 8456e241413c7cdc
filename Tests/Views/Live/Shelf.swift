import Basketball

@testable import ViewModels

/// The games of a library that is kept in memory.
final class Shelf: GameListViewModel {
  let games: Dynamic<[GameRow]>
  let damaged = Dynamic<[String]>([])
  let picked = Dynamic(0)
  private(set) var looks = 0

  init(_ games: [GameRow] = []) { self.games = Dynamic(games) }

  func look() { looks += 1 }

  func pick(by places: Int) {
    picked.update(max(0, min(picked.value + places, games.value.count - 1)))
  }

  /// Games in all four states.
  static func full() throws -> Shelf {
    var running = try Scoresheet.halfway(Names.plain, teams: ("Reds", "Blues"))
    try running.startClock(now: start)
    let ready = try Scoresheet.new(teams: ("Žalgiris Kauno Krepšinis", "火箭隊"), id: "2026-11-20-x")
    let paused = try Scoresheet.halfway(Names.world, teams: ("Street Lions", "B\u{1b}[2J"))
    let finished = try Scoresheet.finished(Names.plain, teams: ("Reds", "Blues"))
    return Shelf(try [running, ready, paused, finished].map { try $0.row() })
  }
}

/// The set-up of a game that is kept in memory.
enum Desk {
  /// A form that makes a game of what is typed.
  static func creator() -> LiveGameCreator {
    LiveGameCreator(
      make: { creator in
        let rules = try Rules.preset(creator.preset)
        let teams = try Sides(
          typedHome: try Team(typed: creator.home, rules: rules),
          away: try Team(typed: creator.away, rules: rules))
        let sheet = Scoresheet(
          id: "made", home: teams.home, away: teams.away, rules: rules, now: start)
        return sheet.document
      },
      explain: { error in
        switch error {
        case GameError.noRoster(let text): "'\(text)' names no players"
        case GameError.emptyName: "a team or a player has no name"
        default: "\(error)"
        }
      })
  }
}
