import Platform

/// Waits until a descriptor can be read, for so many milliseconds at most; nil for as long as it
/// takes. A signal may end it sooner.
///
/// Who writes only when there is news would never see that nobody reads the output any more: a pipe
/// that is closed at the other end ends the wait with `closedPipe`, as it would a write.
public func wait(
  _ milliseconds: Int?, orReadable descriptor: Descriptor?, whileRead output: Descriptor
) throws(OutputError) {
  guard waitUntilReadable(descriptor, orUnread: output, within: milliseconds) else {
    throw .closedPipe
  }
}
