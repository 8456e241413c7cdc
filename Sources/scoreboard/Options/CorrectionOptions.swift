import Arguments

nonisolated struct CorrectionOptions {
  private(set) var dropsLater = false
  private(set) var isDryRun = false

  static let dropLater = "remove later plays if the game would be over before them"
  static let dryRun = "show what would change, and save nothing"

  static var rows: [Row<CorrectionOptions>] {
    [
      .flag("drop-later", dropLater) { $0.dropsLater = true },
      .flag("dry-run", dryRun) { $0.isDryRun = true },
    ]
  }
}
