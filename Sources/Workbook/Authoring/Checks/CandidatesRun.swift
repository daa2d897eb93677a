import WorkbookCore
import WorkbookEngine

/// A check that compiles and runs the program of each answer to the questions about lines: of each
/// candidate, and of each order.
struct CandidatesRun: SoundnessCheck {
  let name = "candidates"
  let claim =
    "In each question about lines, only the answer has the stated result, and each wrong line does what "
    + "its comment says."
  /// The number of programs that are compiled together, which saves most of the time.
  var batchSize = 60

  /// Runs all programs.
  ///
  /// - Returns: The violations, and the number of programs.
  /// - Throws: ``SetUpError`` if programs can't be built here.
  func violations(
    in workspace: AuthoringWorkspace, running runProgram: GeneratedProgram.Run
  ) async throws -> ([Violation], count: Int) {
    let questions = workspace.prose.flatMap(workspace.lineQuestions)
    let answers = questions.flatMap { found in
      let used = workspace.codeUsed(by: found)
      return found.question.programs.map { Answer(found: found, program: $0, used: used) }
    }
    var violations: [Violation] = []
    for start in stride(from: 0, to: answers.count, by: batchSize) {
      let batch = answers[start..<min(start + batchSize, answers.count)]
      violations += try await self.violations(of: batch, running: runProgram)
    }
    return (violations, answers.count)
  }

  /// Runs programs together. If that fails, runs each half, unless none of the programs can be run.
  private func violations(
    of batch: ArraySlice<Answer>, running runProgram: GeneratedProgram.Run
  ) async throws -> [Violation] {
    do {
      return try await violationsUnlessAllFail(batch, running: runProgram)
    } catch let fault as ProgramFault {
      return [violation(of: batch, fault)]
    }
  }

  /// - Throws: ``ProgramFault`` if none of the programs can be run.
  private func violationsUnlessAllFail(
    _ batch: ArraySlice<Answer>, running runProgram: GeneratedProgram.Run
  ) async throws -> [Violation] {
    do {
      let outcomes = try await CandidateBatch(answers: Array(batch)).outcomes(running: runProgram)
      return zip(batch, outcomes).compactMap { $0.violation($1) }
    } catch let fault as ProgramFault {
      guard batch.count > 1 else { throw fault }
      let middle = batch.startIndex + batch.count / 2
      let halves = [batch[..<middle], batch[middle...]]
      var found: [Violation] = []
      var failures = 0
      for half in halves {
        do {
          found += try await violationsUnlessAllFail(half, running: runProgram)
        } catch let fault as ProgramFault {
          failures += 1
          found.append(violation(of: half, fault))
        }
      }
      if failures == halves.count { throw fault }
      return found
    }
  }

  /// Returns the violation of programs none of which can be run.
  private func violation(of batch: ArraySlice<Answer>, _ fault: ProgramFault) -> Violation {
    let answer = batch[batch.startIndex]
    let subject =
      batch.count == 1
      ? "the question \(answer.found.question.name), whose answer \(answer.program.letters)"
      : "lines of questions that"
    return Violation(answer.found.source, "has \(subject) can't be compiled and run. \(fault)")
  }

  /// An answer that a reader can give.
  struct Answer {
    let found: FoundQuestion
    let program: LineQuestion.Program
    /// The code of the listings that the program uses.
    let used: [String]

    /// Returns the violation if a program does something other than its source states.
    func violation(_ outcome: CandidateBatch.Outcome) -> Violation? {
      let question = found.question
      let words: String
      switch (program.outcome, outcome) {
      case (.shows(let expected), .shows(let result)) where result == expected:
        if program.isRight || result != question.result { return nil }
        words = "isn't the answer, but has its result, \(result)"
      case (.doesNotCompile(let expected), .doesNotCompile(let errors))
      where errors.contains { $0.contains(expected) }:
        return nil
      case (nil, .doesNotCompile): return nil
      case (nil, .shows(let result)):
        if result != question.result { return nil }
        words = "isn't the answer, but has its result, \(result)"
      case (_, .shows(let result)): words = "shows: \(result)"
      case (_, .doesNotCompile(let errors)):
        words = "doesn't compile: \(errors.joined(separator: "; "))"
      }
      return Violation(
        found.source,
        "has the question \(question.name), whose answer \(program.letters) \(words).",
        command: "grep -n -A40 ': \(question.name)$' \(found.source)")
    }
  }
}

/// Programs that are compiled together.
struct CandidateBatch {
  /// The outcome of a program.
  enum Outcome: Equatable {
    case shows(String)
    case doesNotCompile([String])
  }

  let answers: [CandidatesRun.Answer]

  /// Compiles the programs without those that have errors, and runs them. The compiler reports errors in
  /// stages, so this can take a few attempts.
  ///
  /// - Throws: ``ProgramFault`` if the errors can't be attributed to programs, or if a run fails.
  func outcomes(running runProgram: GeneratedProgram.Run) async throws -> [Outcome] {
    var errors = [[String]](repeating: [], count: answers.count)
    while true {
      var lines = ["import StateFlow", "import Testing", "import WorkbookTesting", ""]
      // The index of the program on each line.
      var owners = [Int?](repeating: nil, count: lines.count)
      for (index, answer) in answers.enumerated() where errors[index].isEmpty {
        let code = ["struct Program\(index) {"] + answer.used + answer.program.code + ["}"]
        lines += code
        owners += [Int?](repeating: index, count: code.count)
      }
      let good = answers.indices.filter { errors[$0].isEmpty }
      do {
        let output = try await runProgram(
          GeneratedProgram(
            lines.joined(separator: "\n") + "\n", test: test(of: good), allowsWarnings: true))
        return try results(in: output, errors)
      } catch let fault as ProgramFault {
        let found = fault.description.matches(of: #/Program\.swift:(\d+):\d+: error: (.+)/#)
        var isKnown = false
        for error in found {
          guard let line = Int(error.1), line <= owners.count, let index = owners[line - 1] else {
            continue
          }
          errors[index].append(String(error.2).replacing(#/\bProgram\d+\./#, with: ""))
          isKnown = true
        }
        if !isKnown { throw fault }
      }
    }
  }

  /// Returns a test that prints the results of programs. What `Screen` reports about a control that isn't
  /// there doesn't fail it.
  private func test(of indices: [Int]) -> String {
    let calls = indices.map { index in
      """
        await withKnownIssue(isIntermittent: true) {
          print("program \(index): \\(await Program\(index)().\(answers[index].found.question.name)())")
        }
      """
    }
    return "@Test func programs() async {\n\(calls.joined(separator: "\n"))\n}\n"
  }

  private func results(in output: String, _ errors: [[String]]) throws -> [Outcome] {
    var results: [Int: String] = [:]
    for line in output.matches(of: #/program (\d+): (.+)/#) {
      results[Int(line.1) ?? 0] = String(line.2)
    }
    return try errors.indices.map { index in
      if !errors[index].isEmpty { return .doesNotCompile(errors[index]) }
      guard let result = results[index] else {
        throw ProgramFault("A program printed no result: \(output)")
      }
      return .shows(result)
    }
  }
}
