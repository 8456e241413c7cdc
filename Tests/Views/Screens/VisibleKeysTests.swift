import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("Every key that works on the scoring screen can be seen")
@MainActor
struct VisibleKeysTests {
  /// What is on a screen in one room, read as a scorer reads it.
  @MainActor
  struct Frame {
    /// The lines of the board and the plays, the message, and the keys.
    let board: [String]
    let message: String
    let keys: String
    /// What stands between the spaces of each line, keys without their brackets.
    private let parts: [[Substring]]

    init(_ screen: ScoreScreen, _ size: Size) {
      let lines = screen.shown(size.columns, size.rows).map(\.withoutBrackets)
      let rows = size.rows < 14 ? 1 : 2
      (board, message) = (Array(lines.dropLast(rows + 1)), lines[lines.count - rows - 1])
      keys = lines.suffix(rows).joined(separator: " ")
      parts = lines.map { $0.split(separator: " ") }
    }

    var all: [String] { board + [message, keys] }

    /// The words on the line of keys.
    var keyWords: [Substring] { keys.split(separator: " ") }

    /// Whether a key stands before something of a player's name, the number or the place.
    func shows(_ key: Character, of player: Player, _ place: String) -> Bool {
      let words = player.name.split(separator: " ")
      return parts.contains { line in
        zip(line, line.dropFirst()).contains { part, next in
          let word = next.drop { $0 == "#" }.prefix { $0 != "…" }
          guard part.count == 1, part.first == key, !word.isEmpty else { return false }
          return word == (player.jersey ?? "") || next == place
            || words.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
        }
      }
    }
  }

  /// The help in one room, turned to its end.
  @MainActor
  struct Help {
    /// What stands after each name, in either column.
    private var texts = [String: Set<String>]()

    init(_ screen: ScoreScreen, _ size: Size) {
      var (seen, last) = (Set<String>(), [String]())
      screen.type("?")
      var page = screen.shown(size.columns, size.rows)
      while page != last {
        for line in page where seen.insert(line).inserted {
          let cells = line.cells
          for (name, text) in zip(cells, cells.dropFirst()) {
            texts[name, default: []].insert(text)
          }
        }
        screen.type("↓")
        (last, page) = (page, screen.shown(size.columns, size.rows))
      }
      screen.type("⎋")
    }

    /// Whether there is a line for a key.
    func explains(_ name: String, _ text: String) -> Bool {
      texts[name]?.contains { $0.contains(text) } ?? false
    }
  }

  static let sizes = [(80, 24), (60, 16), (40, 12), (200, 60)].map {
    Size(columns: $0, rows: $1)
  }
  /// Every roster with one player on the bench and with as many as there are keys, and others.
  nonisolated static let games =
    Roster.allCases.flatMap { roster in [4, 12].map { (roster, $0) } } + [(.long, 3), (.wide, 7)]

  @Test("a player's with the player", arguments: games)
  func players(roster: Roster, count: Int) throws {
    let sheet = try roster.game(of: count)
    let screen = try ScorersTable(sheet).screen()
    for keys in ["", "1", "t", "1o"] {
      screen.type(keys)
      for size in Self.sizes {
        let frame = Frame(screen, size)
        for (side, keys) in zip(Side.allCases, [Array("12345ABCDFGH"), Array("67890NPQRSUV")]) {
          for (place, player) in sheet.state.teams[side].players.enumerated() {
            let word = "\(side == .home ? "h" : "a")\(place + 1)"
            let isSeen = frame.shows(keys[place], of: player, word)
            #expect(isSeen, "\(keys[place]) \(player.text) in \(size): \(frame.all)")
          }
        }
      }
      screen.type("⎋")
    }
  }

  /// Expects keys on the line of keys.
  func expectKeys(_ keys: [String], in frame: Frame, _ size: Size) {
    for key in keys {
      let isSeen = frame.keyWords.contains { $0 == key }
      #expect(isSeen, "\(key) in \(size): \(frame.keys)")
    }
  }

  @Test("a team's, a move's, the clock's, the undo's and the help's in any case", arguments: games)
  func needed(roster: Roster, count: Int) throws {
    let screen = try ScorersTable(try roster.game(of: count)).screen()
    for size in Self.sizes {
      let frame = Frame(screen, size)
      expectKeys(["o", "t", "a", "r", "f", "space", "u", "?"], in: frame, size)
      for key in ["h", "v"] {
        let isSeen = frame.board.contains { $0.split(separator: " ").contains { $0 == key } }
        #expect(isSeen, "\(key) in \(size): \(frame.board)")
      }
    }
  }

