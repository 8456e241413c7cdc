import FoundationEssentials
import Glibc

/// What the environment of the process has of the variables that the tool goes by. To read all of
/// it would take a fifth of the time of a command.
func processEnvironment() -> [String: String] {
  let names = [
    "SCOREBOARD_GAME", "SCOREBOARD_LIBRARY", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLORTERM",
    "COLORFGBG", "COLUMNS",
  ]
  var environment: [String: String] = [:]
  for name in names {
    if let value = getenv(name) { environment[name] = String(cString: value) }
  }
  return environment
}

/// What was typed after the tool's name.
///
/// The runtime finds its arguments beside the environment it was started with, and none at all
/// when a preloaded library (one that fakes the time, say) has moved that; the kernel still knows.
func processArguments() -> [String] {
  if CommandLine.argc > 0 { return Array(CommandLine.arguments.dropFirst()) }
  let line = FileManager.default.contents(atPath: "/proc/self/cmdline") ?? Data()
  let words = line.split(separator: 0, omittingEmptySubsequences: false).dropLast()
  return words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
}
