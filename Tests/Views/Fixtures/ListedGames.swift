import Basketball
import Documents

@testable import ViewModels

/// A list of games that stand in no library.
@MainActor
final class ListedGames: GameListViewModel {
  let games: Dynamic<[GameRow]>
  let damaged = Dynamic<[String]>([])
  let picked = Dynamic(0)
  let nextFixture = Dynamic<NextFixture?>(nil)
  private(set) var refreshes = 0

  init(_ sheets: [Scoresheet] = []) { games = Dynamic(sheets.map { GameRow($0.document) }) }

  func refresh() { refreshes += 1 }

  func pick(by places: Int) {
    picked.update(max(0, min(picked.value + places, games.value.count - 1)))
  }

  /// Games in all four states.
  static func ofEveryStatus() throws -> ListedGames {
    var running = try Scoresheet.halfway(Names.plain, teams: ("Reds", "Blues"))
    try running.perform(.clock(.start))
    let ready = Scoresheet.new(teams: ("Žalgiris Kauno Krepšinis", "火箭隊"), id: "2026-11-20-x")
    let paused = try Scoresheet.halfway(Names.world, teams: ("Street Lions", "B\u{1b}[2J"))
    let finished = try Scoresheet.finished(Names.plain, teams: ("Reds", "Blues"))
    return ListedGames([running, ready, paused, finished])
  }
}
