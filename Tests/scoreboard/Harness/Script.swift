import Basketball
import Foundation
import Terminal
import Testing

/// Command lines to be run one after the other, as they would be typed.
///
/// A line is a comment, which begins with `#` and stays, or a line of a shell: pipes of
/// `scoreboard`, `VARIABLE=value` before it, a feed up to the line `.` after `<<.`. `sleep SECONDS`
/// and `date -s TIME` set the clock of the desk; every other command is the system's.
nonisolated struct Script: CustomTestStringConvertible {
  /// What its golden is called.
  let name: String
  let lines: [String]
  /// The terminal it is typed at, if any.
  var terminal: Size?

  init(_ name: String, terminal: Size? = nil, _ text: String) {
    (self.name, self.terminal) = (name, terminal)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var testDescription: String { name }

  /// The lines with what they answered.
  ///
  /// - Parameter check: is shown each command that failed, before the desk goes on.
  @MainActor func transcript(check: Desk.Check = { _, _, _ in }) throws -> String {
    let desk = try Desk()
    desk.terminal = terminal
    var (text, rest) = ("", lines[...])
    while let line = rest.popFirst() {
      guard !line.isEmpty, !line.hasPrefix("#") else {
        text += line + "\n"
        continue
      }
      text += "$ \(line)\n"
      if line.hasSuffix("<<.") {
        let feed = rest.prefix { $0 != "." }
        text += feed.joined(separator: "\n") + "\n.\n"
        rest = rest.dropFirst(feed.count + 1)
        desk.feed = [Array(feed.joined(separator: "\n").utf8)]
      }
      text += try desk.answer(to: line, check)
    }
    return text
  }
}

extension Desk {
  /// Looks at a command that failed.
  typealias Check = (_ desk: Desk, _ arguments: [String], _ answer: Answer) throws -> Void

  /// What a line of a script answers, as a transcript shows it.
  fileprivate func answer(to line: String, _ check: Check) throws -> String {
    let commands = Shell.commands(in: line)
    guard commands.contains(where: { $0.arguments != nil }) else {
      let isClock = setClock(commands.first?.words ?? [])
      return isClock ? "" : shown(String(decoding: shell(line), as: UTF8.self))
    }
    var text = ""
    for (command, next) in zip(commands, commands.dropFirst().map(Optional.some) + [nil]) {
      guard let arguments = command.arguments else {
        feed = [shell(String(line.prefix { $0 != "|" }))]
        continue
      }
      let chunks = feed
      environment = command.environment
      let answer = try run(arguments)
      let isPiped = next?.isPiped ?? false
      if isPiped { feed = [Array(answer.out.utf8)] }
      text += answer.told.filter { $0.isError || !isPiped }
        .map { shown($0.text, mark: $0.isError ? "! " : "") }.joined()
      guard answer.status != 0 else { continue }
      text += "[\(answer.status)]\n"
      feed = chunks
      try check(self, arguments, answer)
    }
    feed = []
    return text
  }

  private func setClock(_ words: [String]) -> Bool {
    let last = words.last ?? ""
    if words.first == "sleep", let seconds = Double(last) {
      now = TimeOfDay(milliseconds: now.milliseconds + Int((seconds * 1000).rounded()))
    } else if words.first == "date", let time = TimeOfDay("2026-11-20T\(last)Z") {
      now = time
    } else {
      return false
    }
    return true
  }

  private func shell(_ line: String) -> [UInt8] {
    guard let pipe = popen("cd '\(folder)' && exec 2>&1 && \(line)", "r") else { return [] }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while let byte = UInt8(exactly: fgetc(pipe)) { bytes.append(byte) }
    return bytes
  }

  private func shown(_ text: String, mark: String = "") -> String {
    let visible = text.replacing("\u{1b}", with: #"\e"#)
    let lines = visible.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast(lines.last == "" ? 1 : 0).map { mark + $0 + "\n" }.joined()
      + (visible.hasSuffix("\n") || visible.isEmpty ? "" : "(no line break)\n")
  }
}
