import Basketball
import FoundationEssentials
import Storage

/// What a feed takes from an object of `log --jsonl`; the rest of it is derived.
nonisolated struct FeedObject: Decodable {
  let team: Side
  let player: String?
  let move: Move
  let seconds: ClockReading?

  init(_ line: String) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(line.utf8))
    } catch let error as DecodingError {
      throw FeedError.notAPlayObject(error.fault)
    }
  }
}
