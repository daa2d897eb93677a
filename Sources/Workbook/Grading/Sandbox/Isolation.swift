/// A way to isolate answers from the machine that grades them.
enum Isolation: String, Sendable, Codable, CaseIterable {
  /// Each step runs in a sandbox, with limits and without access to the network, the home folder,
  /// the solutions, or the suites.
  case sandbox
  /// Answers run without isolation, with all permissions of the user who runs the grader.
  case none

  /// A warning for everyone who reads a report, or `nil` if no warning is needed.
  var warning: String? {
    switch self {
    case .sandbox:
      nil
    case .none:
      """
      Graded with --isolation none: the answers ran with all the permissions of the user who \
      graded them. They were audited, but nothing else prevented them from using files, \
      processes, or the network. Use this option only for answers that you would run on your own \
      machine.
      """
    }
  }
}
