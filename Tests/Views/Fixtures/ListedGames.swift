import Basketball
import Documents
import Storage

@testable import ViewModels

/// A list of games that stand in no library.
@MainActor
final class ListedGames: ViewModel {
  let state: Dynamic<GameListState>
  private(set) var taken = [GameListIntent]()
  private(set) var refreshes = 0

  init(
    _ sheets: [Scoresheet] = [], problems: [LibraryError] = [], fixture: NextFixture? = nil
  ) {
    state = Dynamic(Self.state(sheets.map { GameRow($0.document) }, problems, fixture))
  }

  private static func state(
    _ games: [GameRow], _ problems: [LibraryError], _ fixture: NextFixture?, picked: Int = 0
  ) -> GameListState {
    GameListState(
      games: games, problems: problems, picked: max(0, min(picked, games.count - 1)),
      fixture: fixture, origin: nil)
  }

  /// Shows another next fixture.
  func show(_ fixture: NextFixture) {
    let old = state.value
    state.value = Self.state(old.games, old.problems, fixture, picked: old.picked)
  }

  func refresh() { refreshes += 1 }

  func take(_ intent: GameListIntent) -> Route? {
    taken.append(intent)
    if case .pick(let places) = intent {
      let old = state.value
      state.value = Self.state(old.games, old.problems, old.fixture, picked: old.picked + places)
    }
    return nil
  }

  /// Games in all four states.
  static func ofEveryStatus(problems: [LibraryError] = []) throws -> ListedGames {
    var running = try Scoresheet.halfway()
    try running.perform(.clock(.start))
    let ready = Scoresheet.new(teams: ("Žalgiris Kauno Krepšinis", "火箭隊"), id: "2026-11-20-x")
    let paused = try Scoresheet.halfway(Names.world, teams: ("Street Lions", "B\u{1b}[2J"))
    let finished = try Scoresheet.finished()
    return ListedGames([running, ready, paused, finished], problems: problems)
  }
}
