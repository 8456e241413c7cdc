// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// What keys do with a replay.
extension GameReplay {
  /// Plays on from where it is.
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

  public func nextBasket() { pause(after: timeline.baskets, or: "no basket after this one") }

  public func previousBasket() { pause(before: timeline.baskets, or: "no basket before this one") }

  public func nextLeadChange() {
    pause(after: timeline.leadChanges, or: "the lead does not change again")
  }

  public func previousLeadChange() {
    pause(before: timeline.leadChanges, or: "the lead has not changed before")
  }

  public func toStart() { pause(at: .start) }

  public func toEnd() { pause(at: timeline.end) }

  public func go(to place: String) throws { pause(at: try timeline.playhead(at: place)) }

  /// Goes to just before that moment: what is played from there begins with its plays.
  public func go(before place: String) throws { pause(at: try timeline.playhead(before: place)) }

  private func pause(at place: Playhead) { go(to: place, isPlaying: false) }

  private func pause(after plays: [Int], or refusal: String) {
    advance(to: now())
    let stops = plays.lazy.map { [timeline] in timeline.stop($0 + 1) }
    pause(at: stops.first { [head] in $0 > head }, or: refusal)
  }

  private func pause(before plays: [Int], or refusal: String) {
    advance(to: now())
    let stops = plays.reversed().lazy.map { [timeline] in timeline.stop($0 + 1) }
    pause(at: stops.first { [head] in $0 < head }, or: refusal)
  }

  private func pause(at place: Playhead?, or refusal: String) {
    guard let place else { return notice.value = Notice(kind: .refused, text: refusal) }
    pause(at: place)
  }
}
