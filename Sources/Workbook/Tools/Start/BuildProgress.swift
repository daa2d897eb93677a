/// The progress of a build, derived from SwiftPM's output.
///
/// SwiftPM prints lines such as `[12/40] Compiling Kit Box.swift`. It finds more to do as it goes, so
/// the second number grows. Even so, the percentage never decreases.
struct BuildProgress: Sendable {
  /// The percentage of the build that is done, or `nil` if nothing has been compiled yet.
  private(set) var percentage: Int?

  /// Reads a line of SwiftPM's output.
  ///
  /// - Returns: Whether the line says that something is being compiled or linked.
  mutating func read(_ line: Substring) -> Bool {
    guard let match = line.firstMatch(of: #/^\[(\d+)/(\d+)\] (Compiling|Emitting|Linking) /#),
      let done = Int(match.1), let all = Int(match.2), all > 0
    else { return false }
    percentage = max(percentage ?? 0, min(99, done * 100 / all))
    return true
  }

  /// The estimated time until the build is done, in seconds, or `nil` if it's too early to tell.
  ///
  /// - Parameter elapsed: The time since the build started, in seconds.
  func remainingTime(after elapsed: Double) -> Int? {
    guard let percentage, percentage >= 10 else { return nil }
    return Int((elapsed * Double(100 - percentage) / Double(percentage)).rounded(.up))
  }
}
