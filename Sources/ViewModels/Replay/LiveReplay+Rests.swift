/// How long a screen, or a stream, may rest.
extension LiveReplay {
  /// Milliseconds between two frames.
  private static var frame: Int { 100 }

  var restOfGap: Int? {
    run.map { _ in max(1, due.milliseconds - now().milliseconds) }
  }

  var rest: Int? {
    guard run != nil else { return nil }
    guard head != course.end else { return restOfGap }
    let tenth = Double(100 - head.reading.milliseconds % 100) / pace.factor
    let earliest = shown.milliseconds + Self.frame
    let next = max(earliest, shown.milliseconds + Int(min(tenth.rounded(.up), 1e9)))
    // A play is never late: the frame that would come just before it is left out.
    let frame = due.milliseconds < next + Self.frame ? max(earliest, due.milliseconds) : next
    return max(1, frame - now().milliseconds)
  }
}
