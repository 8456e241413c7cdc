import Basketball

@testable import ViewModels

/// Somebody who watches what a test puts before them.
@MainActor
final class StubWatching: WatchingViewModel {
  let board = Dynamic<(any BoardViewModel)?>(nil)
  let notice = Dynamic<Notice?>(nil)
  var isWaiting = true
  private(set) var refreshes = 0

  func refresh() { refreshes += 1 }
}
