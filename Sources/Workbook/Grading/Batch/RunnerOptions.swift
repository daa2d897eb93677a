/// What an instructor chooses about how answers are run.
public struct RunnerOptions: Sendable, Equatable {
  /// What keeps an answer from harming the machine.
  public var isolation = Isolation.sandbox
  /// What answers may use beyond what the workbook teaches.
  public var allowed: [String] = []

  /// In a sandbox, and nothing beyond what the workbook teaches.
  public init() {}
}
