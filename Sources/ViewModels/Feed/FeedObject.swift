import Basketball
import FoundationEssentials
import Storage

/// What a feed takes from an object of `log --jsonl`; the rest of it is derived.
nonisolated struct FeedObject: Decodable {
  let team: Side
  let player: OrNull<String>
  let move: Move
  /// Without it the play is put at what the clock shows, as without a CLOCK in words.
  let seconds: ClockReading?
  /// Whether time was up.
  let overtime: Bool?

  init(_ line: String) throws {
    do {
      self = try JSON.decode(Self.self, from: Data(line.utf8))
    } catch let fault as JSONFault {
      throw FeedError.notAPlayObject(fault.text)
    }
  }
}
