import Glibc

/// Waits until a descriptor can be read, for so many milliseconds at most; nil for as long as it
/// takes. A signal may end it sooner.
///
/// Who writes only when there is news would never see that nobody reads the answer any more: a pipe
/// that is closed at the other end ends the waiting with `closedPipe`, as it would a write.
public func wait(
  _ milliseconds: Int?, orReadable descriptor: Int32?, whileRead answer: Int32
) throws(OutputError) {
  var waited = [
    pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    pollfd(fd: answer, events: 0, revents: 0),
  ]
  let most = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
  guard poll(&waited, nfds_t(waited.count), most) > 0 else { return }
  if waited[1].revents != 0 { throw .closedPipe }
}
