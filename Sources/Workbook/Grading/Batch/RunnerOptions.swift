/// Options for running answers.
struct RunnerOptions: Sendable, Equatable {
  /// How answers are kept from harming the machine.
  var isolation = Isolation.sandbox
  /// What answers may use beyond what the workbook teaches.
  var allowed: [String] = []

  /// Creates options for running answers in the sandbox, with nothing extra allowed.
  init() {}
}
