import CLibrary
import Platform
import Testing

@testable import Terminal

@Suite("Who waits")
struct WaitingTests {
  @Test("waits until there is something to read, or for as long as was said")
  func reading() throws {
    let (news, output) = (try Pipe(), try Pipe())
    #expect(waitUntilReadable(news.reader, orUnread: output.writer, within: 0))
    #expect(waitUntilReadable(nil, orUnread: output.writer, within: -1))
    try Output.descriptor(news.writer).write("play")
    #expect(waitUntilReadable(news.reader, orUnread: output.writer, within: nil))
    #expect(read(4, from: news.reader) == "play")
  }

  @Test("waits no longer than somebody reads the output")
  func closed() throws {
    let (news, output) = (try Pipe(), try Pipe())
    output.closeReader()
    #expect(!waitUntilReadable(news.reader, orUnread: output.writer, within: nil))
  }

  @Test("does not mind output that goes to a file")
  func file() throws {
    let output = open("/dev/null", O_WRONLY)
    defer { close(output) }
    #expect(waitUntilReadable(nil, orUnread: output, within: 0))
    #expect(fcntl(output, F_GETFD) >= 0)
  }
}
