import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The bar of a replay")
struct ReplayBarTests {
  let marks = Sides(home: [0, 0.52], away: [0.5, 1])

  func line(_ position: Double, _ columns: Int, isPainted: Bool = false) -> String {
    Style(isOn: isPainted).bar(
      marks, of: Scoresheet.new().document.teams, at: position, columns: columns)
  }

  @Test("has the baskets of both sides and the place, also where several share a column")
  func marked() {
    #expect(
      line(0.25, 21) == "▀━━━━┃────█─────────▄")
    #expect(line(0.5, 5) == "▀━┃─▄")
    #expect(line(1, 5) == "▀━█━┃")
    #expect(line(0, 1) == "┃" && line(0.3, 0) == "")
  }

  @Test("in colour is the same, painted")
  func painted() {
    for columns in [1, 7, 80] {
      #expect(line(0.3, columns, isPainted: true).unpainted == line(0.3, columns))
    }
  }
}
