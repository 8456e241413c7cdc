@testable import Basketball
import CLibrary
import Documents
import Platform
import Storage
import Testing

@testable import scoreboard

/// Text from outside that is too long, no text at all, or more than a terminal should see.
@Suite("What comes from outside")
struct OutsideTextTests {
  let desk = Desk()

  init() throws {
    try desk.run(redsBlues)
  }

  /// A line that may not be longer, and whose beginning is a play.
  private static let longLine = Array("Ana two".utf8) + [UInt8](repeating: 0x20, count: 1 << 16)

  @Test("is not recorded as a line of score --plain that is too long, or not text")
  func plainLines() throws {
    desk.feed = [Self.longLine + Array("\nBo one\nCy\u{20}".utf8) + [0xFF] + Array(" one\n".utf8)]
    let answer = try desk.run("score --plain -q")
    #expect(
      answer.err == """
        scoreboard: the line is longer than 65536 bytes
        hint: a line is [CLOCK] WHO MOVE, such as 3:17 home/Ana two
        scoreboard: the line is not UTF-8 text

        """)
    #expect(answer.status == 65)
    #expect(try desk.log == "00:00.0 home/Bo one\n")
  }

  @Test("is a usage error as an argument that is not UTF-8, which is named")
  func arguments() throws {
    let typed = ["record", "An\u{0}", "one"].map { word in
      Array(word.utf8).map { $0 == 0 ? 0xFF : $0 }
    }
    let answer = try desk.run(bytes: typed)
    #expect(
      answer.err == """
        scoreboard: argument 2 is not UTF-8 text: 'An\u{FFFD}'
        hint: type it in a terminal that writes UTF-8

        """)
    #expect(answer.status == 64)
    let json = try desk.run(bytes: typed + [Array("--json".utf8)])
    #expect(json.err.hasPrefix(#"{"error":{"code":"notUTF8","exit":64,"#))
    #expect(try desk.log == "")
  }

  @Test("is cut off in a message", arguments: ["record LONG one", "record Ana LONG", "LONG"])
  func quoted(_ line: String) throws {
    let long = String(repeating: "x", count: 100_000)
    let words = line.split(separator: " ").map { $0 == "LONG" ? long : String($0) }
    let answer = try desk.run(words)
    #expect(answer.err.contains("x…'") && answer.err.count < 250, "\(answer.err.prefix(300))")
  }

  @Test(
    "is a path or a word, and is shown with what a terminal would obey spelled out",
    arguments: [
      "report -o PATH", "report --all -o PATH", "report -o PATH/x/y", "overlay PATH",
      "show --library PATH", "new --library PATH Reds Blues", "list --library PATH",
      "check --library PATH", "show PATH", "delete PATH", "restore PATH", "record PATH two",
      "record Ana PATH", "stats PATH", "list --rules PATH", "new --rules PATH Reds Blues", "PATH",
      "show --PATH", "score PATH --plain", "replay --at PATH",
    ])
  func paths(_ line: String) throws {
    let odd = "a\u{1b}[31m\u{202e}"
    let answer = try desk.run(
      line.split(separator: " ").map { String($0).replacing("PATH", with: odd) })
    let shown = (answer.out + answer.err).unicodeScalars
    #expect(!shown.isEmpty && !shown.contains("\u{1b}") && !shown.contains("\u{202e}"))
  }

  @Test("makes no message and no hint longer than a thousand characters")
  func longest() {
    let failure = Problem(
      LibraryError.damaged(path: String(repeating: "a", count: 5000), what: "it is empty"))
    #expect(failure.message == String(repeating: "a", count: 999) + "…")
    let hinted = failure.hinting(.plain(failure.message + "b")).lines(at: Hint.Place())
    #expect(hinted.last?.unicodeScalars.count == "hint: ".count + 1000)
  }

  @Test("is listed up to ten, and how many more there are")
  func candidates() {
    let ids = (10..<23).map { "day-\($0)" }
    let failure = Problem(LibraryError.ambiguousGame("day", candidates: ids))
    #expect(
      failure.message == "'day' may be day-10, day-11, day-12, day-13, day-14, day-15, day-16, "
        + "day-17, day-18, day-19 and 3 more")
    let plays = (1...12).map {
      Play(
        number: $0, reading: .zero, who: Who(.home), move: .foul, recorded: desk.now,
        isOvertime: false)
    }
    #expect(
      Problem(Problem.playsAfterFinish(plays)).message
        == "with this the game would be over before plays 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more")
  }
}

@Suite("A feed that is saved, but may not survive a power cut")
struct UnsyncedFeedTests {
  let desk = Desk()
  /// A disk that can put files on it, and no folder.
  let system: FileSystem

  init() throws {
    try desk.run(redsBlues)
    var system = FileSystem.posix
    system.sync = { file throws(SystemError) in
      if try FileSystem.posix.status(file).kind == .folder { throw .inputOutput }
    }
    self.system = system
  }

  private func recorder(keepsGoing: Bool) throws -> FeedRecorder {
    let library = GameLibrary(desk.folder + "/games", system: system)
    return FeedRecorder(
      library: library, game: try library.game("2026-11-20-reds-blues"), keepsGoing: keepsGoing,
      stopsClock: false,
      reader: FeedReader())
  }

  private func lines(_ lines: String...) -> [[UInt8]] { lines.map { Array($0.utf8) } }

  @Test("says up to which line, and its plays are recorded")
  func feed() throws {
    var recorder = try recorder(keepsGoing: false)
    let (outcomes, _, refusals) = try recorder.record(
      lines("Ana two", "# a comment", "Bo one", "Zed one"), now: { desk.now })
    #expect(outcomes.flatMap(\.added).map(\.play.number) == [1, 2])
    #expect(refusals.map(\.kind) == [.inputOutput])
    #expect(
      refusals.map { $0.text(at: Hint.Place()) } == [
        """
        scoreboard: up to line 3 it is saved, but may not survive a power cut: cannot write \
        \(desk.folder)/games: \(SystemError.inputOutput.words)
        hint: go on with the line after it: 'scoreboard log' shows what is saved

        """
      ])
    #expect(
      try desk.log == "00:00.0 home/Ana two\n00:00.0 home/Bo one\n")
  }

  @Test("tells its own plays and no others, and names each line that was refused")
  func beside() throws {
    var recorder = try recorder(keepsGoing: true)
    try desk.run("record Cy foul Cy rebound")
    let (outcomes, _, refusals) = try recorder.record(
      lines("Ana two", "Zed one", "Bo one", "nobody", "Bo flies"), now: { desk.now })
    #expect(outcomes.flatMap(\.added).map(\.play.number) == [3, 4])
    #expect(
      refusals.map(\.message) == [
        """
        up to line 3 it is saved, but may not survive a power cut: cannot write \
        \(desk.folder)/games: \(SystemError.inputOutput.words)
        """,
        "line 2: nobody in this game is called 'Zed'", "line 4: 'nobody' is not a play",
        "line 5: 'flies' is not a move",
      ])
  }
}
