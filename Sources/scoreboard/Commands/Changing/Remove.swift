import Arguments
import Basketball

/// `remove`: removes a play.
nonisolated struct Remove: VerbCommand {
  var common = Common()
  var number = Required<Int>()
  var options = CorrectionOptions()

  static let name = "remove"
  static let summary = "remove an old play"
  static let examples = ["scoreboard remove 12", "scoreboard remove 12 --dry-run"]

  static var table: [Row<Self>] {
    [.word("NUMBER", "the play, as 'scoreboard log' numbers it") { $0.number = $1 }]
      + CorrectionOptions.rows.on(\.options) + commonRows
  }

  var isDryRun: Bool { options.isDryRun }

  func verb() throws -> Verb? { .remove(try number.get(), droppingLater: options.dropsLater) }
}
