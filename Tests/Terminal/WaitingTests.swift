import Glibc
import Testing

@testable import Terminal

@Suite("Who waits")
struct WaitingTests {
  @Test("waits until there is something to read, or for as long as was said")
  func reading() throws {
    let (news, answer) = (try Pipe(), try Pipe())
    try wait(0, orReadable: news.reader, whileRead: answer.writer)
    try wait(-1, orReadable: nil, whileRead: answer.writer)
    try Output.descriptor(news.writer).write("play")
    try wait(nil, orReadable: news.reader, whileRead: answer.writer)
    #expect(read(4, from: news.reader) == "play")
  }

  @Test("waits no longer than somebody reads the answer")
  func closed() throws {
    let (news, answer) = (try Pipe(), try Pipe())
    answer.closeReader()
    #expect(throws: OutputError.closedPipe) {
      try wait(nil, orReadable: news.reader, whileRead: answer.writer)
    }
  }

  @Test("does not mind an answer that goes to a file")
  func file() throws {
    let answer = open("/dev/null", O_WRONLY)
    defer { close(answer) }
    try wait(0, orReadable: nil, whileRead: answer)
    #expect(fcntl(answer, F_GETFD) >= 0)
  }
}
