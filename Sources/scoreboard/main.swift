import Platform

StandardStreams.fillClosed()
CurrentProcess.reportLargeFiles()
CurrentProcess.end(Tool.run(CurrentProcess.arguments, in: Context())?.exit.number ?? 0)
