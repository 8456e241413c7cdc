import Basketball
import Storage

/// The scorer of a live game.
final class LiveScorer: ScorerViewModel {
  let board: any GameCorrectionViewModel
  let begun = Dynamic<BegunPlay?>(nil)
  let passers = Dynamic<[Person]>([])
  let selected = Dynamic<Int?>(nil)
  let unsaved = Dynamic<[String]>([])
  let notice = Dynamic<Notice?>(nil)

  /// The reading at which the play that is begun was begun.
  private var reading = ""
  /// The basket that a pass is asked for.
  private var basket: PlayDocument?
  /// Whether something else was done since the last play was called: nobody is asked for a pass.
  var isPassOver = false
  var plays = UnsavedPlays()
  /// Whether plays wait for those that come at once with them.
  var isGathering = false
  /// The half of the selected play that has been put right.
  var mended: BegunPlay?
  /// What a second try does, for as long as the notice stands that tells of it.
  var again: (() -> Void)?
  private var sight = Sight()
  let explain: (any Error) -> String
  private var tokens: [Token] = []

  /// A scorer at a game; `explain` puts an error into words.
  init(_ board: any GameCorrectionViewModel, explain: @escaping (any Error) -> String) {
    (self.board, self.explain) = (board, explain)
    tokens = [board.document.bind { [weak self] _ in self?.letGoOfGonePlays() }]
  }

  var canTryAgain: Bool { again != nil || !plays.isEmpty }
  var home: [Person] { board.document.value.people(.home) }
  var away: [Person] { board.document.value.people(.away) }
  var teams: [Person] { Side.allCases.map { Person(Who($0), of: board.document.value) } }

  func name(_ person: Person) {
    if let number = numberToMend(.person(person)) {
      correct(mending: .person(person)) {
        try $0.fix(number, who: person.word, move: nil, at: nil, droppingLater: $1)
      }
    } else if case .move(let move) = begun.value {
      record(person.word, move, at: reading)
    } else {
      begin(.person(person))
    }
  }

  func name(move: String) {
    if let number = numberToMend(.move(move)) {
      correct(mending: .move(move)) {
        try $0.fix(number, who: nil, move: move, at: nil, droppingLater: $1)
      }
    } else if case .person(let person) = begun.value {
      record(person.word, move, at: reading)
    } else {
      begin(.move(move))
    }
  }

  func assist(by place: Int) {
    if isGathering { save() }
    guard let basket, let side = Side(rawValue: basket.team) else { return }
    let team = board.document.value.people(side)
    guard team.indices.contains(place), passers.value.contains(team[place]) else { return }
    record(team[place].word, Move.assist.word, at: basket.reading)
  }

  func look() {
    guard let said = sight.look(at: board, explain: explain) else { return }
    if said.kind == .done { return notice.value = said }
    // What failed because of it has said so already.
    if notice.value?.kind != .failed { say(said.kind, said.text) }
  }

  /// The number of the selected play, if this half of it is to be put right. Once one half is, the
  /// same half again belongs to a play that comes next.
  private func numberToMend(_ half: BegunPlay) -> Int? {
    switch (mended, half) {
    case (.person, .person), (.move, .move): selected.update(nil)
    default: break
    }
    mended = selected.value == nil ? nil : mended
    return selected.value
  }

  /// Takes the time at the first half of a play; another first half starts anew.
  private func begin(_ half: BegunPlay) {
    reading = takeTime()
    letGo()
    begun.value = half
  }

  /// What the clock reads now, to the millisecond, whoever has started or stopped it.
  func takeTime() -> String {
    try? board.look()
    board.tick()
    let seconds = board.document.value.clock.seconds
    return ClockReading(seconds: seconds)?.exactText ?? board.time.value
  }

  /// Lets go of what was begun, asked and said.
  func letGo() {
    begun.value = nil
    isPassOver = true
    askForPass(to: nil)
    hush()
  }

  /// Asks for the pass to a basket, where there can have been one.
  func askForPass(to play: PlayDocument?) {
    basket = play
    passers.update(play.map { board.document.value.passers(for: $0) } ?? [])
  }

  /// A play that somebody else has taken out cannot be put right, nor can there be a pass to it.
  private func letGoOfGonePlays() {
    if let basket, board.place(ofPlay: basket.number) == nil { askForPass(to: nil) }
    guard let number = selected.value, board.place(ofPlay: number) == nil else { return }
    selected.value = nil
    say(.refused, "play \(number) is no longer in the game")
  }
}

extension GameLibrary<GameDocument> {
  /// The scorer of a game in the library; `explain` puts an error into words.
  public func scorer(
    _ id: String, now: @escaping () -> TimeOfDay, explain: @escaping (any Error) -> String
  ) throws -> any ScorerViewModel {
    LiveScorer(try scoreboard(id, now: now), explain: explain)
  }
}
