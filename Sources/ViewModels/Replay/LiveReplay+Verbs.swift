extension LiveReplay {
  func play() {
    advance(to: now())
    go(to: head, isPlaying: true)
  }

  func togglePlaying() {
    advance(to: now())
    guard run == nil else { return go(to: head, isPlaying: false) }
    go(to: head == course.end ? .start : head, isPlaying: true)
  }

  func faster() { play(at: pace.faster) }

  func slower() { play(at: pace.slower) }

  private func play(at pace: Pace) {
    advance(to: now())
    go(to: head, isPlaying: run != nil, pace: pace)
  }

  func skip(_ seconds: Int) {
    advance(to: now())
    go(to: course.playhead(head, seconds: seconds), isPlaying: run != nil)
  }

  func step(by plays: Int) {
    advance(to: now())
    stand(at: course.playhead(head, steps: plays))
  }

  func nextBasket() { stand(after: course.baskets, or: "no basket after this one") }

  func previousBasket() { stand(before: course.baskets, or: "no basket before this one") }

  func nextLeadChange() { stand(after: course.leadChanges, or: "the lead does not change again") }

  func previousLeadChange() {
    stand(before: course.leadChanges, or: "the lead has not changed before")
  }

  func toStart() { stand(at: .start) }

  func toEnd() { stand(at: course.end) }

  func go(to place: String) throws { stand(at: try course.playhead(at: place)) }

  func go(before place: String) throws { stand(at: try course.playhead(before: place)) }

  private func stand(at place: Playhead) { go(to: place, isPlaying: false) }

  private func stand(after plays: [Int], or refusal: String) {
    advance(to: now())
    let stops = plays.lazy.map { [course] in course.stop($0 + 1) }
    stand(at: stops.first { [head] in $0 > head }, or: refusal)
  }

  private func stand(before plays: [Int], or refusal: String) {
    advance(to: now())
    let stops = plays.reversed().lazy.map { [course] in course.stop($0 + 1) }
    stand(at: stops.first { [head] in $0 < head }, or: refusal)
  }

  private func stand(at place: Playhead?, or refusal: String) {
    guard let place else { return notice.value = Notice(kind: .refused, text: refusal) }
    stand(at: place)
  }
}
