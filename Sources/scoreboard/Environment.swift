import FoundationEssentials

/// The environment of the process.
func processEnvironment() -> [String: String] { ProcessInfo.processInfo.environment }
