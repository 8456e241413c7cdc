import Basketball
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The form of a new game.
public final class FormScreen: ModelScreen<SetupState, SetupIntent>, LiveScreen {
  private var field = SetupField.home
  /// The text of the field.
  private var text = TextField()
  /// Whether the text is being edited: before that, typing replaces a default.
  private var isEditing = false
  /// Whether the user is asked to confirm leaving a form with input.
  private var isLeaving = false

  public func press(_ key: Key) -> Route? {
    isStale = true
    let wasLeaving = isLeaving
    isLeaving = false
    said = nil
    switch key {
    case .escape:
      if wasLeaving || !state.hasInput { return model.take(.leave) }
      isLeaving = true
    case .enter where field == .limit: return create()
    // The first Tab completes a name, the next one goes to the next field.
    case .tab: if complete(isBegun: true) { begin(field) } else { move(by: 1) }
    case .enter, .down: move(by: 1)
    case .backTab, .up: move(by: -1)
    case .left where field == .rules: return model.take(.rules(by: -1))
    case .right where field == .rules, .character(" ") where field == .rules:
      return model.take(.rules(by: 1))
    default: type(key)
    }
    return nil
  }

  /// Completes the field; false if that changes nothing.
  private func complete(isBegun: Bool) -> Bool {
    let typed = state[field]
    model.take(.complete(field, isBegun: isBegun))
    return state[field] != typed
  }

  private func move(by places: Int) {
    _ = complete(isBegun: false)
    begin(SetupField(rawValue: field.rawValue + places) ?? field)
  }

  private func begin(_ new: SetupField) {
    field = new
    isEditing = false
    text = TextField(state[new] ?? "")
  }

  private func type(_ key: Key) {
    guard state[field] != nil else { return }
    var old = text
    if !isEditing, !state.isChanged(field) {
      switch key {
      case .character, .paste: old = TextField()
      default: break
      }
    }
    var new = old
    guard new.press(key) else { return }
    // Deleting is always allowed, whatever is left.
    guard new.text.count <= old.text.count || field.canBegin(with: new.text) else {
      return said = Said(text: "not '\(new.text)': \(field.hint)", kind: .refusal)
    }
    text = new
    isEditing = true
    model.take(.type(text.text, in: field))
  }

  /// Makes the game, or goes to the field to correct.
  private func create() -> Route? {
    let route = model.take(.create)
    if route == nil { begin(state.problem?.field ?? field) }
    return route
  }

  public func lines(on canvas: Canvas) -> [String] {
    let columns = canvas.columns
    let rows = canvas.rows
    let style = canvas.style
    let fields = SetupField.allCases.map { line($0, columns: columns, style) }
    let heading = phrase("New game", state.title?.escapingControls).truncated(to: columns)
    let title = rows > 11 ? [style.bold(heading), ""] : []
    let problem =
      isLeaving
      ? "Esc again discards what is typed" : said?.text ?? state.problem.map(text) ?? ""
    let foot = [
      "", style.ground(problem.escapingControls.truncated(to: columns), .warning),
      hint(columns: columns, style).text,
    ]
    let room = max(1, rows - title.count - foot.count)
    let first = max(0, min(field.rawValue - room / 2, fields.count - room))
    return Array((title + fields.dropFirst(first).prefix(room) + foot).prefix(rows))
  }

  private func text(_ problem: SetupProblem) -> String {
    switch problem.what {
    case .sameColors: "both teams would wear the same colour"
    case .noColor(let typed): "'\(typed)' is no colour: red, navy, #c8102e and so on"
    case .noTarget(let typed): "the target is a whole number or none, not '\(typed)'"
    case .error(let error): explain(error)
    }
  }

  /// The format of the field, and the keys.
  private func hint(columns: Int, _ style: Style) -> Line {
    let hint = Line(field.hint, paint: style.dim)
    let keys: [KeyWords] = [["Tab": "next", "↑ ↓": "back", "Esc": "leave"], ["Tab": "next"]]
    return keys.flatMap { $0.forms(style) }
      .map { [hint, $0].joined(gap: 3) }.first(within: columns)
      ?? Line(field.hint.truncated(to: columns))
  }

  private func line(_ field: SetupField, columns: Int, _ style: Style) -> String {
    let isHere = field == self.field
    let room = columns - 8
    let rules = state.rules
    let name = field.label.padded(to: 8)
    let label = isHere ? style.bold(name) : name
    guard let typed = state[field] else {
      let text = "\(rules.name): \(rules.goal)".truncated(to: room)
      return label + (isHere ? style.inverse(text) : text)
    }
    let sample = [.homeColor, .awayColor].contains(field) ? TeamColor(typed: typed) : nil
    let swatch = sample.said { style.color("██", RGB($0)) + " " }
    let rest = room - (sample == nil ? 0 : 3)
    return label + swatch
      + (isHere
        ? text.shown(columns: rest, style: style) : typed.escapingControls.truncated(to: rest))
  }
}

extension SetupField {
  fileprivate var label: String {
    switch self {
    case .home: "Home"
    case .away: "Away"
    case .homeColor, .awayColor: "Colour"
    case .rules: "Rules"
    case .target: "Target"
    case .limit: "Limit"
    }
  }

  /// The format of the field.
  fileprivate var hint: String {
    switch self {
    case .home, .away: "Reds: 4 Ana, Bo, 00 Cy, or a team that has played"
    case .homeColor, .awayColor: "red, navy, #c8102e"
    case .rules: "← → choose"
    case .target: "the points that win, or none"
    case .limit: "10:00 or none, Enter makes the game"
    }
  }

  /// Whether a text can begin a valid value.
  fileprivate func canBegin(with text: String) -> Bool {
    let text = text.lowercased()
    return switch self {
    case .home, .away, .rules: true
    case .homeColor, .awayColor:
      TeamColor.names.contains { $0.hasPrefix(text) }
        || text.hasPrefix("#") && text.count < 8 && text.dropFirst().allSatisfy(\.isHexDigit)
    case .target: "none".hasPrefix(text) || text.allSatisfy(\.isNumber)
    case .limit: "none".hasPrefix(text) || text.allSatisfy(Question.reading.contains)
    }
  }
}
