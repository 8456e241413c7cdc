import Basketball
import Terminal
import Testing

@testable import scoreboard

/// A display on which a script plays the scorer, the clock of the desk and whoever else is there.
struct ScriptedDisplay: ~Copyable, Display {
  var canvas: Canvas
  private var steps: ArraySlice<Scene.Step>
  private let desk: Desk
  private var shown: [String] = []
  /// What was written down, and how many frames were drawn.
  private(set) var (transcript, frames) = ("", 0)

  init(_ size: Size, _ desk: Desk, _ steps: [Scene.Step]) {
    canvas = Canvas(size: size, style: Style(isOn: false))
    (self.desk, self.steps) = (desk, steps[...])
  }

  mutating func draw(_ lines: [String]) throws {
    shown = lines
    frames += 1
  }

  mutating func ring() { transcript += "The bell rings.\n\n" }

  mutating func events(within milliseconds: Int?, orReadable descriptor: Int32?) throws -> [Event] {
    while let step = steps.popFirst() {
      switch step {
      case .keys(let text): return text.map { .key(.character($0)) }
      case .key(let key): return [.key(key)]
      case .wait(let left):
        let part = min(left, milliseconds ?? left)
        desk.now = TimeOfDay(milliseconds: desk.now.milliseconds + part)
        if left > part { steps = [.wait(milliseconds: left - part)] + steps }
        return []
      case .elsewhere(let line):
        try #require(try desk.run(line).status == 0)
        return [.readable]
      case .resize(let size):
        canvas = Canvas(size: size, style: canvas.style)
        return [.canvas]
      case .look(let heading): write(heading)
      case .signal(let number): return [.end(signal: number)]
      }
    }
    return [.end(signal: 0)]
  }

  /// Writes down the screen with a frame around it.
  private mutating func write(_ heading: String) {
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    let edge = "+" + String(repeating: "-", count: columns) + "+\n"
    let lines = shown + Array(repeating: "", count: max(0, rows - shown.count))
    transcript += "\(heading), \(columns)x\(rows):\n" + edge
    transcript += lines.map { "|\($0.padded(to: columns))|\n" }.joined() + edge + "\n"
  }
}

extension Desk {
  /// Runs a command line whose screens are shown on a scripted display.
  ///
  /// - Returns: what was looked at, and what the command answered.
  func show(
    _ line: String, on size: Size = Size(columns: 80, rows: 24), _ steps: [Scene.Step]
  ) throws -> (transcript: String, frames: Int, answer: Answer) {
    var (transcript, frames) = ("", 0)
    terminal = size
    environment["TERM"] = "xterm"
    present = { [unowned self] loop, _ in
      var display = ScriptedDisplay(size, self, steps)
      defer { (transcript, frames) = (display.transcript, display.frames) }
      let signal = try loop.run(on: &display)
      return signal == 0 ? nil : signal
    }
    let answer = try run(line)
    return (transcript, frames, answer)
  }
}
