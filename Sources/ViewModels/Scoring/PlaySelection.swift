import Basketball

/// The selected play, which is corrected half by half.
final class PlaySelection {
  /// Its number; nil if none is selected.
  let number = Dynamic<Int?>(nil)
  private let board: Scoreboard
  /// The half that was corrected already.
  private var corrected: BegunPlay?

  init(_ board: Scoreboard) {
    self.board = board
  }

  /// Selects the play so many places on; none beyond the last.
  func move(by places: Int) {
    let plays = board.plays.value
    let next = max(0, (number.value.flatMap { plays.place(of: $0) } ?? plays.count) + places)
    corrected = nil
    number.update(next < plays.count ? plays[next].play.number : nil)
  }

  /// The number of the selected play, if this half corrects it. The same half a second time begins
  /// another play.
  func numberToCorrect(_ half: BegunPlay) -> Int? {
    switch (corrected, half) {
    case (.person, .person), (.move, .move): release()
    default: break
    }
    return number.value
  }

  /// Notes that a half was corrected: the play stays selected for the other half, and is released
  /// after both.
  func correct(_ half: BegunPlay) {
    if corrected == nil { corrected = half } else { release() }
  }

  func release() {
    corrected = nil
    number.update(nil)
  }

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
