import Glibc
import Testing

@testable import Terminal

@Suite("Who waits")
struct WaitingTests {
  @Test("waits until there is something to read, or for as long as was said")
  func reading() throws {
    let (news, output) = (try Pipe(), try Pipe())
    try wait(0, orReadable: news.reader, whileRead: output.writer)
    try wait(-1, orReadable: nil, whileRead: output.writer)
    try Output.descriptor(news.writer).write("play")
    try wait(nil, orReadable: news.reader, whileRead: output.writer)
    #expect(read(4, from: news.reader) == "play")
  }

  @Test("waits no longer than somebody reads the output")
  func closed() throws {
    let (news, output) = (try Pipe(), try Pipe())
    output.closeReader()
    #expect(throws: OutputError.closedPipe) {
      try wait(nil, orReadable: news.reader, whileRead: output.writer)
    }
  }

  @Test("does not mind output that goes to a file")
  func file() throws {
    let output = open("/dev/null", O_WRONLY)
    defer { close(output) }
    try wait(0, orReadable: nil, whileRead: output)
    #expect(fcntl(output, F_GETFD) >= 0)
  }
}
