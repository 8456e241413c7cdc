import Basketball
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("The games that come with the tool")
struct CheckoutGamesTests {
  private func game(_ file: URL) throws -> (sheet: Scoresheet, bytes: [UInt8]) {
    let bytes = try [UInt8](path: file.path)
    let id = file.deletingPathExtension().lastPathComponent
    return (try CheckedFile(bytes, path: file.path).sheet(id: id), bytes)
  }

  @Test("are sealed, and their summaries are as this version writes them", arguments: checkoutGames)
  func areCurrent(_ file: URL) throws {
    let (sheet, bytes) = try game(file)
    #expect(FileLayout.isSealed(bytes))
    #expect(sheet.state.status(at: sheet.tape.changed) == .finished)
    #expect(sheet.anomalies == [])
    let again = sheet.bytes(lines: try #require(bytes.lines(of: sheet.id)))
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
  }

  @Test("know of every assist whose basket it helped to, though their tapes do not say so")
  func assists() throws {
    var count = 0
    for file in checkoutGames {
      let assists = try game(file).sheet.playByPlay.plays.map(\.play).filter { $0.move == .assist }
      #expect(assists.allSatisfy { $0.basket != nil })
      count += assists.count
    }
    #expect(count > 20)
  }
}
