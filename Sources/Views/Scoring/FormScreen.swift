import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The form of a new game.
public final class FormScreen: LiveScreen {
  public var isStale = true
  private let setup: any GameSetupViewModel
  private var fields: [Field]
  private var place = 0
  private var tokens: [Token] = []

  /// A line of the form, bound to what it sets.
  private struct Field {
    let label: String
    let value: Dynamic<String>
    var text: TextField

    init(_ label: String, _ value: Dynamic<String>) {
      (self.label, self.value, text) = (label, value, TextField(value.value))
    }
  }

  /// A screen bound to the set-up of a game.
  public init(_ setup: any GameSetupViewModel) {
    self.setup = setup
    fields = [
      Field("Home team", setup.homeName),
      Field("Players", setup.homePlayers),
      Field("Away team", setup.awayName),
      Field("Players", setup.awayPlayers),
    ]
    tokens = [
      setup.rules.bind { [weak self] _ in self?.isStale = true },
      setup.problem.bind { [weak self] _ in self?.isStale = true },
    ]
    tokens += fields.enumerated().map { place, field in
      field.value.bind { [weak self] in self?.show($0, in: place) }
    }
  }

  /// Shows what somebody else has typed.
  private func show(_ text: String, in place: Int) {
    isStale = true
    if fields[place].text.text != text { fields[place].text = TextField(text) }
  }

  public var nextFrame: Int? { nil }

  public func tick() {}

  public func refresh() {}

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    switch key {
    case .escape: return .games
    case .enter where place == fields.count: return setup.create().map { .score(id: $0) }
    case .enter, .tab, .down: place = min(place + 1, fields.count)
    case .backTab, .up: place = max(0, place - 1)
    case .left where place == fields.count: setup.changeRules(by: -1)
    case .right where place == fields.count, .character(" ") where place == fields.count:
      setup.changeRules(by: 1)
    default:
      guard place < fields.count, fields[place].text.press(key) else { break }
      fields[place].value.value = fields[place].text.text
      setup.problem.value = nil
    }
    return nil
  }

  public func lines(on canvas: Canvas) -> [String] {
    let (columns, style) = (canvas.size.columns, canvas.style)
    let rows = fields.indices.map { line($0, columns: columns, style) } + [rules(columns, style)]
    let title =
      canvas.size.rows > 9 ? [style.bold("New game".truncated(to: columns)), ""] : []
    let foot = foot(on: canvas)
    let room = max(1, canvas.size.rows - title.count - foot.count)
    let first = max(0, min(place - room / 2, rows.count - room))
    return Array((title + rows.dropFirst(first).prefix(room) + foot).prefix(canvas.size.rows))
  }

  /// What is wrong, and what keys do; on a low screen there is room for one of them.
  private func foot(on canvas: Canvas) -> [String] {
    let text = (setup.problem.value ?? "").escapingControls.truncated(to: canvas.size.columns)
    let problem = canvas.style.color(text, .bad)
    let keys = keys.truncated(to: canvas.size.columns)
    guard canvas.size.rows > 9 else { return [text.isEmpty ? keys : problem] }
    return ["", problem, keys]
  }

  private var keys: String {
    switch place {
    case fields.count: "Enter makes the game  ← → other rules  Esc back"
    case 1, 3: "commas between names  Enter, Tab next  ↑ ↓  Esc back"
    default: "Enter, Tab next  ↑ ↓  Esc back"
    }
  }

  private func line(_ row: Int, columns: Int, _ style: Style) -> String {
    let (label, room) = label(fields[row].label, row, columns, style)
    guard row == place else { return label + fields[row].text.text.truncated(to: room) }
    return label + fields[row].text.shown(columns: room, style: style)
  }

  private func rules(_ columns: Int, _ style: Style) -> String {
    let (label, room) = label("Rules", fields.count, columns, style)
    let rules = setup.rules.value
    let text = "\(rules.name): \(rules.goal)".truncated(to: room)
    return label + (place == fields.count ? style.inverse(text) : text)
  }

  /// A label, and the columns that it leaves.
  private func label(
    _ text: String, _ row: Int, _ columns: Int, _ style: Style
  ) -> (String, room: Int) {
    let indent = min(11, columns / 2)
    let label = text.truncated(to: indent - 1).padded(to: indent)
    return (row == place ? style.bold(label) : label, columns - indent)
  }
}
