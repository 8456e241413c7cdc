import Basketball
import Storage

/// The answer of `check --json`.
public nonisolated struct CheckDocument: Document {
  /// `scoreboard.check/1`.
  public let format: String
  /// What does not add up.
  public let findings: [FindingDocument]

  /// What does not add up in some games of a library.
  public init(_ library: Library, ids: [String]) {
    format = "scoreboard.check/1"
    findings = ids.flatMap { id in
      let inspection = library.inspect(id)
      let faults = inspection.fault.map {
        [FindingDocument($0, id: id, isRepairable: inspection.sheet != nil)]
      }
      return (faults ?? []) + (inspection.sheet?.doubts ?? []).map { FindingDocument($0, id: id) }
    }
  }
}

/// One thing that does not add up.
public nonisolated struct FindingDocument: Encodable, Sendable {
  /// The game.
  public let id: String
  /// The name of the finding.
  public let code: String
  /// The play it is about.
  public let play: OrNull<Int>
  /// What does not add up.
  public let message: String
  /// What to do.
  public let hint: OrNull<String>

  /// A fault of the file; where its tape adds up, the head can be written anew from it.
  init(_ fault: LibraryError, id: String, isRepairable: Bool) {
    self.id = id
    (code, play) = (isRepairable ? "inconsistentGame" : "damagedGame", OrNull(nil))
    message = fault.damage?.what ?? "it cannot be read"
    hint = OrNull(
      isRepairable
        ? "'scoreboard check --repair \(id)' writes its head anew from the tape"
        : "mend the file, or set it aside with 'scoreboard delete'")
  }

  init(_ doubt: Doubt, id: String) {
    self.id = id
    let told = doubt.told
    (code, play, message) = (told.code, OrNull(told.play), told.message)
    hint = OrNull(told.hint)
  }
}

extension Doubt {
  /// The doubt as it is told.
  fileprivate nonisolated var told: (code: String, play: Int?, message: String, hint: String?) {
    switch self {
    case .assistWithoutBasket(let play):
      (
        "assistWithoutBasket", play.number, "an assist at \(play.reading.text) with no basket",
        "scoreboard fix \(play.number) --at CLOCK, or remove \(play.number)"
      )
    case .assistToOneself(let play):
      (
        "assistToOneself", play.number,
        "an assist at \(play.reading.text) on a basket of one's own",
        "scoreboard fix \(play.number) --who WHO"
      )
    case .twice(let play, let like):
      (
        "twice", play.number, "the same as play \(like.number) at \(play.reading.text)",
        "scoreboard remove \(play.number), if it was one"
      )
    case .beyondLimit(let play, let limit):
      (
        "beyondLimit", play.number, "at \(play.reading.text), after time was up at \(limit.text)",
        "scoreboard fix \(play.number) --at CLOCK"
      )
    case .rosterTooLarge(let team, let count, let roster):
      ("rosterTooLarge", nil, "\(team) has \(count) players, a roster holds \(roster)", nil)
    case .wallClockWentBack(let entry):
      (
        "wallClockWentBack", nil,
        "tape[\(entry)] was written before the entry it follows: the machine's clock was put back",
        nil
      )
    }
  }
}
