import Fixtures
import Terminal
import ViewModels

@testable import Views

extension Optional<any Dialog> {
  /// The question that is asked, if one is.
  var question: Question? { self as? Question }
  /// The first row of the help, if it is shown.
  var help: Int? { (self as? Help)?.row }
}

extension LiveScreen {
  /// Presses keys, a sign each.
  ///
  /// - Returns: what the last of them leads to.
  @discardableResult
  func type(_ text: String) -> Route? { text.reduce(nil) { press(Key(sign: $1)) } }

  /// What it shows on a canvas of so many columns and rows.
  func shown(_ columns: Int, _ rows: Int, isPainted: Bool = false) -> [String] {
    shown(on: Canvas(size: Size(columns: columns, rows: rows), style: Style(isOn: isPainted)))
  }

  /// Its message, on a canvas of 80 columns and 24 rows.
  var message: String { shown(80, 24)[21] }

  /// What it shows in several sizes, with a line above each.
  func shown(in sizes: [(columns: Int, rows: Int)]) -> String {
    sizes.map { "--- \($0.columns)x\($0.rows)\n" + shown($0.columns, $0.rows).screen }.joined()
  }
}
