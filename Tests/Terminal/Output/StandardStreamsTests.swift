import CLibrary
import Fixtures
import Platform
import Terminal
import Testing

/// Closes some of the standard streams and fills them, until all three have these modes, a hundred
/// times at most: other threads of a test open files now and then, as libdispatch does in /proc, and
/// one of these may take the number of a stream that is closed.
///
/// - Returns: whether they have these modes.
private func areFilled(_ modes: [Int32], whereClosed closed: ClosedRange<Int32>) -> Bool {
  (1...100).contains { _ in
    for descriptor in closed { close(descriptor) }
    StandardStreams.fillClosed()
    return currentModes() == modes
  }
}

private func currentModes() -> [Int32] {
  (0...2).map { fcntl(Int32($0), F_GETFL) & O_ACCMODE }
}

private func openAll() {
  for descriptor: Int32 in 0...2 { dup2(open("/dev/null", O_RDWR), descriptor) }
}

@Suite("The standard streams at the start of a process")
struct StandardStreamsTests {
  @Test("are filled where closed, so that a file opened later is not mistaken for them")
  func filled() async {
    await #expect(processExitsWith: .success) {
      #expect(areFilled([O_WRONLY, O_RDONLY, O_RDONLY], whereClosed: 0...2))
      #expect(open("/dev/null", O_RDWR) > 2)
    }
  }

  @Test("still fail with EBADF where they were closed")
  func failing() async {
    await #expect(processExitsWith: .success) {
      #expect(areFilled([O_WRONLY, O_RDONLY, O_RDONLY], whereClosed: 0...2))
      var byte: UInt8 = 0
      let (count, error) = (CLibrary.read(0, &byte, 1), errno)
      #expect(count == -1 && error == EBADF)
      for descriptor: Int32 in 1...2 {
        #expect(throws: OutputError.failed(SystemError.badDescriptor.reason)) {
          try Output.descriptor(descriptor).write("Ana\n")
        }
      }
    }
  }

  @Test("are filled one by one, also when only a later one is closed")
  func oneClosed() async {
    await #expect(processExitsWith: .success) {
      openAll()
      #expect(areFilled([O_RDWR, O_RDONLY, O_RDWR], whereClosed: 1...1))
    }
  }

  @Test("are left alone when open")
  func leftAlone() async {
    await #expect(processExitsWith: .success) {
      openAll()
      StandardStreams.fillClosed()
      #expect(currentModes() == [O_RDWR, O_RDWR, O_RDWR])
    }
  }
}
