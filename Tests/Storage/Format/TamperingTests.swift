import Basketball
import Documents
import Fixtures
import Testing

@testable import Storage

@Suite("A file that something has happened to")
struct TamperingTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("is found when it is cut anywhere, by a reader, by a list and by a check")
  func cut() throws {
    let sheet = try library.score("Ana", in: open("day")).sheet
    let bytes = try bytes(id)
    for count in bytes.indices.dropLast() {
      let part = Array(bytes[..<count])
      #expect(throws: LibraryError.self) { try Self.read(part, id) }
      guard count % 37 == 0 || count > bytes.count - 20 else { continue }
      try put(part, as: id)
      let list = try library.list(now: .noon)
      #expect(list.games.isEmpty && list.damaged.count == 1)
      #expect(library.check(id).error != nil)
    }
    // The last line break alone is white space.
    #expect(try Self.read(Array(bytes.dropLast()), id) == sheet)
  }

  private static func read(_ bytes: [UInt8], _ id: String) throws(LibraryError) -> Scoresheet {
    try StoredGame(id: id, path: "", bytes: bytes, version: .none).sheet
  }

  /// What may happen to a file.
  enum Accident: CaseIterable { case flipped, lost, doubled, swapped, number, forged }

  private static func bytes(
    _ bytes: [UInt8], after accident: Accident, by random: inout SplitMix64
  ) -> [UInt8] {
    var changed = bytes
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    let line = Int.random(in: 1..<lines.count, using: &random)
    switch accident {
    case .flipped:
      let place = Int.random(in: bytes.indices, using: &random)
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
      return changed
    case .lost: lines.remove(at: line)
    case .doubled: lines.insert(lines[line], at: line)
    case .swapped: lines.swapAt(line, line - 1)
    case .number, .forged:
      // Digits are what is calculated with.
      let digits = bytes.indices.dropLast(30).filter { (48...57).contains(bytes[$0]) }
      let numbers = ["0", "-1", "1e3", "9223372036854775807", "600000000000", "null", "[]", "{"]
      let (start, number) = (
        digits.randomElement(using: &random), numbers.randomElement(using: &random)
      )
      changed.replaceSubrange((start ?? 0)...(start ?? 0), with: Array((number ?? "").utf8))
      return accident == .forged ? changed.sealed : changed
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  @Test(
    "is the game of its tape to every reader, or named with what is wrong, and nothing else stops",
    arguments: Accident.allCases)
  func accidents(_ accident: Accident) throws {
    try open("other")
    for seed in seeds(1) {
      var (game, random) = (RandomGame(seed: seed), SplitMix64(seed: seed))
      let made = try library.create(
        teams: game.teams(), rules: game.rules(), now: game.now, day: "played")
      let sheet = try library.play(&game, on: made, verbs: 20).sheet
      let bytes = try bytes(sheet.id)
      for _ in 0..<30 {
        try put(Self.bytes(bytes, after: accident, by: &random), as: sheet.id)
        try expectTapeOrFault(of: sheet, isForged: accident == .forged)
      }
    }
  }

  /// Expects of a file in place of that of a game what each reader makes of it.
  private func expectTapeOrFault(of sheet: Scoresheet, isForged: Bool) throws {
    let id = sheet.id
    // What is read strictly and to its end; a tape may say another game now.
    let whole = try? CheckedFile(bytes(id), path: "").tape(id: id)
    var read = Scoresheet?.none
    do {
      let found = try library.game(id)
      #expect(found.sheet == whole ?? sheet)
      read = found.sheet
      _ =
        LineupsDocument.game(id, Sides(found.sheet, now: .noon)).line
        + FlowDocument(found.sheet, now: .noon).line + FeedCopy(found.sheet).lines.joined()
    } catch { #expect(error.damage?.what.isEmpty == false) }
    let list = try library.list(now: .noon)
    #expect(list.games.count + list.damaged.count >= 2)
    // A summary that holds is believed; one that was sealed again may say anything.
    let possible = [sheet, read].compactMap(\.self).map {
      GameRow(GameDocument($0.state, now: $0.tape.changed))
    }
    for var row in list.games where row.id == id && !isForged {
      row.changed = nil
      #expect(possible.contains(row))
    }
    #expect(list.games.contains { $0.id == "other-reds-blues" })
    _ = try library.seasonGames(meant: GameFilter(), now: .noon) { _ in }
    if library.check(id).error == nil { #expect(read != nil) }
    for verb in [.point("Ana"), .clock(.start), .undo(1), .note("x")] as [Verb] {
      if let read {
        var copy = WorkingCopy(read); _ = try? copy.perform(verb, now: .noon + 1_000_000)
      }
    }
    if let read, (try? library.perform(.note("written"), on: library.game(id))) != nil {
      #expect(library.check(id).error == nil)
      #expect(try library.game(id).sheet.playByPlay == read.playByPlay)
    }
  }
}
