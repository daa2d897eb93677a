/// What an instructor chooses about how answers are run.
struct RunnerOptions: Sendable, Equatable {
  /// What keeps an answer from harming the machine.
  var isolation = Isolation.sandbox
  /// What answers may use beyond what the workbook teaches.
  var allowed: [String] = []

  /// In a sandbox, and nothing beyond what the workbook teaches.
  init() {}
}
