import Basketball
import Storage

/// An event's text and the last change of its library, as they were when somebody looked.
struct EventLook {
  let text: String
  private let change: LibraryTime?
  private let time: TimeOfDay

  /// Looks now; to be called before anything is read.
  init(at event: String, in library: GameLibrary, now: TimeOfDay) throws(LibraryError) {
    (text, change, time) = (try library.eventText(event), library.lastChange, now)
  }

  /// Whether nothing has changed since an earlier look.
  ///
  /// - Parameter timeEnds: when the first running game ends by its clock, which changes no file.
  func isSame(as earlier: EventLook, until timeEnds: TimeOfDay?) -> Bool {
    guard text == earlier.text, let change, change == earlier.change else { return false }
    // A change right after the earlier look may have the same time.
    return change.isSettled(at: earlier.time) && timeEnds.map { time < $0 } ?? true
  }
}
