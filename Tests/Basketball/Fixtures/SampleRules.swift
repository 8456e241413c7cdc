@testable import Basketball

/// The usual rules with some values changed.
func rules(_ change: (inout RuleChanges) -> Void) throws -> Rules {
  var changes = RuleChanges()
  change(&changes)
  return try Rules.pickup.with(changes)
}

/// Rules with a time limit in seconds and an overtime to so many points.
func timed(_ limit: Double, overtime: Int = 1, target: Int = 15, margin: Int = 2) throws -> Rules {
  try rules {
    $0.timeLimit = showing(limit)
    $0.overtime = overtime
    $0.target = target
    $0.margin = margin
  }
}
