import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("The index of the open games")
struct LibraryIndexTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// Makes a library of newer games that are finished and an open one, changed last, with its index.
  private func fill() throws {
    try openChangedLast(behind: 5)
    try makeIndex()
  }

  @Test(
    "spares whoever asks for the default game all games but the open one",
    .enabled(if: isLinux, "only Linux tells who opens a file"))
  func defaultGame() throws {
    try fill()
    let opened = OpenedFiles(games)
    for purpose in [GameLibrary.Purpose.reading, .writing] {
      #expect(try library.defaultID(for: purpose) == old)
      #expect(opened.names() == ["\(old).json"])
    }
    #expect(try library.id(of: "@1") == "4-reds-blues")
    #expect(try library.id(of: old) == old)
    #expect(opened.names() == [])
    unlink(index)
    #expect(try library.defaultID(for: .writing) == old)
    #expect(Set(opened.names()).count == 6)
  }

  @Test(
    "goes on holding over changes, and costs a change no look at another game",
    .enabled(if: isLinux, "only Linux tells who opens a file"))
  func change() throws {
    try fill()
    let known = try library.game(old)
    let opened = OpenedFiles(games)
    try library.score("Ana", in: known)
    let names = opened.names()
    #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix(".\(old).json.") })
    #expect(try library.defaultID(for: .writing) == old)
    #expect(opened.names() == ["\(old).json"])
    let other = try library.create(now: .noon + 999, day: "other")
    _ = opened.names()
    #expect(try library.defaultID(for: .reading) == other.state.id)
    #expect(opened.names() == ["other-reds-blues.json"])
    let error = LibraryError.severalOpenGames([old, other.state.id])
    #expect(throws: error) { try library.defaultID(for: .writing) }
    #expect(opened.names() == ["\(old).json"])
  }

  @Test("follows the end of a game and the undoing of it")
  func endAndUndo() throws {
    let known = try open("old", target: 1)
    try finish("new", at: 9)
    try makeIndex()
    let ended = try library.perform(.point("Ana"), on: known, after: 20)
    try expectAtHand(old)
    #expect(GameLibrary(games).lastIndex?.open.count == 0)
    try library.perform(.undo(1), on: ended, after: 30)
    try expectAtHand(old)
  }

  @Test("is none with any byte another one, cut off or put in, and misleads nobody")
  func damaged() throws {
    try fill()
    let good = try [UInt8](path: index)
    #expect(LibraryIndex(bytes: good)?.bytes == good)
    for place in good.indices {
      var bad = good
      bad[place] ^= 1
      #expect(LibraryIndex(bytes: bad) == nil && LibraryIndex(bytes: Array(good[..<place])) == nil)
      bad = good
      bad.insert(good[place], at: place)
      #expect(LibraryIndex(bytes: bad) == nil)
    }
    for bad in ["", "\n", "open 1-reds-blues\n", "games 1 2 3.4 5.6\nopen 1-reds-blues\n"] {
      try bad.write(toPath: index)
      #expect(try library.defaultID(for: .writing) == old)
      #expect(try library.id(of: "@1") == "4-reds-blues")
    }
  }

  @Test(
    "tells the newest games, those that may be meant, and who has played, at most a few of them read",
    .enabled(if: isLinux, "only Linux tells who opens a file"))
  func costs() throws {
    for number in 10..<40 {
      let teams = Sides(home: "H\(number)", away: "A\(number)").map { Team($0) }
      _ = try library.create(
        NewGame(teams, by: .pickup, on: "2026-11-20"), now: .noon + number)
    }
    let opened = OpenedFiles(games)
    #expect(try library.id(of: "@1") == "2026-11-20-h39-a39")
    #expect(try library.id(of: "@30") == "2026-11-20-h10-a10")
    #expect(try library.team(typed: "Zebras: Ana, Bo, Cy", rules: .pickup).origin == .typed)
    let names = try library.teamNames()
    #expect(names.count == 60 && names.first == "A10" && names.last == "H39")
    #expect(opened.names() == [])
    let last = try library.lastTeam(named: "h 17", rules: .pickup)
    #expect(last?.game == "2026-11-20-h17-a17" && opened.names() == ["2026-11-20-h17-a17.json"])
    let error = LibraryError.severalOpenGames((10..<40).map { "2026-11-20-h\($0)-a\($0)" })
    #expect(throws: error) { try library.idAtHand(for: .writing, now: .noon) }
    #expect(Set(opened.names()).count == 10)
  }

  @Test(
    "says after each change what it would say if it were made from the files", arguments: seeds(1))
  func truth(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var kept = 0
    for step in 1...60 {
      try change(&random, at: step)
      let library = library
      guard let index = library.validIndex else { continue }
      kept += 1
      let made = try library.madeIndex()
      #expect(index.text == made.text, "step \(step)")
    }
    #expect(kept > 20)
  }

  /// One random change by a scorer.
  private func change(_ random: inout SplitMix64, at second: Int) throws {
    let now = TimeOfDay.noon + 1000 * second
    func name() -> String {
      ["Reds", "Blues", "Greens", "Golds", "réds"].randomElement(using: &random) ?? ""
    }
    let ids = (try? library.ids()) ?? []
    let word = Int.random(in: 0..<8, using: &random)
    guard word > 1, let id = ids.randomElement(using: &random) else {
      let teams = Sides(home: name(), away: "Others").map {
        Team($0, "Ana")
      }
      let rules = try Rules(told: random.oneIn(2) ? "pickup limit 0:05" : "pickup")
      let source = random.oneIn(3) ? GameSource(kind: "nba", id: "\(second)") : nil
      let day = random.oneIn(2) ? Day("2026-11-1\(second % 10)") : nil
      _ = try library.create(
        NewGame(
          teams, by: rules, on: day ?? Day(inUTC: now), isDated: day != nil,
          for: random.oneIn(3) ? EventLink(event: "cup", fixture: second) : nil, from: source),
        now: now)
      return
    }
    let verbs: [Verb] = [
      .point("Ana"), .clock(.start), .link(EventLink(event: "cup", fixture: second)), .undo(1),
      .rename(.exact(Who(.home)), to: name()), .note("rain"),
    ]
    _ = try? library.update(library.game(id), [verbs[word - 2]]) { now }
  }

  @Test(
    "misleads nobody when it is no file, or cannot be written",
    arguments: ["none", "pipe", "folder", "link", "no folder"])
  func otherKind(_ kind: String) throws {
    try fill()
    let hidden = games + "/.scoreboard"
    try #require(unlink(index) == 0)
    switch kind {
    case "none": break
    case "no folder": try FileManager.default.removeItem(atPath: hidden)
    default: try put(kind, at: index)
    }
    age()
    try expectAtHand(old)
    let known = try library.game(old)
    try library.perform(.point("Ana"), on: known, after: 200)
    try expectAtHand(old)
  }

  @Test("can be made by nobody who may not write, who finds the game all the same")
  func readOnly() throws {
    try fill()
    unlink(index)
    age()
    let hidden = games + "/.scoreboard"
    try #require(chmod(hidden, 0o555) == 0 && chmod(games, 0o555) == 0)
    defer { _ = [chmod(hidden, 0o755), chmod(games, 0o755)] }
    #expect(try withoutPrivileges { try library.defaultID(for: .writing) } == old)
    #expect(access(index, F_OK) != 0)
  }
}
