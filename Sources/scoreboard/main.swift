import Glibc
import Terminal

StandardStreams.fillClosed()
exit(Tool.run(processArguments(), in: .process()).rawValue)
