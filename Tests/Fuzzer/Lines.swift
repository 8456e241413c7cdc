import Basketball
import CLibrary
import Fixtures
import Storage

/// Lines of a feed and of arguments, to the built tool: it ends, by a status that it is documented
/// to have, and the library can be read after it.
struct Lines: Surface {
  private let folder: String
  private let tool: String
  private let library: GameLibrary
  private static let statuses: Set<Int32> = [0, 1, 64, 65, 66, 73, 74, 75]

  private static let commands = [
    "new", "record", "clock", "undo", "redo", "fix", "remove", "roster", "note", "show", "log",
    "list", "rules", "check", "delete", "restore", "help",
  ]
  private static let words = [
    "Ana", "ana", "b", "reds", "home", "away", "home/Ana", "h1", "a3", "h9", "one", "two", "assist",
    "r", "f", "+1", "1:23", "0:00", "99:59.999", "25:00", "start", "pause", "toggle", "set", "add",
    "rename", "1", "2", "3", "-1", "0", "@1", "@0", "2026", "-", "--", "", " ", "{", "\u{1b}[31m",
    "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo", "X:", ":,", "9223372036854775808", "e\u{301}",
  ]
  private static let options = [
    "--json", "-q", "--yes", "--dry-run", "--drop-later", "--keep-going", "--at", "--who", "--move",
    "--to", "--rules", "--limit", "--target", "--cap", "-g", "--game", "--library", "--color",
    "--no-color", "--all", "--jsonl", "--feed", "--repair", "-h", "--help", "--version", "--colour",
  ]

  init(folder: String, tool: String) throws {
    (self.folder, self.tool) = (folder, tool)
    library = GameLibrary("\(folder)/games")
  }

  mutating func run(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    try write([], to: "\(folder)/input")
    let games = try library.isThere ? library.ids() : []
    if games.isEmpty || games.count > 20 {
      for id in games { unlink("\(folder)/games/\(id).json") }
      try expect(["new", "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo", "--target", "99"])
    }
    if random.oneIn(4) { try feed(&random) } else { try expect(arguments(&random)) }
    for id in try library.ids() { _ = try library.game(id).sheet }
  }

  /// A feed of some hundred lines, some of which can be recorded; those that are told are there.
  private func feed(_ random: inout SplitMix64) throws {
    var bytes = [UInt8]()
    for _ in 0..<Int.random(in: 1...300, using: &random) {
      let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.word(&random) }
      var line = Array(words.joined(separator: " ").utf8)
      if random.oneIn(3) { line = Array("h\(Int.random(in: 1...4, using: &random)) one".utf8) }
      if random.oneIn(6) { line = Mutation(line, others: [line], random: random).bytes }
      if random.oneIn(9) {
        line = Array(#"{"team":"home","player":"Ana","move":"foul","seconds":1}"#.utf8)
      }
      bytes += line + [10]
    }
    try write(bytes, to: "\(folder)/input")
    let id = try library.ids().sorted()[0]
    let before = try library.game(id).state.lastNumber
    try expect(["record", "-g", id, "--keep-going", "-"])
    let told = String(decoding: contents("\(folder)/output") ?? [], as: UTF8.self)
      .split(separator: "\n").compactMap { Int($0.prefix { $0 != " " }) }
    let after = try library.game(id).state.lastNumber
    try require(told == Array(before + 1..<after + 1), "the plays told are not those saved")
  }

  private func arguments(_ random: inout SplitMix64) -> [String] {
    var words = random.oneIn(9) ? [] : [Self.commands.randomElement(using: &random) ?? "show"]
    for _ in 0..<Int.random(in: 0...6, using: &random) { words.append(Self.word(&random)) }
    return words
  }

  private static func word(_ random: inout SplitMix64) -> String {
    let word = (random.oneIn(3) ? options : words).randomElement(using: &random) ?? ""
    guard random.oneIn(12) else { return word }
    // An argument ends at a zero byte, and is UTF-8 here: what is not is tried in the feed.
    let bytes = Mutation(Array(word.utf8), others: [Array(word.utf8)], random: random).bytes
    return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Runs the tool with what is in the input, and sees to it how it ends.
  private func expect(_ words: [String]) throws {
    let process = try start(
      [tool] + words, in: folder, reading: "\(folder)/input", writing: "\(folder)/output",
      errors: "\(folder)/errors")
    guard let status = status(of: process) else { throw Broken("it does not end: \(words)") }
    try require(Self.statuses.contains(status), "status \(status): \(words)")
    if status != 0 {
      let said = (contents("\(folder)/output") ?? []) + (contents("\(folder)/errors") ?? [])
      try require(!said.isEmpty, "status \(status), and nothing is said: \(words)")
    }
  }
}

extension GameLibrary {
  /// Whether there is a folder.
  fileprivate var isThere: Bool { access(folder, F_OK) == 0 }
}
