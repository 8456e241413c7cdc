import Foundation

/// Seeds of generated tests: few by default, so that a run takes seconds. The environment variable
/// `SCOREBOARD_SEEDS` multiplies them, as `.ci/run` does.
public func seeds(_ count: Int) -> Range<Int> {
  let text = ProcessInfo.processInfo.environment["SCOREBOARD_SEEDS"]
  return 0..<count * max(1, text.flatMap(Int.init) ?? 1)
}
