import Season

nonisolated extension SeasonError: ReportedError {
  var failure: Failure {
    switch self {
    case .noSuchName(let word, let known):
      Failure(
        "noSuchName", .noInput, "no team and no player is called '\(word.excerpt)'",
        hint: Failure.near(word, known)
          ?? "'\(library: "stats")' and '\(library: "standings")' list them")
    case .ambiguous(let word, let candidates):
      Failure(
        "ambiguousName", .noInput,
        "'\(word.excerpt)' may be \(Failure.few(candidates.map(\.excerpt), " or "))",
        hint: "type one of them")
    }
  }
}
