import Glibc
import Terminal

StandardStreams.fillClosed()
exit(Scoreboard.run(processArguments(), in: .process()))
