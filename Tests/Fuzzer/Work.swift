import CLibrary
import Fixtures
import Foundation

/// Tries the inputs of seeds one after the other, and notes each before it is tried.
///
/// - Returns: the status to end with.
func work(_ surface: any Surface.Type, _ seeds: Range<Int>, folder: String, tool: String) -> Int32 {
  let note = open("\(folder)/seed", O_WRONLY | O_CREAT, 0o666)
  var seed = seeds.lowerBound
  do {
    var surface = try surface.init(folder: folder + "/work", tool: tool)
    while seed < seeds.upperBound {
      withUnsafeBytes(of: seed) { _ = pwrite(note, $0.baseAddress, $0.count, 0) }
      try surface.run(seed: seed)
      seed += 1
    }
    return 0
  } catch {
    say("seed \(seed): \((error as? Broken)?.what ?? "\(error)")\n")
    return 1
  }
}

/// Has the work done by another process, and looks after it.
///
/// - Returns: the status to end with.
func supervise(_ name: String, _ seeds: Range<Int>, tool: String) throws -> Int32 {
  let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  let folder = "\(place)/scoreboard-fuzzer-\(getpid())"
  try FileManager.default.createDirectory(
    atPath: folder + "/work", withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let process = try start(
    [
      path(of: "/proc/self/exe"), name, "--inputs", "\(seeds.count)",
      "--seed", "\(seeds.lowerBound)", "--tool", tool.isEmpty ? "" : path(of: tool),
      "--worker", folder,
    ], in: ".", reading: "/dev/null", writing: "/dev/null", errors: "\(folder)/errors")
  let status = watch(process, folder)
  let said = String(decoding: contents("\(folder)/errors") ?? [], as: UTF8.self)
  switch status {
  case 0: Swift.print("\(name): \(seeds.count) inputs from seed \(seeds.lowerBound) on, no fault")
  case 1: say(said)
  case nil: say("seed \(lastSeed(folder)): it does not end\n")
  default: say("seed \(lastSeed(folder)): status \(status ?? 0)\n\(said.suffix(2000))")
  }
  return status == 0 ? 0 : 1
}

/// The whole path of a file.
private func path(of file: String) -> String {
  guard let path = realpath(file, nil) else { return file }
  defer { free(path) }
  return String(cString: path)
}

/// The status of the process; nil where one input took longer than half a minute.
private func watch(_ process: pid_t, _ folder: String) -> Int32? {
  var (seed, since) = (-1, 0)
  while true {
    if let status = ended(process) { return status }
    usleep(20_000)
    let now = lastSeed(folder)
    since = now == seed ? since + 1 : 0
    seed = now
    if since > 1500 {
      killAndReap(process)
      return nil
    }
  }
}

private func lastSeed(_ folder: String) -> Int {
  guard let bytes = contents("\(folder)/seed"), bytes.count == 8 else { return -1 }
  return bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
}
