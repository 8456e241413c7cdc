@testable import Basketball

/// The usual rules with some values changed.
func rules(_ change: (inout RuleChanges) -> Void) throws -> Rules {
  var changes = RuleChanges()
  change(&changes)
  return try Rules.pickup.with(changes)
}
