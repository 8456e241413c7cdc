import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("The index of open games, whatever happens to the files")
struct IndexTruthTests {
  @Test("says what the files say, after every one of many random steps", arguments: seeds(1))
  func truth(seed: Int) throws {
    var world = try RandomLibrary(seed: seed)
    for step in 0..<60 {
      let name = try world.step()
      // The first answer may make the index, the second goes by it.
      let comment = Comment(rawValue: "step \(step): \(name)")
      let truth = try world.truth()
      for _ in 0..<2 {
        let answer = DefaultGame(world.library(on: .withoutSync), now: world.now)
        // The index may remember more of a file that cannot be read now: of one that was written in
        // its place before, or that a copy of the library knew.
        let isCareful = answer.isMoreCareful(than: truth, about: world.unreadable)
        #expect(answer == truth || isCareful, comment)
      }
    }
  }
}
