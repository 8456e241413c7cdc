import Basketball
import Documents

@testable import ViewModels

/// A scorer who does nothing but write down what is asked for.
@MainActor
final class StubScoring: ScoringViewModel {
  let stub: StubBoard
  let lastStep = Dynamic<Entry?>(nil)
  let begun = Dynamic<BegunPlay?>(nil)
  let assistCandidates = Dynamic<[Person]>([])
  let selected = Dynamic<Int?>(nil)
  let unsaved = Dynamic<[String]>([])
  let substitution = Dynamic<Substitution?>(nil)
  let nextFixture = Dynamic<NextFixture?>(nil)
  let notice = Dynamic<Notice?>(nil)
  var canTryAgain = false
  /// Whether what is typed will do.
  var accepts = true
  private(set) var asked: [String] = []

  init(_ sheet: Scoresheet) { stub = StubBoard(sheet) }

  var board: any BoardViewModel { stub }
  var home: [Person] { stub.facts.value.people(.home) }
  var away: [Person] { stub.facts.value.people(.away) }
  var teams: [Person] { Side.allCases.map { Person(Who($0), in: stub.facts.value.teams) } }

  func refresh() { asked.append("refresh") }
  func beginBatch() { asked.append("begin batch") }
  func endBatch() { asked.append("end batch") }
  func enter(_ person: Person) { asked.append("enter \(person.who.word)") }
  func enter(_ move: Move) { asked.append("enter \(move.word)") }
  func assist(by place: Int) { asked.append("assist by \(place)") }
  func perform(line: String) -> Bool { ask("perform \(line)") }
  func setTime(to reading: String) -> Bool { ask("set time to \(reading)") }
  func togglePause() { asked.append("toggle pause") }
  func undo() { asked.append("undo") }
  func redo() { asked.append("redo") }
  func select(by places: Int) { asked.append("select by \(places)") }
  func remove() { asked.append("remove") }
  func tryAgain() { asked.append("try again") }
  func cancel() { asked.append("cancel") }
  func beginSubstitution() { asked.append("begin substitution") }
  func substitute() { asked.append("substitute") }
  func canBegin(_ line: String) -> Bool { !line.hasPrefix("%") }
  func writePage() { asked.append("write page") }
  func playNextFixture() -> String? {
    asked.append("play next fixture")
    return accepts ? "2026-11-21-reds-greens" : nil
  }
  func rematch() -> String? {
    asked.append("rematch")
    return accepts ? "2026-11-21-reds-blues" : nil
  }

  private func ask(_ what: String) -> Bool {
    asked.append(what)
    return accepts
  }
}
