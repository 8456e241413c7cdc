import Fixtures
import Testing

@Suite("Somebody at a terminal")
struct SeatTests {
  @Test("waits for a process that has left its screen and takes a while to end")
  func slowEnd() throws {
    var seat = try Seat([
      "/bin/sh", "-c",
      """
      stty -icanon -echo; printf '\\033[?1049h'; head -c 1 >/dev/null
      printf '\\033[?1049l'; stty icanon echo; sleep 0.5
      """,
    ])
    let isOnScreen = seat.read { $0.isOnScreen }
    let status = seat.end(typing: "q")
    #expect(isOnScreen)
    #expect(status == 0)
  }
}
