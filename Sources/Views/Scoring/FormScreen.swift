import Terminal
import ViewModels

/// The form of a new game.
final class FormScreen: LiveScreen {
  var isStale = true
  private let creator: any GameCreatorViewModel
  private var fields: [Field]
  private var place = 0
  private var tokens: [Token] = []

  /// A line of the form, bound to what it sets.
  private struct Field {
    let label: String
    let value: Dynamic<String>
    var text = TextField()
  }

  /// A screen bound to the set-up of a game.
  init(_ creator: any GameCreatorViewModel) {
    self.creator = creator
    fields = [
      Field(label: "Home team", value: creator.homeName),
      Field(label: "Players", value: creator.homePlayers),
      Field(label: "Away team", value: creator.awayName),
      Field(label: "Players", value: creator.awayPlayers),
    ]
    tokens = [
      creator.rules.bind { [weak self] _ in self?.isStale = true },
      creator.problem.bind { [weak self] _ in self?.isStale = true },
    ]
  }

  var rest: Int? { nil }

  func tick() {}

  func look() {}

  func press(_ key: Key) -> Turn? {
    isStale = true
    switch key {
    case .escape: return .games
    case .enter where place == fields.count: return creator.create().map { .score(id: $0) }
    case .enter, .tab, .down: place = min(place + 1, fields.count)
    case .backTab, .up: place = max(0, place - 1)
    case .left where place == fields.count: creator.changeRules(by: -1)
    case .right where place == fields.count, .character(" ") where place == fields.count:
      creator.changeRules(by: 1)
    default:
      guard place < fields.count, fields[place].text.press(key) else { break }
      fields[place].value.value = fields[place].text.text
      creator.problem.value = nil
    }
    return nil
  }

  func lines(on canvas: Canvas) -> [String] {
    let (columns, style) = (canvas.size.columns, canvas.style)
    let rows = fields.indices.map { line($0, columns: columns, style) } + [rules(columns, style)]
    let problem = (creator.problem.value ?? "").visible.truncated(to: columns)
    let foot = [
      "", style.color(problem, .bad),
      place == fields.count
        ? "Enter makes the game  ← → other rules  Esc back" : "Enter, Tab next  ↑ ↓  Esc back",
    ]
    let title = canvas.size.rows > 9 ? [style.bold("New game"), ""] : []
    let all = title + rows + foot.map { $0.columns > columns ? $0.truncated(to: columns) : $0 }
    return Array(all.suffix(canvas.size.rows))
  }

  private func line(_ row: Int, columns: Int, _ style: Style) -> String {
    let label = label(fields[row].label, row, style)
    let room = max(1, columns - Self.indent)
    guard row == place else { return label + fields[row].text.text.truncated(to: room) }
    return label + fields[row].text.shown(columns: room, style: style)
  }

  private func rules(_ columns: Int, _ style: Style) -> String {
    let rules = creator.rules.value
    let text = "\(rules.name): \(rules.goal)".truncated(to: max(1, columns - Self.indent))
    return label("Rules", fields.count, style)
      + (place == fields.count ? style.inverse(text) : text)
  }

  private static let indent = 11

  private func label(_ text: String, _ row: Int, _ style: Style) -> String {
    let label = text.padded(to: Self.indent)
    return row == place ? style.bold(label) : label
  }
}
