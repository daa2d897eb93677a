import Foundation
import WorkbookAudit
import WorkbookCore

/// A test of the audit with a compiler that it wasn't written for.
///
/// The audit reads the compiler's syntax trees, whose format can change with any version. If names in
/// them change, the audit doesn't see what it looks for, and accepts answers that it has to refuse. So it
/// is tested before it's used:
///
/// - It has to find all recorded facts about the workbook's solutions (``AuditFact``), and accept each
///   solution.
/// - The sample answers have to get their verdicts.
struct AuditSelfTest: Sendable {
  /// The judge, which audits answers whether or not the compiler is accepted.
  let judge: AnswerJudge
  /// The recorded facts.
  let record: FactRecord
  /// The workbook's exercises.
  let exercises: [Exercise]
  /// The answers with known verdicts.
  let samples: [SampleAnswer]

  /// The reason why the test can't run in a copy of the workbook for students.
  static let reasonInCopy =
    "This copy of the workbook is for students, so it lacks solutions that the audit tests itself with."

  /// Runs the test, on all cores.
  ///
  /// - Parameter progress: A function that receives the percentage that is done.
  /// - Returns: The first difference from what is expected, in complete sentences, or `nil` if there is
  ///   none.
  /// - Throws: `CancellationError` if the task is canceled.
  func firstDifference(progress: @Sendable (Int) -> Void) async throws -> String? {
    if judge.package.release != nil { return Self.reasonInCopy }
    guard !record.solutions.isEmpty else {
      return "\(FactRecord.path) is missing. Download the workbook again, and keep your Exercises "
        + "folder."
    }
    let tests = record.solutions.map(Part.solution) + samples.map(Part.sample)
    progress(0)
    return try await withThrowingTaskGroup(of: (Int, String?).self) { group in
      var next = 0
      func startNext() {
        guard next < tests.count else { return }
        let (index, test) = (next, tests[next])
        group.addTask { (index, try await difference(in: test)) }
        next += 1
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var first: (index: Int, difference: String)?
      var done = 0
      while let (index, difference) = try await group.next() {
        try Task.checkCancellation()
        if let difference, index < first?.index ?? .max { first = (index, difference) }
        done += 1
        progress(done * 100 / tests.count)
        // The tests that are still running started earlier, so one of them could be the first.
        if first == nil { startNext() }
      }
      return first?.difference
    }
  }

  /// A part of the test.
  private enum Part {
    case solution(String)
    case sample(SampleAnswer)
  }

  private func difference(in part: Part) async throws -> String? {
    switch part {
    case .solution(let path): try await difference(of: path)
    case .sample(let sample): try await difference(of: sample)
    }
  }

  /// Returns the difference between what the audit finds out about a solution and what is recorded.
  private func difference(of path: String) async throws -> String? {
    guard let exercise = exercises.first(where: { $0.answerPath(in: "Solutions") == path }) else {
      return "\(FactRecord.path) has facts about \(path), but there is no such exercise."
    }
    do {
      let source = try readFile(judge.package.url(path))
      guard record.isCurrent(path, source: source) else {
        return "\(path) has changed since its facts were recorded. To record them again, with a "
          + "compiler that the audit knows, run: \(FactRecord.command)"
      }
      let facts = try await judge.auditedFacts(about: exercise)
      return record.difference(from: facts, about: path, source: source)
    } catch let failure as BuildFailure {
      let reason = failure.reason ?? String(failure.output.prefix(1000))
      return "\(path) gets the verdict \(failure.verdict.rawValue). \(reason)"
    } catch let error as SetUpError {
      return "\(path): \(error.description)"
    }
  }

  /// Returns the difference between the verdict on a sample answer and its expected verdicts.
  private func difference(of sample: SampleAnswer) async throws -> String? {
    guard let exercise = exercises.first(where: { $0.name == sample.exercise }) else {
      return "The sample \"\(sample.title)\" is for an exercise that doesn't exist."
    }
    do {
      let folder = WorkFolder.new(in: judge.package.buildCache)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "\(exercise.name).swift")
      try writeFile(Data(sample.source(in: judge.package, for: exercise).utf8), to: file)
      let report = try await judge.run(answer: file, for: exercise)
      if sample.verdicts.contains(report.verdict) { return nil }
      let expected = sample.verdicts.map(\.rawValue).sorted().joined(separator: " or ")
      let reason = report.reason ?? String(report.compilerOutput.prefix(1000))
      return
        "The sample \"\(sample.title)\" gets the verdict \(report.verdict.rawValue) instead of "
        + "\(expected). \(reason)"
    } catch let error as SetUpError {
      return error.description
    }
  }
}
