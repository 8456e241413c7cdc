import Fixtures
import Foundation
import JSON
import Testing

@testable import scoreboard

@Suite("Every answer in JSON")
struct KeyOrderTests {
  nonisolated private static let lines = [
    "check", "check --all", "flow", "list", "log", "log --all", "log --jsonl", "show", "standings",
    "stats", "stats maja", "stats gulls", "stats gulls herons", "export games", "export players",
    "export plays", "record Ana one", "undo", "fix 1 --at 0:20", "end", "report --all -o site",
    "rules", "rules --target 11", "new A B", "league color Reds red", "league",
    "roster rename Ana Anna --all", "event", "event plan day Reds Blues", "play",
    "lineup Blues Di, Ed, Flo", "lineups", "export lineups 2026-11-20-reds-blues",
  ]

  @Test("has the keys of its objects in the order of their bytes", arguments: lines)
  func order(_ line: String) throws {
    let desk = try Desk()
    try FileManager.default.copyItem(
      at: checkout.appending(path: "games"), to: URL(filePath: desk.folder + "/games"))
    try desk.run(redsBlues)
    try desk.run("lineup Reds Ana, Bo, Cy")
    try desk.run("record --at 0:10 Ana one Bo miss2")
    try desk.run("event plan cup Reds Blues Greens")
    let format = line.hasPrefix("export") ? "--jsonl" : "--json"
    let answer = try desk.run("\(line) \(line.contains("--jsonl") ? "" : format)")
    #expect(answer.status == 0)
    let roots = (try? [JSONText(Array(answer.out.utf8))]) ?? []
    let each =
      try roots.isEmpty
      ? answer.out.split(separator: "\n").map { try JSONText(Array($0.utf8)) } : roots
    #expect(!each.isEmpty)
    for text in each { #expect(Self.isOrdered(text.root)) }
  }

  private static func isOrdered(_ value: JSONValue) -> Bool {
    let keys = value.members.compactMap { try? $0.key.string() }
    return keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      && value.members.allSatisfy { isOrdered($0.value) }
      && value.elements.allSatisfy { isOrdered($0) }
  }
}
