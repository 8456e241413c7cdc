import Arguments

/// The options of corrections.
nonisolated struct CorrectionOptions {
  var dropsLater = false
  var isDryRun = false

  static var rows: [Row<CorrectionOptions>] {
    [
      .flag("drop-later", "take out plays that would then stand behind the finish") {
        $0.dropsLater = true
      },
      .flag("dry-run", "show what it would do, and do nothing") { $0.isDryRun = true },
    ]
  }
}
