import Terminal

/// The environment of these variables and no others.
public func variables(_ values: [String: String]) -> Environment { { values[$0] } }
