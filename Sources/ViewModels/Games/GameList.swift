import Basketball
import Documents
import Storage

/// The games of a library, to choose from.
public typealias GameListViewModel = ViewModel<GameListState, GameListIntent>

/// The games of a library, with one picked.
public nonisolated struct GameListState: Equatable, Sendable {
  /// The unfinished games, then the finished ones, each newest first.
  public var games = [GameRow]()
  /// What is wrong with files of games, or with the library.
  public var problems = [LibraryError]()
  /// The place of the picked game; 0 if there is none.
  public var picked = 0
  /// The next fixture of the library's event; nil without an event.
  public var fixture: NextFixture?
  /// The game from which the list was opened, to go back to.
  public let origin: String?

  fileprivate var nextFixture: Route? {
    if case .ready(let number, _, _, _) = fixture { .play(fixture: number) } else { nil }
  }

  fileprivate mutating func pick(_ place: Int) { picked = max(0, min(place, games.count - 1)) }
}

/// What somebody wants who chooses a game.
public nonisolated enum GameListIntent: ScreenIntent {
  case pick(by: Int)
  /// To score the picked game; without any to play the next fixture, or to set up the first game.
  case open
  case new, fixture
  /// To go back to the game from which the list was opened, if there is one.
  case back
  case leave
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The games of a library, which others change, too.
public final class GameList: ViewModel {
  public let state: Dynamic<GameListState>
  private let library: GameLibrary
  /// The last change of the library that was read.
  private var seen: LibraryTime?
  private let now: () -> TimeOfDay
  private let findFixture: () -> NextFixture?

  /// The games of a library.
  ///
  /// - Parameters:
  ///   - origin: the game from which the list is opened.
  ///   - findFixture: finds the next fixture of the library's event.
  public init(
    _ library: GameLibrary, from origin: String? = nil, now: @escaping () -> TimeOfDay,
    findFixture: @escaping () -> NextFixture? = { nil }
  ) {
    self.library = library
    self.now = now
    state = Dynamic(GameListState(origin: origin))
    self.findFixture = findFixture
    refresh()
  }

  @discardableResult
  public func take(_ intent: GameListIntent) -> Route? {
    let shown = state.value
    switch intent {
    case .pick(let places): change { $0.pick(shown.picked + places) }
    case .open where !shown.games.isEmpty: return .score(id: shown.games[shown.picked].id)
    case .open: return shown.nextFixture ?? .new
    case .new: return .new
    case .fixture: return shown.nextFixture
    case .back: return shown.origin.map(Route.score)
    case .leave: return .leave
    }
    return nil
  }

  public func refresh() {
    change { $0.fixture = findFixture() }
    let time = now()
    let changed = library.lastChange
    let isOver = state.value.games.contains { $0.timeEnds.map { $0 <= time } ?? false }
    guard changed == nil || changed != seen || isOver else { return }
    // A later change may have the same time; a failed read is tried again.
    let isRead = read(time)
    seen = changed.flatMap { isRead && $0.isSettled(at: time) ? $0 : nil }
  }

  /// Reads the games; false if they cannot be read.
  private func read(_ time: TimeOfDay) -> Bool {
    do {
      let list = try library.list(now: time)
      let games = list.games.map { row in
        var row = row
        // Only of an open game its event is asked.
        if row.isOpen, let link = row.link { row.counts = !library.isReplaced(row.id, of: link) }
        return row
      }
      show(games.filter(\.isOpen) + games.filter { !$0.isOpen }, list.damaged)
      return true
    } catch {
      // The first game makes the library.
      guard case .noLibrary = error else {
        change { $0.problems = [error] }
        return false
      }
      show([], [])
      return true
    }
  }

  /// Shows games; the same one stays picked.
  private func show(_ games: [GameRow], _ problems: [LibraryError]) {
    change { state in
      let id = state.games.isEmpty ? nil : state.games[state.picked].id
      (state.games, state.problems) = (games, problems)
      state.pick(games.firstIndex { $0.id == id } ?? state.picked)
    }
  }

  private func change(_ make: (inout GameListState) -> Void) {
    var new = state.value
    make(&new)
    state.update(new)
  }
}
