import Basketball
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("The games that come with the tool")
struct CheckoutGamesTests {
  private static var folder: URL { checkout.appending(path: "games") }
  private static var files: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test("are four, finished, and nothing else is in their folder but what is hidden")
  func all() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { !$0.hasPrefix(".") }.sorted() == Self.files && Self.files.count == 4)
  }

  @Test("are sealed, and their heads are as this version writes them", arguments: files)
  func areCurrent(_ file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: file)))
    #expect(FileLayout.isSealed(bytes))
    let id = String(file.dropLast(5))
    let sheet = try CheckedFile(bytes, path: file).sheet(id: id)
    #expect(sheet.state.status(at: sheet.tape.changed) == .finished)
    #expect(sheet.anomalies == [])
    let again = sheet.bytes(lines: try #require(bytes.lines))
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
  }

  @Test("know of every assist whose basket it helped to, though their tapes do not say so")
  func assists() throws {
    var count = 0
    for file in Self.files {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: file)))
      let sheet = try CheckedFile(bytes, path: file).sheet(id: String(file.dropLast(5)))
      let assists = sheet.playByPlay.plays.map(\.play).filter { $0.move == .assist }
      #expect(assists.allSatisfy { $0.basket != nil })
      count += assists.count
    }
    #expect(count > 20)
  }
}
