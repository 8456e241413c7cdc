import JSON

/// A column of a table: of text and of pages, a field of CSV and a key of JSON.
///
/// Its entry in a list of columns is all there is to say about a column; a new column is a new entry.
public struct Column<Row>: Sendable {
  /// Its heading, `PTS`, and what that stands for; nil for a column that is for programs alone.
  public let title: String?
  public let meaning: String
  /// Its key in CSV and JSON; a column without a key is for people alone.
  public let key: StaticString
  /// The highest rank is dropped first if there is no room; 0 never.
  public var rank: Int
  public let kind: CellKind
  /// Whether more of it is better for a team, or less; nil if neither.
  public let isMoreBetter: Bool?
  /// What a game must have counted for it.
  public let needs: Kept
  /// What a row has in it: a fact, or a `Cell` where there is more to say.
  public let fact: @Sendable (Row) -> (any JSONRepresentable)?

  public init(
    _ title: String? = "", _ meaning: String = "", key: StaticString = "", rank: Int = 0,
    as kind: CellKind = .count, isMoreBetter: Bool? = nil, needs: Kept = [],
    _ fact: @escaping @Sendable (Row) -> (any JSONRepresentable)?
  ) {
    self.title = title
    self.meaning = meaning
    self.key = key
    self.rank = rank
    self.kind = kind
    self.isMoreBetter = isMoreBetter
    self.needs = needs
    self.fact = fact
  }

  /// The column for values that have such a row in them.
  public func of<Whole>(_ row: @escaping @Sendable (Whole) -> Row?) -> Column<Whole> {
    Column<Whole>(
      title, meaning, key: key, rank: rank, as: kind, isMoreBetter: isMoreBetter, needs: needs
    ) { whole in
      if let row = row(whole) { fact(row) } else { nil }
    }
  }

  /// The cell of a row in this column.
  public func cell(_ row: Row) -> Cell {
    let fact = fact(row)
    return fact as? Cell ?? Cell(fact)
  }

  /// The number of a row; nil if there is none.
  public func number(_ row: Row) -> Int? { fact(row)?.json.number }

  /// The value of a row for programs.
  public func json(_ row: Row) -> JSON {
    switch kind {
    case .minutes, .percent, .share, .decimals: .thousandths(number(row))
    default: fact(row)?.json ?? .null
    }
  }
}

/// What a cell says, before anybody words it.
public struct Cell: JSONRepresentable {
  /// The fact; null if there is none.
  public let json: JSON
  /// Of a shot: how often it was tried, if misses were recorded.
  public let tried: Int?
  /// The page of a site that tells more, and what stands small beside it there.
  public let page: SitePage?
  public let detail: String?
  /// Whether it names a winner.
  public let isWinner: Bool

  public init(
    _ fact: (any JSONRepresentable)?, of tried: Int? = nil, to page: SitePage? = nil,
    detail: String? = nil, isWinner: Bool = false
  ) {
    self.detail = detail
    json = fact?.json ?? .null
    self.tried = tried
    self.page = page
    self.isWinner = isWinner
  }
}

extension JSON {
  /// The number, also of thousandths; nil for anything else.
  public var number: Int? {
    switch self {
    case .int(let number): number
    case .thousandths(let number): number
    default: nil
    }
  }
}

/// A page of a site, by the name of what it is about.
public enum SitePage: Sendable {
  case game(String), team(String), event(String)
  /// All players of a name or, where several players have it, the one of a team.
  case player(String, of: String? = nil)
}

/// The kind of the cells of a column, which decides how they are shown.
public enum CellKind: Equatable, Sendable {
  case count
  /// A difference, shown with its sign.
  case signed
  /// Milliseconds, shown as `24:39`, and seconds in JSON.
  case minutes
  /// Thousandths, shown as `47%`, and a number up to 1 in JSON.
  case share
  /// Thousandths of a percent, shown as `47%`.
  case percent
  /// Thousandths, shown with so many decimals.
  case decimals(Int)
  /// A short text, set to the right (`text`) or to the left (`word`).
  case text, word
  /// A day, on pages as people write it.
  case day
  /// A name, which is shortened where there is little room, but stays different from all others of its
  /// kind.
  case name, team
  /// A text that is cut where there is little room.
  case note, noteAtRight

  /// Whether its cells may be long.
  public var isLong: Bool {
    switch self {
    case .name, .team, .note: true
    default: false
    }
  }
}
