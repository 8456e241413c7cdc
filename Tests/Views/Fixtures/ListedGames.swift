import Basketball
import Documents
import Storage

@testable import ViewModels

/// A list of games that stand in no library.
@MainActor
final class ListedGames: GameListViewModel {
  let state: Dynamic<GameListState>
  private(set) var taken: [GameListIntent] = []
  private(set) var refreshes = 0

  init(
    _ sheets: [Scoresheet] = [], problems: [LibraryError] = [], fixture: NextFixture? = nil
  ) {
    state = Dynamic(
      GameListState(
        games: sheets.map { GameRow($0.document) }, problems: problems, fixture: fixture,
        origin: nil))
  }

  func refresh() { refreshes += 1 }

  func take(_ intent: GameListIntent) -> Route? {
    taken.append(intent)
    if case .pick(let places) = intent { state.value.pick(state.value.picked + places) }
    return nil
  }

  /// Games in all four states.
  static func ofEveryStatus(problems: [LibraryError] = []) throws -> ListedGames {
    var running = try Scoresheet.halfway(Names.plain, teams: ("Reds", "Blues"))
    try running.perform(.clock(.start))
    let ready = Scoresheet.new(teams: ("Žalgiris Kauno Krepšinis", "火箭隊"), id: "2026-11-20-x")
    let paused = try Scoresheet.halfway(Names.world, teams: ("Street Lions", "B\u{1b}[2J"))
    let finished = try Scoresheet.finished(Names.plain, teams: ("Reds", "Blues"))
    return ListedGames([running, ready, paused, finished], problems: problems)
  }
}
