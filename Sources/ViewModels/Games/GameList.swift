import Basketball
import Documents
import Storage

/// The games of a library, with one selected.
public protocol GameListViewModel: AnyObject {
  /// The unfinished games, then the finished ones, each newest first.
  var games: Dynamic<[GameRow]> { get }
  /// Damaged files of games, a line each.
  var damaged: Dynamic<[String]> { get }
  /// The place of the selected game; 0 if there is none.
  var picked: Dynamic<Int> { get }
  /// The next fixture of the library's event; nil without an event.
  var nextFixture: Dynamic<NextFixture?> { get }

  /// Reads the library again; the selection stays.
  func refresh()
  func pick(by places: Int)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The games of a library, which others change, too.
public final class GameList: GameListViewModel {
  public let games = Dynamic<[GameRow]>([])
  public let damaged = Dynamic<[String]>([])
  public let picked = Dynamic(0)
  public let nextFixture = Dynamic<NextFixture?>(nil)
  private let library: GameLibrary
  /// The last change of the library that was read.
  private var seen: LibraryTime?
  private let now: () -> TimeOfDay
  private let wording: Wording
  private let findFixture: () -> NextFixture?

  /// The games of a library.
  ///
  /// - Parameter findFixture: what its event has next.
  public init(
    _ library: GameLibrary, now: @escaping () -> TimeOfDay,
    wording: Wording, findFixture: @escaping () -> NextFixture? = { nil }
  ) {
    self.library = library
    self.now = now
    self.wording = wording
    self.findFixture = findFixture
    refresh()
  }

  public func refresh() {
    nextFixture.update(findFixture())
    let time = now()
    let changed = library.lastChange
    let isOver = games.value.contains { $0.timeEnds.map { $0 <= time } ?? false }
    guard changed == nil || changed != seen || isOver else { return }
    // A later change may have the same time; a failed read is tried again.
    let isRead = read(time)
    seen = changed.flatMap { isRead && $0.isSettled(at: time) ? $0 : nil }
  }

  /// Reads the games; false if they cannot be read.
  private func read(_ time: TimeOfDay) -> Bool {
    let id = games.value.isEmpty ? nil : games.value[picked.value].id
    do {
      let list = try library.list(now: time)
      let games = list.games.map { row in
        var row = row
        // What is over needs no look at its event.
        if row.isOpen, let link = row.link { row.counts = !library.isReplaced(row.id, of: link) }
        return row
      }
      show(games.filter(\.isOpen) + games.filter { !$0.isOpen }, picking: id)
      damaged.update(list.damaged.compactMap(\.damage).map { "\($0.path): \($0.what)" })
      return true
    } catch {
      // The first game makes the library.
      guard case .noLibrary = error else {
        damaged.update([wording.explain(error)])
        return false
      }
      show([], picking: nil)
      damaged.update([])
      return true
    }
  }

  /// Shows games; the selection is valid at every step.
  private func show(_ new: [GameRow], picking id: String?) {
    let place = new.firstIndex { $0.id == id } ?? picked.value
    picked.update(max(0, min(picked.value, new.count - 1)))
    games.update(new)
    picked.update(max(0, min(place, new.count - 1)))
  }

  public func pick(by places: Int) {
    picked.update(max(0, min(picked.value + places, games.value.count - 1)))
  }
}
