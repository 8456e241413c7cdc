import Basketball
import Documents
import Terminal

/// The printed form of a followed game: its start, then its changes.
public struct FollowedView {
  /// How it is printed.
  public enum Form: Sendable {
    case text
    /// A document of `show --json` for each change, on one line.
    case json
    /// A line of `log --jsonl` for each play.
    case plays
  }

  private let form: Form
  private let style: Style

  /// A view in one form.
  public init(as form: Form, style: Style) {
    (self.form, self.style) = (form, style)
  }

  /// The game at the start, with line breaks.
  public func beginning(_ game: GameDocument, plays: [PlayDocument]) -> String {
    printed([style.bold(game.headline)], game, plays)
  }

  /// A change, with line breaks; empty if this form does not print it.
  public func change(_ outcome: Outcome, of game: GameDocument, plays: [PlayDocument]) -> String {
    printed(OutcomeView(outcome, style: style).lines, game, plays)
  }

  /// A replaced history, with line breaks.
  public func replacement(_ game: GameDocument, plays: [PlayDocument]) -> String {
    printed(["the game file was replaced: \(game.headline)"], game, plays)
  }

  private func printed(
    _ lines: @autoclosure () -> [String], _ game: GameDocument, _ plays: [PlayDocument]
  ) -> String {
    switch form {
    case .text: lines().map { $0 + "\n" }.joined()
    case .json: game.line
    case .plays: plays.map { PlayLine($0, of: game).line }.joined()
    }
  }
}

/// Recorded plays and their effects as text.
public struct RecordedView {
  private let outcomes: [Outcome]
  private let now: TimeOfDay?
  private let style: Style

  /// The outcomes in their order.
  ///
  /// - Parameter now: the time of day at which the game is shown; nil for that of the last entry.
  public init(_ outcomes: [Outcome], now: TimeOfDay? = nil, style: Style) {
    (self.outcomes, self.now, self.style) = (outcomes, now, style)
  }

  /// A line for each play; after a late entry, whose score is that of its time, the score now; new
  /// bonuses; the status, if it has changed; and removed plays.
  public var lines: [String] {
    guard let last = outcomes.last else { return [] }
    let plays = outcomes.flatMap(\.added)
    let isLate = plays.last.map { $0.score != last.after.box.score } ?? false
    let isTurn = outcomes.contains(where: \.isTurningPoint)
    let removed = outcomes.map { $0.removed.map(\.play.number) }.filter { !$0.isEmpty }
    let names = last.after.teams.map { $0.name.escapingControls }
    let face = last.after.rules.clockFace
    return plays.map { line(PlayDocument($0, on: face), of: names) }
      + (isLate ? ["now \(last.document(at: now).scoreText())"] : [])
      + outcomes.flatMap(\.tableLines)
      + (isTurn ? [last.document(at: now).turnText(style: style)] : [])
      + removed.map { "removed \($0.playList)" }
  }

  /// `3  01:23.2  Ana (Reds) two  Reds 2 : 0 Blues`.
  private func line(_ play: PlayDocument, of names: Sides<String>) -> String {
    let team = names[play.team]
    let who = play.player.map { "\($0.escapingControls) (\(team))" } ?? team
    return "\(play.number)  \(play.time)  \(who) \(play.word)  "
      + style.bold("\(names.home) \(play.home) : \(play.away) \(names.away)")
  }
}
