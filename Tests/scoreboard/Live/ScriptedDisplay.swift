import Basketball
import Fixtures
import Terminal
import Testing

@testable import scoreboard

/// A display on which a script plays the scorer, the clock of the desk and whoever else is there. A line of it is
/// `keys TEXT`, of which each part comes at once that types something, `wait MILLISECONDS`, `else LINE` for what
/// somebody else runs in the library, `size 20x5`, or `look HEADING`, which writes down what is shown.
struct ScriptedDisplay: ~Copyable, Display {
  var canvas: Canvas
  private var steps: ArraySlice<String>
  private let desk: Desk
  private var shown = [String]()
  /// What was written down, and how many frames were drawn.
  private(set) var (transcript, frames) = ("", 0)

  init(_ size: Size, _ desk: Desk, _ script: String) {
    canvas = Canvas(size: size, style: Style(isOn: false))
    (self.desk, steps) = (desk, script.split(separator: "\n").map(String.init)[...])
  }

  mutating func draw(_ lines: [String]) throws {
    shown = lines
    frames += 1
  }

  mutating func ring() { transcript += "The bell rings.\n\n" }

  mutating func events(within milliseconds: Int?, orReadable descriptor: Int32?) throws -> [Event] {
    while let step = steps.popFirst() {
      let word = step.prefix { $0 != " " }
      let rest = String(step.dropFirst(word.count + 1))
      switch word {
      case "keys": return type(rest)
      case "wait":
        let left = Int(rest) ?? 0
        let part = min(left, milliseconds ?? left)
        desk.pass(part)
        if left > part { steps = ["wait \(left - part)"] + steps }
        return []
      case "else":
        try #require(try desk.run(rest).status == 0)
        return [.readable]
      case "size":
        let sides = rest.split(separator: "x").compactMap { Int($0) }
        canvas = Canvas(size: Size(columns: sides[0], rows: sides[1]), style: canvas.style)
        return [.canvas]
      case "look": write(rest)
      default: Issue.record("'\(step)' is no step of a scene")
      }
    }
    return [.end(signal: 0)]
  }

  /// The characters up to a key that types nothing, or that key; the rest comes next.
  private mutating func type(_ text: String) -> [Event] {
    let keys = text.map { Key(sign: $0) }
    let count = max(1, keys.prefix { if case .character = $0 { true } else { false } }.count)
    if count < keys.count { steps = ["keys \(text.dropFirst(count))"] + steps }
    return keys.prefix(count).map { .key($0) }
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
    _ line: String, on size: Size = Size(columns: 80, rows: 24), _ script: String
  ) throws -> (transcript: String, frames: Int, answer: Answer) {
    var (transcript, frames) = ("", 0)
    terminal = size
    environment["TERM"] = "xterm"
    present = { [unowned self] loop, _ in
      var display = ScriptedDisplay(size, self, script)
      defer { (transcript, frames) = (display.transcript, display.frames) }
      let signal = try loop.run(on: &display)
      return signal == 0 ? nil : signal
    }
    let answer = try run(line)
    return (transcript, frames, answer)
  }
}
