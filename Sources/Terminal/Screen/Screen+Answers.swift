import Glibc

extension Screen {
  /// Asks the terminal for synchronized output (DECRQM), its background (OSC 11), and what it is
  /// (DA1). Every terminal answers the last, and all answer in order: with it there is no more to
  /// come.
  func ask() {
    // A terminal that takes nothing is told of when it is drawn on.
    try? Output.descriptor(loan.output).write("\u{1b}[?2026$p\u{1b}]11;?\u{1b}\\\u{1b}[c")
  }

  /// Waits for answers that are still on their way when a screen is left at once. They would stand
  /// in the next prompt.
  func awaitAnswers() {
    let end = asked + Self.answerTime
    var (keys, isAnswered) = (keys, isAnswered)
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    while !isAnswered, Self.now < end, wait(until: end, or: nil).keys {
      let count = read(loan.input, &bytes, bytes.count)
      if count <= 0 { return }
      isAnswered = keys.read(bytes.prefix(count)).contains(.identity)
    }
  }
}
