extension String {
  /// What stands between line breaks.
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
