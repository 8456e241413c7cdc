import CLibrary
import Foundation

/// What is tried: one input for every seed, in a folder of its own.
protocol Surface {
  /// Prepares what all inputs need.
  init(folder: String, tool: String) throws
  /// Tries the input of a seed; throws a `Broken` for what must never be.
  mutating func run(seed: Int) throws
}

/// Something that must never be.
struct Broken: Error {
  let what: String

  init(_ what: String) { self.what = what }
}

/// Throws unless something holds.
func require(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  if !holds { throw Broken(what()) }
}

/// Says what is wrong.
func say(_ text: String) {
  Array(text.utf8).withUnsafeBytes { _ = CLibrary.write(2, $0.baseAddress, $0.count) }
}

/// The bytes of a file; nil where it cannot be read.
func contents(_ path: String) -> [UInt8]? {
  (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) }
}

/// Writes a file in its place.
func write(_ bytes: [UInt8], to path: String) throws {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  defer { close(descriptor) }
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
    if count <= 0 { throw Broken("cannot write \(path)") }
    rest = rest.dropFirst(count)
  }
}

/// The status that a process ends with, 128 and more where a signal ended it; nil where it does not
/// end in time, and is killed then.
func status(of process: pid_t, within seconds: Int = 20) -> Int32? {
  for _ in 0..<seconds * 2000 {
    if let status = ended(process) { return status }
    usleep(500)
  }
  killAndReap(process)
  return nil
}

/// The status of a process, with 128 and the signal that killed it; nil while it runs.
func ended(_ process: pid_t) -> Int32? {
  var status: Int32 = 0
  guard waitpid(process, &status, WNOHANG) == process else { return nil }
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}

func killAndReap(_ process: pid_t) {
  kill(process, SIGKILL)
  waitpid(process, nil, 0)
}
