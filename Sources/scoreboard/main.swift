import Glibc
import Terminal

StandardStreams.fillClosed()
exit(Scoreboard.run(Array(CommandLine.arguments.dropFirst()), in: .process()))
