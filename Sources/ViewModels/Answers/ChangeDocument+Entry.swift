import Basketball

extension ChangeDocument {
  /// What an entry of a tape corrected, told by the game before it and after it; nil for one that
  /// corrects nothing.
  nonisolated init?(_ entry: Entry, before: Scoresheet, after: Scoresheet) {
    guard let what = entry.did.correction(of: before, to: after) else { return nil }
    let dropped = entry.did.besides.compactMap { try? before.play($0).play }
    self.init(what, dropped: dropped, before: before, after: after)
  }
}

extension Entry.Action {
  /// The correction in words.
  fileprivate nonisolated func correction(of before: Scoresheet, to after: Scoresheet) -> String? {
    switch self {
    case .fix(let play, _): play.told(inPlaceOf: before, in: after)
    case .remove(let numbers): numbers.first.map { "removed \(before.told($0))" }
    case .join(let side, _):
      "\(after.teams[side].name): "
        + after.teams[side].players.map(\.name).joined(separator: ", ")
    case .rename(let who, let name): "\(who.player ?? before.teams[who.side].name) → \(name)"
    case .rules(let rules, _): rules.told
    case .open, .record, .note, .undo, .redo, .clock: nil
    }
  }

  /// The numbers of the plays that it took out besides.
  fileprivate nonisolated var besides: [Int] {
    switch self {
    case .fix(_, let numbers), .rules(_, let numbers): numbers
    case .remove(let numbers): Array(numbers.dropFirst())
    default: []
    }
  }
}

extension Play {
  /// `play 3: Ana two → Bo two`, with the readings where they have changed.
  fileprivate nonisolated func told(inPlaceOf before: Scoresheet, in after: Scoresheet) -> String {
    guard let old = try? before.play(number).play else { return after.told(number) }
    let (was, is_) = (before.words(old), after.words(self))
    guard old.reading != reading else { return "play \(number): \(was) → \(is_)" }
    return "play \(number): \(old.reading.text) \(was) → \(reading.text) \(is_)"
  }
}

extension Scoresheet {
  /// `play 3: Ana two`.
  nonisolated func told(_ number: Int) -> String {
    "play \(number)" + ((try? play(number)).map { ": \(words($0.play))" } ?? "")
  }
}

extension Rules {
  /// `rules capped: to 15 by 2, cap 20, 25:00`.
  nonisolated var told: String { "rules \(name): \(RulesDocument(self).goal)" }
}
