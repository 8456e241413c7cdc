import CLibrary
import Fixtures
import Platform
import Synchronization
import Testing

@testable import Terminal

@Suite("An output")
struct OutputTests {
  @Test("hands each text to the function it was made of")
  func collecting() throws {
    final class Transcript: Sendable {
      let texts = Mutex<[String]>([])
    }
    let transcript = Transcript()
    let output = Output { text in transcript.texts.withLock { $0.append(text) } }
    try output.write("Ana\n")
    try output.write("李小龍\n")
    #expect(transcript.texts.withLock { $0 } == ["Ana\n", "李小龍\n"])
  }

  @Test("throws what the function throws")
  func refusing() {
    let output = Output { _ throws(OutputError) in throw .closedPipe }
    #expect(throws: OutputError.closedPipe) { try output.write("Ana\n") }
  }

  @Test("writes to a descriptor at once, and nothing for no text")
  func descriptor() throws {
    let pipe = try Pipe()
    let output = Output.descriptor(pipe.writer)
    try output.write("Željko\n")
    try output.write("")
    #expect(read(8, from: pipe.reader) == "Željko\n")
    try Output.descriptor(99_999).write("")
  }

  @Test("reports a full device", .enabled(if: isLinux, "only Linux has /dev/full"))
  func fullDevice() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    #expect(throws: OutputError.failed(SystemError.noSpace.reason)) {
      try Output.descriptor(full).write("Ana\n")
    }
  }

  @Test("reports a pipe that nobody reads any more")
  func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe()
    pipe.closeReader()
    #expect(throws: OutputError.closedPipe) { try Output.descriptor(pipe.writer).write("Ana\n") }
  }

  @Test("reports a closed descriptor, and one that is open for reading only")
  func badDescriptor() throws {
    let pipe = try Pipe()
    for descriptor in [99_999, pipe.reader] {
      #expect(throws: OutputError.failed(SystemError.badDescriptor.reason)) {
        try Output.descriptor(descriptor).write("Ana\n")
      }
    }
  }
}
