import Glibc
import Terminal

StandardStreams.fillClosed()
// A file that may grow no larger is then an error of the write, which is reported.
signal(SIGXFSZ, SIG_IGN)
exit(Tool.run(processArguments(), in: .process()).rawValue)
