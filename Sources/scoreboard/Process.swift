import FoundationEssentials

/// The environment of the process.
func processEnvironment() -> [String: String] { ProcessInfo.processInfo.environment }

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
