import Basketball
import Storage

/// The games of a library that others change too.
final class LiveGameList: GameListViewModel {
  let games = Dynamic<[GameRow]>([])
  let damaged = Dynamic<[String]>([])
  let picked = Dynamic(0)
  private let library: Library
  /// When the library had last changed at the time it was read: it is read again when it has since.
  /// A look costs nothing then, however many games there are.
  private var read: Int?
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
    let (time, stamp) = (now(), library.lastChange)
    let isOver = games.value.contains { $0.timeEnds.map { $0 <= time } ?? false }
    guard stamp == nil || stamp != read || isOver else { return }
    // A change right after this one may have its very time.
    read = stamp.flatMap { time.milliseconds - $0 / 1_000_000 > 100 ? $0 : nil }
    readAnew(time)
  }

  private func readAnew(_ time: TimeOfDay) {
    let id = games.value.isEmpty ? nil : games.value[picked.value].id
    do {
      let list = try GameList(library, now: time)
      let open = list.games.filter { $0.status != .finished }
      show(open + list.games.filter { $0.status == .finished }, picking: id)
      damaged.update(list.damaged.map { "\($0.path): \($0.what)" })
    } catch LibraryError.noLibrary {
      // The first game makes the library.
      show([], picking: nil)
      damaged.update([])
    } catch {
      damaged.update([explain(error)])
    }
  }

  /// Shows games; at no time is one picked that is not there.
  private func show(_ new: [GameRow], picking id: String?) {
    let place = new.firstIndex { $0.id == id } ?? picked.value
    picked.update(max(0, min(picked.value, new.count - 1)))
    games.update(new)
    picked.update(max(0, min(place, new.count - 1)))
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
