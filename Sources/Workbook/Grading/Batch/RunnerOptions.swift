/// Options for running answers.
struct RunnerOptions: Sendable, Equatable {
  /// The method that prevents answers from harming the machine.
  var isolation = Isolation.sandbox
  /// The names that answers may use beyond those that the workbook teaches.
  var allowed: [String] = []

  /// Creates options for running answers in the sandbox, with no additional names allowed.
  init() {}
}
