import Basketball
import Storage

/// The games of a library that others change too.
final class LiveGameList: GameListViewModel {
  let games = Dynamic<[GameRow]>([])
  let damaged = Dynamic<[String]>([])
  let picked = Dynamic(0)
  private let library: Library
  private let now: () -> TimeOfDay
  private let explain: (any Error) -> String

  /// The games of a library; `explain` puts an error into words.
  init(
    _ library: Library, now: @escaping () -> TimeOfDay, explain: @escaping (any Error) -> String
  ) {
    (self.library, self.now, self.explain) = (library, now, explain)
    look()
  }

  func look() {
    let id = games.value.isEmpty ? nil : games.value[picked.value].id
    do {
      let list = try GameList(library, now: now())
      let open = list.games.filter { $0.status != .finished }
      games.update(open + list.games.filter { $0.status == .finished })
      damaged.update(list.damaged.map { "\($0.path): \($0.what)" })
    } catch LibraryError.noLibrary {
      // The first game makes the library.
      games.update([])
      damaged.update([])
    } catch {
      damaged.update([explain(error)])
    }
    let place = games.value.firstIndex { $0.id == id } ?? picked.value
    picked.update(max(0, min(place, games.value.count - 1)))
  }

  func pick(by places: Int) {
    picked.update(max(0, min(picked.value + places, games.value.count - 1)))
  }
}

extension GameLibrary<GameDocument> {
  /// The list of the games; `explain` puts an error into words.
  public func gameList(
    now: @escaping () -> TimeOfDay, explain: @escaping (any Error) -> String
  ) -> any GameListViewModel {
    LiveGameList(self, now: now, explain: explain)
  }
}
