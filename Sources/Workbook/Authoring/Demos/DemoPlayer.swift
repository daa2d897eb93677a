/// Plays scripts to demos.
protocol DemoPlayer: Sendable {
  /// Plays a script to a demo from its start, as if it had never run before.
  ///
  /// - Throws: ``SetUpError`` when nothing can be built here.
  func play(_ script: String, to demo: Demo, with answers: Demo.Answers) async throws -> DemoPlay
}

/// What became of a demo that was played.
struct DemoPlay: Sendable, Equatable {
  /// How a play can end.
  enum Outcome: Sendable, Equatable { case played, notBuilt, stopped }

  var outcome: Outcome
  /// What the demo printed, or the compiler.
  var output: String
}
