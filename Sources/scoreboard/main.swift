import Platform

StandardStreams.fillClosed()
CurrentProcess.reportLargeFiles()
CurrentProcess.end(Tool.run(CurrentProcess.arguments, in: Context()).rawValue)
