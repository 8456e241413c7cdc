import Fixtures
import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The scoring screen")
@MainActor
struct ScoreScreenTests {
  static let sizes = [(columns: 80, rows: 24), (40, 10), (20, 5), (200, 60)]

  /// Expects a screen in all four sizes.
  func expectSizes(_ screen: any LiveScreen, _ name: String) throws {
    try expectGolden(screen.shown(in: Self.sizes), "score.\(name)")
  }

  func halfway(
    _ names: [String] = Names.plain, teams: (String, String) = ("Reds", "Blues")
  ) throws -> ScorersTable {
    try ScorersTable(.halfway(names, teams: teams))
  }

  @Test("at the start of a game is this")
  func start() throws {
    try expectSizes(ScorersTable().screen(), "start")
  }

  @Test("amid a game, with a play begun by its player, is this")
  func begun() throws {
    let table = try halfway()
    let screen = try table.screen()
    screen.type(" ")
    table.now = 12_345
    screen.type("1")
    try expectSizes(screen, "begun")
  }

  @Test("of a game with every move has their keys, and is this")
  func everyMove() throws {
    let screen = try ScorersTable(.everyMove()).screen()
    screen.type("1")
    try expectSizes(screen, "moves")
    screen.type("⎋?")
    try expectSizes(screen, "moves.help")
  }

  @Test("after a basket, with the pass asked for, is this")
  func offer() throws {
    let screen = try halfway().screen()
    screen.type("t7")
    try expectSizes(screen, "offer")
  }

  @Test("with a play picked is this")
  func picked() throws {
    let screen = try halfway().screen()
    for _ in 1...5 { _ = screen.press(.up) }
    try expectSizes(screen, "picked")
  }

  @Test("after a refusal is this")
  func refused() throws {
    let screen = try halfway().screen()
    screen.type(":Zed two")
    _ = screen.press(.enter)
    try expectSizes(screen, "refused")
  }

  @Test("with plays that could not be saved is this")
  func unsaved() throws {
    let table = try halfway()
    let screen = try table.screen()
    table.disk.fault = .full
    screen.type("1t6r")
    try expectSizes(screen, "unsaved")
  }

  @Test("at the finish is this")
  func finish() throws {
    let table = try ScorersTable(.finished(Names.plain, teams: ("Reds", "Blues")))
    try expectSizes(table.screen(), "finish")
  }

  @Test("lines names up by their width")
  func world() throws {
    let screen = try halfway(Names.world, teams: ("Žalgiris Kauno Krepšinis", "火箭隊")).screen()
    screen.type("8f3o")
    try expectSizes(screen, "world")
  }

  @Test("shows escape sequences in names and obeys none")
  func hostile() throws {
    let screen = try halfway(Names.hostile, teams: ("R\u{1b}[2Jeds", "Bl\u{8}ues")).screen()
    screen.type("1")
    try expectSizes(screen, "hostile")
  }

  @Test("cuts long names so that every key can be read")
  func long() throws {
    let names = (1...8).map { "Player number \($0) of the long name" }
    let screen = try halfway(names, teams: ("The team of long names", "The other of them")).screen()
    screen.type("1t")
    try expectSizes(screen, "long")
  }

  @Test("has a key for each of five and of twelve players", arguments: [5, 12])
  func rosters(count: Int) throws {
    let screen = try halfway((1...2 * count).map { "Player \($0)" }).screen()
    screen.type("1o")
    try expectSizes(screen, "roster\(count)")
  }

  @Test("in colour is the same, painted")
  func painted() throws {
    let screen = try halfway().screen()
    screen.type("1t")
    for _ in 1...2 { _ = screen.press(.up) }
    for (columns, rows) in Self.sizes {
      let painted = screen.shown(columns, rows, isPainted: true)
      #expect(painted.map(\.unpainted) == screen.shown(columns, rows))
    }
    try expectGolden(screen.shown(80, 24, isPainted: true).screen, "score.80.painted")
  }

  @Test("has this help")
  func help() throws {
    let screen = try ScorersTable().screen()
    screen.type("?")
    try expectSizes(screen, "help")
  }
}
