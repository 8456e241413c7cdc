import Basketball
import Documents
import Fixtures
import Testing

@testable import Storage

@Suite("A file that something has happened to")
struct TamperingTests {
  private static let id = "day-reds-blues"

  private static func game() throws -> (TemporaryLibrary, Scoresheet, [UInt8]) {
    let temporary = try TemporaryLibrary()
    let known = try temporary.library.score("Ana", in: temporary.open("day"))
    return (temporary, try known.scoresheet(), try temporary.bytes(id))
  }

  /// Expects that bytes are read as the game, or that what is wrong with them is said: true.
  private func isFound(
    _ bytes: [UInt8], _ sheet: Scoresheet
  ) throws -> Bool {
    do {
      let read = try StoredGame(
        id: Self.id, path: "", bytes: bytes, version: .none)
      #expect(try read.scoresheet() == sheet)
      return false
    } catch {
      #expect(error.damage?.what.isEmpty == false)
      return true
    }
  }

  @Test("is found when it is cut anywhere, by a reader, by a list and by a check")
  func cut() throws {
    let (temporary, sheet, bytes) = try Self.game()
    for count in bytes.indices.dropLast() where count % 3 == 0 || count > bytes.count - 60 {
      let part = Array(bytes[..<count])
      #expect(try isFound(part, sheet))
      guard count % 37 == 0 || count > bytes.count - 20 else { continue }
      try temporary.put(part, as: Self.id)
      let list = try temporary.library.list(now: .noon)
      #expect(list.games.isEmpty && list.damaged.count == 1)
      #expect(temporary.library.check(Self.id).error != nil)
    }
    // The last line break alone is white space.
    #expect(try !isFound(Array(bytes.dropLast()), sheet))
  }

  @Test("is read as the same game or found when bytes are flipped", arguments: seeds(2))
  func flipped(seed: Int) throws {
    let (_, sheet, bytes) = try Self.game()
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        changed[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      _ = try isFound(changed, sheet)
    }
  }

  @Test(
    "says what its head says or is found when lines of it are lost, doubled or swapped",
    arguments: seeds(1))
  func lines(seed: Int) throws {
    var random = RandomGame(seed: seed)
    let sheet = try random.sheet(id: Self.id, verbs: 30)
    let (bytes, head) = (sheet.bytes, sheet.head)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    for place in lines.indices {
      var (lost, doubled, swapped) = (lines, lines, lines)
      lost.remove(at: place)
      doubled.insert(lines[place], at: place)
      if place > 0 { swapped.swapAt(place, place - 1) }
      for changed in [lost, doubled, swapped] where changed != lines {
        let text = Array(changed.joined(separator: [UInt8(ascii: "\n")]))
        let read = try? StoredGame(
          id: Self.id, path: "", bytes: text, version: .none)
        guard let read = try read?.scoresheet() else { continue }
        #expect(GameDocument(read.state, now: read.tape.changed) == head)
      }
    }
    #expect(try !isFound(bytes, sheet))
  }

  @Test("and was sealed again brings nobody down, whatever it says", arguments: seeds(2))
  func sealedAgain(seed: Int) throws {
    let (temporary, sheet, bytes) = try Self.game()
    let known = try temporary.library.game(Self.id)
    let numbers = [
      "0", "-1", "1e3", "9223372036854775807", "6000000000000000", "null", "\n", ",", "{",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        // Mostly where a digit is, for those are what is calculated with.
        let digits = changed.indices.dropLast(30).filter { (48...57).contains(changed[$0]) }
        let place = random.oneIn(4) ? nil : digits.randomElement(using: &random)
        let start = place ?? Int.random(in: 0..<changed.count - 30, using: &random)
        let text = Array((numbers.randomElement(using: &random) ?? "").utf8)
        changed.replaceSubrange(
          start..<min(start + .random(in: 0...2, using: &random), changed.count - 25), with: text)
      }
      let game = try? StoredGame(
        id: Self.id, path: "", bytes: changed.sealed, version: .none)
      guard let game else { continue }
      _ = try? game.scoresheet()
      _ = try? known.entries(continuedBy: game)
      _ = GameDocument(game.state, now: .noon + 1_000_000)
      for verb in [.point("Ana"), .clock(.start), .undo(1), .clock(.set(.elapsed(.zero)))] as [Verb]
      {
        var copy = WorkingCopy(game)
        _ = try? copy.perform([verb, verb], keepGoing: true) { .noon + 1_000_000 }
      }
    }
    #expect(try known.scoresheet() == sheet)
  }

  @Test("and was sealed again with its lines broken otherwise is found, or read as the same game")
  func brokenLines() throws {
    let (temporary, _, bytes) = try Self.game()
    let known = try temporary.library.game(Self.id)
    let text = String(decoding: bytes, as: UTF8.self)
    for (old, new) in [
      ("]}\n  ],", "]},\n  ],"), ("},\n    {", "},\n\n    {"), ("},\n    {", "}\n    {"),
      ("]}\n  ],", "]},\n\n  ],"), ("},\n    {", "}\n,   {"),
    ] {
      try #require(text.contains(old))
      let changed = Array(text.replacing(old, with: new).utf8).sealed
      let game = try StoredGame(
        id: Self.id, path: "", bytes: changed, version: .none)
      do {
        #expect(try game.scoresheet() == known.scoresheet())
      } catch {
        #expect(error.damage != nil)
      }
      _ = try? known.entries(continuedBy: game)
    }
  }
}
