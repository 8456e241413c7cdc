import CLibrary
import Foundation

/// `Fuzzer files|lines|keys [--inputs COUNT] [--seed FIRST] [--tool PATH]`
///
/// Tries an input for each seed from FIRST on, which is a random one if it is not said. What fails is
/// printed with its seed, which does the same again. The work is done in a process of its own, so
/// that a crash and an input without end are seen too.
var options = ["--inputs": "1000", "--seed": "\(Int.random(in: 0..<1 << 40))", "--tool": ""]
var words = Array(CommandLine.arguments.dropFirst())
while words.count > 2, let value = words.popLast(), let name = words.popLast() {
  options[name] = value
}
let surfaces: [String: any Surface.Type] = [
  "files": Files.self, "lines": Lines.self, "keys": Keys.self,
]
guard words.count == 1, options.count <= 4, let surface = surfaces[words[0]],
  let inputs = options["--inputs"].flatMap({ Int($0) }),
  let first = options["--seed"].flatMap({ Int($0) }), let tool = options["--tool"]
else {
  say("usage: Fuzzer files|lines|keys [--inputs COUNT] [--seed FIRST] [--tool PATH]\n")
  exit(64)
}
let seeds = first..<first + inputs
if let folder = options["--worker"] {
  exit(work(surface, seeds, folder: folder, tool: tool))
}
exit(try supervise(words[0], seeds, tool: tool))
