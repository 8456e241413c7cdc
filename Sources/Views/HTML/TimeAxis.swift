import Basketball
import ViewModels

/// The horizontal time axis of a drawing, with the periods or the clock under it.
struct TimeAxis {
  private let end: ClockReading
  private let game: GameFacts

  /// The width of the drawing, and of its margins.
  static let (width, left, right) = (720, 34, 10)
  /// Room after the end for the last score.
  private static let tail = 14
  /// The width from the start of the game to its end.
  static let room = width - left - right - tail

  init(until end: ClockReading, of game: GameFacts) { (self.end, self.game) = (end, game) }

  /// The x of a reading.
  func x(_ reading: ClockReading) -> Int {
    Self.left + Self.room * min(reading.milliseconds, end.milliseconds) / max(1, end.milliseconds)
  }

  /// Writes the lines between two heights, and the periods or the clock under them.
  func write(to html: inout HTMLWriter, from top: Int, to bottom: Int) {
    if game.hasPeriods { periods(&html, top, bottom) } else { clock(&html, bottom) }
  }

  /// How far below the drawing the labels are.
  private static let text = 20

  /// The periods that have begun, with a line at the end of each.
  private func periods(_ html: inout HTMLWriter, _ top: Int, _ bottom: Int) {
    for number in 1...game.period {
      let period = game.rules.schedule[number]
      let (start, end) = (x(period.start), x(period.end ?? end))
      html.text(
        game.name(ofPeriod: number) ?? "", x: (start + end) / 2, y: bottom + Self.text, "middle")
      html.line("lead", x: (end, end), y: (top, bottom))
    }
  }

  private func clock(_ html: inout HTMLWriter, _ bottom: Int) {
    for part in 0...4 {
      let reading = part == 4 ? end : ClockReading(milliseconds: end.milliseconds / 4 * part)
      html.text(
        time(reading), x: Self.left + Self.room * part / 4, y: bottom + Self.text,
        part == 0 ? "start" : part == 4 ? "end" : "middle")
    }
  }

  /// A reading as the clock shows it, without tenths.
  func time(_ reading: ClockReading) -> String { game.rules.clockFace.wholeTimeText(at: reading) }
}

extension HTMLWriter {
  mutating func line(_ kind: StaticString, x: (Int, Int), y: (Int, Int)) {
    element(
      .line, .init("class", kind), .init("x1", x.0), .init("x2", x.1), .init("y1", y.0),
      .init("y2", y.1)
    ) { _ in }
  }

  mutating func text(_ text: String, x: Int, y: Int, _ anchor: StaticString) {
    element(.text, .init("x", x), .init("y", y), .init("text-anchor", anchor), text: text)
  }
}
