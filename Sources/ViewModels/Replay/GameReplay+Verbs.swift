// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The verbs of a replay.
extension GameReplay {
  /// Plays from the current place.
  public func play() {
    advance(to: now())
    go(to: head, isPlaying: true)
  }

  public func togglePlaying() {
    advance(to: now())
    guard run == nil else { return go(to: head, isPlaying: false) }
    go(to: head == timeline.end ? .start : head, isPlaying: true)
  }

  public func faster() { play(at: pace.faster) }

  public func slower() { play(at: pace.slower) }

  private func play(at pace: PlaybackSpeed) {
    advance(to: now())
    go(to: head, isPlaying: run != nil, pace: pace)
  }

  public func skip(_ seconds: Int) {
    advance(to: now())
    go(to: timeline.playhead(head, seconds: seconds), isPlaying: run != nil)
  }

  public func step(by plays: Int) {
    advance(to: now())
    pause(at: timeline.playhead(head, steps: plays))
  }

  public func nextBasket() {
    pause(atFirstOf: timeline.baskets, { $0 > $1 }, or: "no basket after this one")
  }

  public func previousBasket() {
    pause(atFirstOf: timeline.baskets.reversed(), { $0 < $1 }, or: "no basket before this one")
  }

  public func nextLeadChange() {
    pause(atFirstOf: timeline.leadChanges, { $0 > $1 }, or: "the lead does not change again")
  }

  public func previousLeadChange() {
    pause(
      atFirstOf: timeline.leadChanges.reversed(), { $0 < $1 },
      or: "the lead has not changed before")
  }

  public func nextPeriod() {
    advance(to: now())
    let next = timeline.periodEnds.first { $0 > head }
    if let next { pause(at: next) } else { refuse("no period after this one") }
  }

  public func previousPeriod() {
    advance(to: now())
    let before = timeline.periodEnds.last { $0 < head }
    if let before { pause(at: before) } else { refuse("no period before this one") }
  }

  public func toStart() { pause(at: .start) }

  public func toEnd() { pause(at: timeline.end) }

  public func go(to place: String) throws { pause(at: try timeline.playhead(at: place)) }

  /// Goes to just before a place, so that playing starts with its plays.
  public func go(before place: String) throws { pause(at: try timeline.playhead(before: place)) }

  private func pause(at place: Playhead) { go(to: place, isPlaying: false) }

  /// Pauses at the first of these plays on one side of the playhead.
  private func pause(
    atFirstOf plays: [Int], _ isWanted: (Playhead, Playhead) -> Bool, or refusal: String
  ) {
    advance(to: now())
    for play in plays {
      let place = timeline.stop(play + 1)
      if isWanted(place, head) { return pause(at: place) }
    }
    refuse(refusal)
  }

  private func refuse(_ text: String) { notice.value = Notice(kind: .refused, text: text) }
}
