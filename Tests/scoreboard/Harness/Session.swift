import Basketball
import Fixtures
import Foundation
import Terminal
import Testing

/// Command lines that are run one after the other at a desk, as they would be typed.
///
/// A line is a comment, which begins with `#` and stays, or what follows `scoreboard`, with a feed up
/// to the line `.` after `<<.`. After `$ ` it is a line of a shell: pipes of `scoreboard`,
/// `VARIABLE=value` before it. `sleep SECONDS` and `date -s TIME` set the clock of the desk, and
/// `stty cols N rows N` its terminal; every other command is the system's. A command with a `&` at its
/// end waits while the lines after it are run, one each time, up to `kill %1` or to its own end; what
/// it writes is marked with `&`.
final class Session {
  private let desk: Desk
  private let check: Desk.Check
  private var rest: ArraySlice<String>
  private var text = ""

  /// - Parameter check: is shown each command that failed, before the desk goes on.
  init(_ script: String, _ check: @escaping Desk.Check) throws {
    (desk, self.check, rest) = (Desk(), check, script.lines.dropLast().map(String.init)[...])
  }

  /// The lines with what they answered.
  func transcript() throws -> String {
    while let line = rest.popFirst() { try run(line) }
    return text
  }

  /// Runs the next line while a command waits, behind what that has written.
  private func goOn(after parts: [Written.Part]) throws {
    text += parts.map { desk.shown($0, mark: "& ") }.joined()
    guard let line = rest.popFirst(), line != "$ kill %1" else {
      text += "$ kill %1\n"
      desk.isKilled = true
      throw OutputError.closedPipe
    }
    try run(line)
  }

  private func run(_ line: String) throws {
    guard !line.isEmpty, !line.hasPrefix("#") else {
      text += line + "\n"
      return
    }
    let line = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : "scoreboard \(line)"
    text += "$ \(line)\n"
    if line.hasSuffix("<<.") {
      let feed = rest.prefix { $0 != "." }
      text += feed.joined(separator: "\n") + "\n.\n"
      rest = rest.dropFirst(feed.count + 1)
      desk.send(feed.joined(separator: "\n"))
    }
    if line.hasSuffix("&") { desk.meanwhile = { [unowned self] in try goOn(after: $0) } }
    // What a command that waits writes meanwhile stands before its answer.
    let answer = try desk.answer(to: line, check)
    text += answer
    desk.isKilled = false
  }
}

extension Desk {
  /// Looks at a command that failed.
  typealias Check = (_ desk: Desk, _ arguments: [String], _ answer: Answer) throws -> Void

  /// What a line of a script answers, as a transcript shows it.
  func answer(to line: String, _ check: Check) throws -> String {
    let commands = Shell.commands(in: line)
    let mark = line.hasSuffix("&") ? "& " : ""
    guard commands.contains(where: { $0.arguments != nil }) else {
      let isDesks = setUp(commands.first?.words ?? [])
      return isDesks ? "" : shown(String(decoding: shell(line), as: UTF8.self))
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
      if isPiped { send(answer.out) }
      text += answer.parts.filter { $0.isError || !isPiped }
        .map { shown($0, mark: mark) }.joined()
      guard answer.status != 0, !isKilled else { continue }
      text += "\(mark)[\(answer.status)]\n"
      feed = chunks
      try check(self, arguments, answer)
    }
    feed = []
    return text
  }

  private func setUp(_ words: [String]) -> Bool {
    let last = words.last ?? ""
    if words.first == "sleep", let seconds = Double(last) {
      pass(Int((seconds * 1000).rounded()))
    } else if words.first == "date", let time = TimeOfDay("2026-11-20T\(last)Z") {
      now = time
    } else if words.first == "stty", let rows = Int(last), let columns = Int(words[2]) {
      terminal = Size(columns: columns, rows: rows)
    } else {
      return false
    }
    return true
  }

  private func shell(_ line: String) -> [UInt8] {
    // The sed of macOS takes the word after -i for the ending of a copy.
    let line = isLinux ? line : line.replacing("sed -i ", with: "sed -i '' ")
    guard let pipe = popen("cd '\(folder)' && exec 2>&1 && \(line)", "r") else { return [] }
    defer { pclose(pipe) }
    var bytes = [UInt8]()
    while let byte = UInt8(exactly: fgetc(pipe)) { bytes.append(byte) }
    return bytes
  }

  /// What was written, with what went to stderr marked.
  func shown(_ part: Written.Part, mark: String) -> String {
    shown(part.text, mark: mark + (part.isError ? "! " : ""))
  }

  private func shown(_ text: String, mark: String = "") -> String {
    let visible = text.replacing("\u{1b}", with: #"\e"#)
    let lines = visible.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast(lines.last == "" ? 1 : 0).map { mark + $0 + "\n" }.joined()
      + (visible.hasSuffix("\n") || visible.isEmpty ? "" : "(no line break)\n")
  }
}