  @Test("with its word, where there are 80 columns", arguments: games)
  func words(roster: Roster, count: Int) throws {
    let screen = try ScorersTable(try roster.game(of: count)).screen()
    for keys in ["", "+"] {
      screen.type(keys)
      let frame = Frame(screen, Size(columns: 80, rows: 24))
      for words in ["space clock", "u undo", "Tab box", "? keys", "q quit", "↑ ↓ fix"] {
        #expect(frame.keys.contains(words), "\(words): \(frame.keys)")
      }
    }
  }

  @Test("and how many free throws there are, once it is said who shoots")
  func throwCount() throws {
    let screen = try ScorersTable(.quarters(of: 6)).screen()
    let rows = [
      ("6f", "free throws? e made E missed foul on? j"), ("k", "E missed 1-3 how many or by j"),
      ("2", "1 of 2"), ("e", "2 of 2"), ("E", "rebound? j"),
    ]
    for (keys, text) in rows {
      screen.type(keys)
      let frame = Frame(screen, Size(columns: 200, rows: 60))
      let words = frame.keyWords.joined(separator: " ")
      #expect(words.contains(text), "\(keys): \(words)")
    }
    // Where there is little room, too.
    for keys in ["6f", "k"] {
      screen.type(keys)
      for size in Self.sizes {
        let frame = Frame(screen, size)
        #expect(Set(frame.keyWords).isSuperset(of: ["e", "E", "j"]), "\(size): \(frame.keys)")
      }
    }
    // A digit is a player as soon as that is said.
    screen.type("6f22")
    #expect(Frame(screen, Size(columns: 80, rows: 24)).message.contains("what was it?"))
  }

  @Test("in the help, with what it does, and the player whose it is", arguments: games)
  func help(roster: Roster, count: Int) throws {
    let screen = try ScorersTable(try roster.game(of: count)).screen()
    let keys = [("12345ABCDFGH", Side.home), ("67890NPQRSUV", .away)].flatMap { keys, side in
      zip(keys, screen.state.board.people(side).compactMap(\.player))
    }
    for size in Self.sizes {
      let help = Help(screen, size)
      let rows = screen.keys.table.rows.filter { !$0.keys.contains(.character("1")) }.map {
        ($0.name, $0.help)
      }
      for (name, text) in keys.map({ (String($0), $1) }) + rows {
        let isThere = help.explains(name, String(text.prefix(12)))
        #expect(isThere, "\(name) \(text) in \(size)")
      }
    }
  }

  @Test("who may have made the pass, or that there are more", arguments: games)
  func passes(roster: Roster, count: Int) throws {
    let screen = try ScorersTable(try roster.game(of: count)).screen()
    screen.type("1o")
    let candidates = screen.state.offer.map(screen.keys.following) ?? []
    #expect(candidates.count == count - 1)
    for size in Self.sizes {
      let frame = Frame(screen, size)
      let shown = candidates.filter { frame.keyWords.contains("\($0.key)") }
      #expect(!shown.isEmpty, "\(frame.keys)")
      #expect(shown.count == candidates.count || frame.keys.contains("? more"))
      #expect(size.columns < 80 || shown.count >= min(6, count - 1), "\(frame.keys)")
    }
  }

  @Test("and what a picked play takes")
  func picked() throws {
    let screen = try ScorersTable(try Roster.long.game(of: 4)).screen()
    screen.type("↑")
    for size in Self.sizes {
      expectKeys(["*", "Del", "Esc"], in: Frame(screen, size), size)
    }
  }
}

extension String {
  private var words: [Substring] { split(separator: " ", omittingEmptySubsequences: false) }

  /// The text without the brackets of keys.
  fileprivate var withoutBrackets: String {
    words.map { word in
      word.count > 2 && word.first == "[" && word.last == "]" ? word.dropFirst().dropLast() : word
    }.joined(separator: " ")
  }

  /// The cells of a row, which have two spaces and more between them.
  fileprivate var cells: [String] {
    words.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
  }
}
