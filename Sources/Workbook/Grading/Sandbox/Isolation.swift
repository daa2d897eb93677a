/// What stands between an answer and the machine that judges it.
enum Isolation: String, Sendable, Codable, CaseIterable {
  /// Each step runs shut in: without network, home, solutions or suites, and within limits.
  case sandbox
  /// Nothing does: an answer may do whatever the person may who grades.
  case none

  /// What everyone who reads a report has to know, if there is something.
  var warning: String? {
    switch self {
    case .sandbox:
      nil
    case .none:
      """
      Graded with --isolation none: the answers ran with all the rights of the person who graded \
      them. They were audited, but nothing else kept them from files, processes or the network. \
      Use this only for answers that you would run on your own machine.
      """
    }
  }
}
