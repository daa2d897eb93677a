/// A type that builds demos and plays their scripts.
protocol DemoPlayer: Sendable {
  /// Builds all demos in one go, which takes less time than building one after another.
  ///
  /// - Throws: ``SetUpError`` if the toolchain is missing. It's not an error if a demo doesn't
  ///   build.
  func buildAll(with answers: Demo.Answers) async throws

  /// Starts a demo without any saved data and plays a script.
  ///
  /// - Throws: ``SetUpError`` if the toolchain is missing.
  func play(_ script: String, to demo: Demo, with answers: Demo.Answers) async throws -> DemoPlay

  /// Plays a script and records it as an animated image, which becomes the result's output.
  ///
  /// - Throws: ``SetUpError`` if the toolchain is missing.
  func record(
    _ script: String, of demo: Demo, with answers: Demo.Answers, in appearance: Demo.Appearance
  ) async throws -> DemoPlay
}

/// The result of playing a demo.
struct DemoPlay: Sendable, Equatable {
  /// The ways in which a demo can end.
  enum Outcome: Sendable, Equatable { case played, notBuilt, stopped }

  var outcome: Outcome
  /// The output of the demo, or of the compiler if the demo doesn't build.
  var output: String
}
