import Foundation
import WorkbookAudit
import WorkbookCore

/// The audit's self-test, whose result is kept until anything that it depends on changes.
extension AnswerJudge {
  /// Returns whether the audit works with the current compiler, as far as that is known.
  package func auditReadiness() async throws -> AuditReadiness {
    try readiness(with: try await policy.toolchain())
  }

  /// Returns whether the audit works with a toolchain, as far as that is known.
  func readiness(with toolchain: Toolchain) throws -> AuditReadiness {
    if AnswerAudit.knows(toolchain: toolchain.description) { return .known }
    if package.release != nil { return .refused(AuditSelfTest.reasonInCopy) }
    guard let data = try? Data(contentsOf: resultFile(for: toolchain)),
      let readiness = try? JSONDecoder().decode(AuditReadiness.self, from: data)
    else { return .untested }
    return readiness
  }

  /// Runs the self-test with a toolchain, and keeps its result.
  ///
  /// - Throws: ``SetUpError`` if a file can't be read, and `CancellationError` if the task is canceled.
  func runSelfTest(with toolchain: Toolchain) async throws -> AuditReadiness {
    let file = try resultFile(for: toolchain)
    defer { policy.selfTestProgress(nil) }
    var policy = JudgePolicy()
    policy.scrutiny = .audit
    policy.auditsAlways = true
    policy.swiftc = self.policy.swiftc
    policy.kitProgress = self.policy.kitProgress
    // The machine may be busy, and a sample that takes long would look like a difference.
    policy.limits.compiler.time = .seconds(120)
    policy.limits.program.time = .seconds(30)
    let test = AuditSelfTest(
      judge: AnswerJudge(for: package, policy: policy), record: record,
      exercises: self.policy.exercises, samples: self.policy.selfTestSamples)
    let difference = try await test.firstDifference { self.policy.selfTestProgress($0) }
    let readiness = difference.map(AuditReadiness.refused) ?? .selfTested
    try writeFile(JSONEncoder().encode(readiness), to: file)
    return readiness
  }

  /// Returns an error for a compiler with which answers can't be graded.
  func unusable(_ toolchain: Toolchain, because difference: String) -> SetUpError {
    SetUpError(
      "Answers can't be graded with \(toolchain.version), because the audit failed its self-test. The "
        + "first difference: \(difference) Use a compiler that the audit knows, such as "
        + "\(AnswerAudit.knownVersions[0]) (https://swift.org/install), and try again.")
  }

  private var record: FactRecord { FactRecord((try? package.text(FactRecord.path)) ?? "") }

  /// The file for the result of a self-test. Its name has a hash of everything that the result depends
  /// on: the compiler, the judge, the kit, the recorded facts, and the files that the samples are made of.
  private func resultFile(for toolchain: Toolchain) throws -> URL {
    var hash = try JudgeSources.hash(in: package)
    hash.add(try toolchain.identity())
    let kit = KitBuild(
      package: package, cache: package.buildCache, toolchain: toolchain, progress: { _ in })
    hash.add(try kit.folder().lastPathComponent)
    hash.add((try? Data(contentsOf: package.url(FactRecord.path))) ?? Data())
    for exercise in policy.exercises { hash.add(try exercise.encoded) }
    for folder in ["Solutions", "Tests"] {
      let url = package.url(folder)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
      let isNeeded = { (name: String) in
        name.first?.isNumber ?? false && [".swift", ".md"].contains { name.hasSuffix($0) }
      }
      for name in names.filter(isNeeded).sorted() {
        hash.add(name)
        hash.add(try readFile(url.appending(path: name)))
      }
    }
    return package.buildCache.appending(path: "self-test-\(hash.digest).json")
  }
}

extension AnswerJudge {
  /// Audits a solution, and returns the facts to compare with the recorded ones.
  ///
  /// - Throws: ``BuildFailure`` if the audit doesn't accept the solution.
  func auditedFacts(about exercise: Exercise) async throws -> [AuditFact] {
    let suite = try SuiteSource(of: exercise, in: package)
    let program = try await program(solution(to: exercise), exercise, suite)
    defer { program.workspace.remove() }
    let output = try await program.compileAnswer(for: .own)
    _ = try await audit(of: exercise, by: suite)?.checkAnswer(of: program, output)
    // The audit has just read this tree.
    return try facts(inTree: try readFile(program.workspace.file("answer.json")), of: program)
  }

  /// Returns a record of the facts about the solutions to some exercises.
  ///
  /// - Throws: ``SetUpError`` if the audit doesn't know the compiler, or a solution doesn't compile.
  package func factRecord(of exercises: [Exercise]) async throws -> FactRecord {
    let toolchain = try await tools().toolchain
    guard try readiness(with: toolchain).isAccepted else {
      throw SetUpError(
        "\(toolchain.version) can't record facts, because the audit doesn't know it. Use a compiler "
          + "that the audit knows, such as \(AnswerAudit.knownVersions[0]).")
    }
    var record = FactRecord()
    for exercise in exercises {
      let path = exercise.answerPath(in: "Solutions")
      let suite = try SuiteSource(of: exercise, in: package)
      let program = try await program(solution(to: exercise), exercise, suite)
      defer { program.workspace.remove() }
      do {
        record.record(
          try facts(inTree: try await program.answerTree(), of: program), about: path,
          source: try readFile(package.url(path)))
      } catch let failure as BuildFailure {
        throw SetUpError("\(path) doesn't compile: \(failure.output.prefix(2000))")
      }
    }
    return record
  }

  private func facts(inTree tree: Data, of program: AnswerProgram) throws -> [AuditFact] {
    let workspace = program.workspace
    return try AnswerAudit.factsToRecord(
      about: tree, source: try readFile(workspace.file(workspace.answerPath)))
  }
}
