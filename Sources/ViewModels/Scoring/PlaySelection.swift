import Basketball

/// The selected play, which is corrected until it is released.
final class PlaySelection {
  /// Its number; nil if none is selected.
  let number = Dynamic<Int?>(nil)
  private let board: LiveBoard

  init(_ board: LiveBoard) {
    self.board = board
  }

  /// Selects the play so many places on; none beyond the last.
  func move(by places: Int) {
    let plays = board.plays.value
    let next = max(0, (number.value.flatMap { plays.place(of: $0) } ?? plays.count) + places)
    number.update(next < plays.count ? plays[next].play.number : nil)
  }

  func release() { number.update(nil) }

  /// Drops the selection if the play is no longer in the game.
  ///
  /// - Returns: its number.
  func releaseMissingPlay() -> Int? {
    guard let missing = number.value, board.plays.value.place(of: missing) == nil else {
      return nil
    }
    release()
    return missing
  }
}
