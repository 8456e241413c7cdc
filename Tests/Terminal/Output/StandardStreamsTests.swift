import CLibrary
import Fixtures
import Platform
import Terminal
import Testing

@Suite("The standard streams at the start of a process")
struct StandardStreamsTests {
  @Test("are filled where closed, so that a file opened later is not mistaken for them")
  func filled() async {
    await #expect(processExitsWith: .success) {
      for descriptor: Int32 in 0...2 { close(descriptor) }
      StandardStreams.fillClosed()
      #expect(open("/dev/null", O_RDWR) > 2)
    }
  }

  @Test("still fail with EBADF where they were closed")
  func failing() async {
    await #expect(processExitsWith: .success) {
      for descriptor: Int32 in 0...2 { close(descriptor) }
      StandardStreams.fillClosed()
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
      for descriptor: Int32 in 0...2 { dup2(open("/dev/null", O_RDWR), descriptor) }
      close(1)
      StandardStreams.fillClosed()
      #expect((0...2).map { fcntl(Int32($0), F_GETFL) & O_ACCMODE } == [O_RDWR, O_RDONLY, O_RDWR])
    }
  }

  @Test("are left alone when open")
  func leftAlone() async {
    await #expect(processExitsWith: .success) {
      for descriptor: Int32 in 0...2 { dup2(open("/dev/null", O_RDWR), descriptor) }
      StandardStreams.fillClosed()
      #expect((0...2).map { fcntl(Int32($0), F_GETFL) & O_ACCMODE } == [O_RDWR, O_RDWR, O_RDWR])
    }
  }
}
