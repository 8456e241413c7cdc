import CLibrary
import Fixtures
import Synchronization
import Testing

@testable import Terminal

@Suite("An output whose reader is slow")
struct BlockedOutputTests {
  // Many times what a pipe holds (64 KiB).
  private static let text = String(repeating: "李小龍 to Željko\n", count: 20_000)

  /// A write of the text on a thread of its own, which notes how it ended.
  private final class Writing: Sendable {
    private let end = Mutex<OutputError?>(nil)

    func start(on descriptor: Int32) -> Aside {
      Aside {
        // Also a write that failed lets the reader come to an end.
        defer { close(descriptor) }
        do {
          try Output.descriptor(descriptor).write(text)
        } catch {
          self.end.withLock { $0 = error as? OutputError }
        }
      }
    }

    var error: OutputError? { end.withLock { $0 } }
  }

  @Test("gets everything through a descriptor that does not block")
  func nonBlocking() throws {
    let pipe = try Pipe()
    try pipe.makeWriterNonBlocking()
    let writing = Writing()
    let thread = writing.start(on: pipe.takeWriter())
    #expect(read(Self.text.utf8.count, from: pipe.reader) == Self.text)
    thread.join()
    #expect(writing.error == nil)
  }

  @Test("learns while it waits that the reader has gone", arguments: [true, false])
  func readerGone(blocks: Bool) throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe()
    if !blocks { try pipe.makeWriterNonBlocking() }
    let writing = Writing()
    let thread = writing.start(on: pipe.takeWriter())
    #expect(read(9, from: pipe.reader) == "李小龍")
    pipe.closeReader()
    thread.join()
    #expect(writing.error == .closedPipe)
  }

  @Test("is not stopped by the signals that arrive meanwhile", arguments: [true, false])
  func interrupted(blocks: Bool) throws {
    // Without SA_RESTART a blocked write returns with EINTR or a part of the text, a poll too.
    handle(SIGUSR2) { _ in }
    let pipe = try Pipe()
    if !blocks { try pipe.makeWriterNonBlocking() }
    let writing = Writing()
    let thread = writing.start(on: pipe.takeWriter())
    let received = read(Self.text.utf8.count, from: pipe.reader) {
      thread.interrupt(by: SIGUSR2)
    }
    thread.join()
    #expect(received == Self.text)
    #expect(writing.error == nil)
  }
}
