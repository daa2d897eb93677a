import Foundation

/// Builds the program that runs one suite on one answer.
struct Build {
  let bench: Bench
  let kit: Kit
  let limits: ChildLimits
  let usesColor: Bool

  /// Why there is no program.
  struct Refusal {
    var verdict: Verdict
    var reason: String?
    var output: String
  }

  /// Builds it.
  ///
  /// - Returns: Nil if it is there.
  /// - Throws: ``SetUpError`` if a step cannot be started.
  func program() async throws -> Refusal? {
    if let failure = try await run(kit.recipe.answer) {
      return refusal(failure, nil)
    }
    if let failure = try await suite() {
      return refusal(
        failure, "The answer compiles, but its suite does not find in it what it needs.")
    }
    if let failure = try await run(kit.recipe.program) {
      return refusal(failure, "The answer compiles, but cannot be linked with its suite.")
    }
    return nil
  }

  /// Compiles the suite, unless it was compiled for an answer with the same module.
  ///
  /// The compiler sees the suite, the kit and the answer's module, and nothing else of the answer.
  private func suite() async throws -> ChildEnd? {
    var hash = bench.suiteHash
    hash.add(try read(bench.file("\(bench.module).swiftmodule")))
    let kept = kit.suites.appending(path: "\(hash.name).o")
    let object = bench.file("suite.o")
    if (try? FileManager.default.linkItem(at: kept, to: object)) != nil { return nil }
    if let failure = try await run(kit.recipe.suite) { return failure }
    // A link appears at once and whole.
    try? FileManager.default.linkItem(at: object, to: kept)
    return nil
  }

  /// Runs steps, one after the other.
  ///
  /// - Returns: How the first one ended that failed, or nil.
  private func run(_ steps: [[String]]) async throws -> ChildEnd? {
    for step in steps {
      let end = try await ChildProcess(
        URL(filePath: step[0]), step.dropFirst().flatMap(filled), directory: bench.folder,
        limits: limits
      ).run()
      if !end.isSuccess { return end }
    }
    return nil
  }

  /// A word of a step, with what is this exercise's own.
  private func filled(_ word: String) -> [String] {
    switch word {
    case Kit.Placeholder.suitePath: return bench.suitePaths
    case Kit.Placeholder.answerPath: return [bench.answerPath]
    case "-no-color-diagnostics" where usesColor: return ["-color-diagnostics"]
    case "-fno-color-diagnostics" where usesColor: return ["-fcolor-diagnostics"]
    default:
      return [
        word.replacing(Kit.Placeholder.answerModule, with: bench.module)
          .replacing(Kit.Placeholder.suiteModule, with: "\(bench.module)Tests")
      ]
    }
  }

  private func refusal(_ end: ChildEnd, _ reason: String?) -> Refusal {
    switch (end.stop, end.status) {
    case (.timeLimit?, _), (_, .signalled(24)):
      Refusal(
        verdict: .doesNotCompile, reason: "The compiler did not come to an end.", output: end.text)
    case (.outputLimit?, _):
      Refusal(
        verdict: .doesNotCompile, reason: "The compiler has more to say than anybody would read.",
        output: end.text)
    case (_, .signalled(let signal)):
      Refusal(
        verdict: .doesNotCompile, reason: "The compiler crashed (signal \(signal)).",
        output: end.text)
    default:
      Refusal(verdict: .doesNotCompile, reason: reason, output: end.text)
    }
  }
}
