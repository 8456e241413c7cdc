/// How a shot was taken: where, and in which ways. A free throw has no place; it may be of a fast break.
///
/// It is typed, and written, after the word of a move: `two@rim` or `miss3@-6.7,0.4~jumper,fast`.
public struct Attempt: Hashable, Sendable {
  public let place: Place?
  public let kinds: Kinds

  /// Where a shot was taken, as exactly as the scorer says.
  public enum Place: Hashable, Sendable {
    case zone(Zone)
    case spot(Spot)
  }

  /// Nil without a place and kinds.
  public init?(_ place: Place?, _ kinds: Kinds = []) {
    if place == nil, kinds.isEmpty { return nil }
    self.place = place
    self.kinds = kinds
  }

  /// The zone, by the court of the game if the shot has a spot; nil if nothing tells it.
  public func zone(on court: Markings?) -> Zone? {
    switch place {
    case .zone(let zone): zone
    case .spot(let spot): court?.zone(of: spot)
    case nil: nil
    }
  }

  /// The point, if it has one.
  public var spot: Spot? { if case .spot(let spot) = place { spot } else { nil } }

  /// As it is typed.
  public var text: String {
    let place =
      switch place {
      case .zone(let zone): "@\(zone.rawValue)"
      case .spot(let spot): "@\(spot.text)"
      case nil: ""
      }
    return kinds.isEmpty ? place : place + "~" + kinds.all.map(\.rawValue).joined(separator: ",")
  }
}

/// A part of the court, as seen by somebody who faces the basket.
public enum Zone: String, CaseIterable, Sendable {
  case rim, paint, mid
  case cornerLeft = "corner-left"
  case cornerRight = "corner-right"
  case arc, backcourt

  /// Whether a shot from there is worth the higher value.
  public var isBeyondArc: Bool { [.cornerLeft, .cornerRight, .arc, .backcourt].contains(self) }
}

/// A point of the court, in millimetres from the centre of the basket: x to the right of somebody who
/// faces it, y away from the baseline. One end stands for both.
public struct Spot: Hashable, Sendable {
  private let wide, deep: Int32

  /// Nil for a point that is on no court, of whatever size.
  public init?(x: Int, y: Int) {
    guard max(x.magnitude, y.magnitude) <= 100_000 else { return nil }
    wide = Int32(x)
    deep = Int32(y)
  }

  public var x: Int { Int(wide) }
  public var y: Int { Int(deep) }

  /// From the centre of the basket, to the nearest centimetre.
  public var distance: Int { Int((Double(squaredDistance).squareRoot() / 10).rounded()) * 10 }

  var squaredDistance: Int { x * x + y * y }

  fileprivate var text: String { "\(x.metres),\(y.metres)" }
}

/// The ways in which a shot was taken.
public struct Kinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// One way. `fast` is a fast break.
  public enum Kind: String, CaseIterable, Sendable {
    case layup, dunk, tipin, hook, floater, jumper, pullup, stepback, fadeaway, fast
  }

  public init(_ kind: Kind) {
    rawValue = 1 << UInt16(Kind.allCases.firstIndex(of: kind) ?? 0)
  }

  /// A fast break.
  public static let fast = Kinds(.fast)

  /// In the order of the table.
  public var all: [Kind] { Kind.allCases.filter { contains(Kinds($0)) } }
}

/// Reading what was typed.
extension Attempt {
  /// The place and the kinds after the move in a word; nil if there are none.
  init?(ofWord word: String) throws(Problem) {
    let typed = word[word.endOfMove...]
    if typed.isEmpty { return nil }
    let parts = typed.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    try self.init(
      parts[0].isEmpty ? nil : Place(typed: String(parts[0].dropFirst())),
      parts.count == 1 ? [] : Kinds(typed: String(parts[1])))
  }

  /// Refuses what a move cannot have, and a place that is not on the court.
  func check(of move: Move, by rules: Rules) throws(Problem) {
    guard isPossible(of: move) else {
      throw Problem(
        "noPlaceOfMove", .usage, "\(move.row.text) cannot have \(text.quoted)",
        "shots from the field have a place and kinds, a free throw only ~fast")
    }
    guard let spot else { return }
    guard let court = rules.court else {
      throw Problem(
        "noCourt", .usage, "the rules name no court on which X,Y would be",
        "'scoreboard rules -g GAME --court fiba' names one, or type a zone, such as @rim")
    }
    guard court.has(spot) else { throw .offCourt(spot.text) }
  }

  /// Whether a move can have it.
  func isPossible(of move: Move) -> Bool {
    move.shot.map { $0 != .freeThrow || place == nil && kinds == .fast } ?? false
  }

  /// As much of the attempt as another move can have. A zone from which the new move is impossible is left out.
  func kept(from old: Move, for move: Move, by rules: Rules) -> Attempt? {
    if isPossible(of: move) {
      guard old.shot != move.shot, case .zone(let zone)? = place,
        !rules.zones(of: move).contains(zone)
      else { return self }
      return Attempt(nil, kinds)
    }
    return move.shot == nil ? nil : Attempt(nil, kinds.intersection(.fast))
  }
}

extension Attempt.Place {
  /// A zone, or `X,Y` in metres.
  public init(typed text: String) throws(Problem) {
    guard let numbers = [Int](list: text, { Int(metres: $0) }), numbers.count == 2 else {
      self = .zone(try Zone(begunBy: text, "unknownZone", "a zone, or X,Y in metres"))
      return
    }
    guard let spot = Spot(x: numbers[0], y: numbers[1]) else { throw .offCourt(text) }
    self = .spot(spot)
  }
}

extension Kinds {
  /// Kinds with commas between.
  public init(typed text: String) throws(Problem) {
    self = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      insert(Kinds(try Kind(begunBy: String(word), "unknownKind", "a kind of shot")))
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String>, AllCases == [Self] {
  /// The case with this name, or the only one whose name begins so.
  fileprivate init(begunBy word: String, _ code: String, _ noun: String) throws(Problem) {
    let typed = word.lowercased()
    let names = Self.names
    let begun = names.contains(typed) ? [typed] : names.filter { $0.hasPrefix(typed) }
    guard let name = begun.first, let meant = Self(rawValue: name), !typed.isEmpty else {
      throw Problem(
        code, .usage, "\(word.quoted) is not \(noun)", .near(word, names, else: .all(names)))
    }
    guard begun.count == 1 else { throw .ambiguous(code, .usage, word, begun) }
    self = meant
  }
}

extension String {
  /// Where the word of a move ends, before the place and the kinds of a shot.
  var endOfMove: Index {
    utf8.firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "~") } ?? endIndex
  }
}

extension Int {
  /// The millimetres of a number of metres, such as `-6.7`; nil for other text.
  fileprivate init?(metres text: Substring) {
    guard text.utf8.allSatisfy({ "-.0123456789".utf8.contains($0) }),
      let metres = Double(text), metres.magnitude < 1_000_000
    else { return nil }
    self = Int((metres * 1000).rounded())
  }

  /// The metres of these millimetres as text, without zeros at the end.
  fileprivate var metres: String {
    let text = "\(Double(self) / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Problem {
  fileprivate static func offCourt(_ place: String) -> Problem {
    Problem(
      "offCourt", .usage, "\(place.quoted) is off the court",
      "X,Y is in metres from the centre of the basket, Y away from the baseline")
  }
}
