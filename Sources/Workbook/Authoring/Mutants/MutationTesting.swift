import Foundation
import WorkbookCore
import WorkbookEngine

/// A run of mutation testing, which makes mutants of solutions and runs their suites on them.
struct MutationTesting: Sendable {
  /// Options for judging mutants.
  struct Options: Sendable {
    /// The number of mutants to judge, or `nil` for all.
    var sample: Int?
    /// The number of mutants that are built and run at the same time.
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    /// Creates options for all mutants, on all cores.
    init() {}
  }

  private let package: WorkbookPackage
  private let maker: MutantMaker
  private let judge: MutantJudge
  private let options: Options

  /// Creates a run of mutation testing for a package.
  init(
    _ package: WorkbookPackage, maker: MutantMaker, judge: MutantJudge, options: Options = Options()
  ) {
    self.package = package
    self.maker = maker
    self.judge = judge
    self.options = options
  }

  /// Judges the mutants of the given exercises.
  ///
  /// - Parameters:
  ///   - exercises: The exercises.
  ///   - progress: A closure that is called after each mutant.
  ///   - finish: A closure that is called with the report on each exercise, in order.
  /// - Throws: ``SetUpError`` if the toolchain or a solution doesn't work.
  func run(
    on exercises: [Exercise],
    progress: @Sendable (Verification.Progress) -> Void = { _ in },
    finish: (MutationReport.ExerciseReport) -> Void = { _ in }
  ) async throws -> MutationReport {
    let start = ContinuousClock.now
    let conditions = try await judge.conditions()
    var made: [[Mutant]] = []
    for exercise in exercises { made.append(try await maker.mutants(of: exercise)) }
    let chosen = options.sample.map { MutantSample.of($0, from: made) } ?? made
    let total = chosen.map(\.count).reduce(0, +)
    var done = 0
    var report = MutationReport()
    for ((exercise, made), chosen) in zip(zip(exercises, made), chosen) {
      let before = done
      let verdicts = try await verdicts(on: chosen, of: exercise, conditions: conditions) {
        progress(
          .init(done: before + $0, total: total, path: exercise.answerPath(in: "Solutions")))
      }
      done += chosen.count
      let result = self.report(on: exercise, made: made, verdicts: verdicts)
      report.exercises.append(result)
      finish(result)
    }
    report.seconds = start.duration(to: .now) / .seconds(1)
    return report
  }

  // MARK: Judging

  /// Returns the verdict on each mutant of an exercise, from the cache or from the suite.
  private func verdicts(
    on mutants: [Mutant], of exercise: Exercise, conditions: String,
    progress: @Sendable (Int) -> Void
  ) async throws -> [Mutant: MutantVerdict] {
    var cache = try MutantVerdictCache(for: exercise, in: package, conditions: conditions)
    let unknown = mutants.filter { cache[$0] == nil }
    var verdicts = Dictionary(
      uniqueKeysWithValues: mutants.compactMap { mutant in cache[mutant].map { (mutant, $0) } })
    guard !unknown.isEmpty else { return verdicts }
    try await judgeSolution(of: exercise)
    let folder = WorkFolder.new(in: package.buildCache)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try await withThrowingTaskGroup(of: (Mutant, MutantVerdict).self) { group in
        var waiting = unknown[...]
        func startNext() {
          guard let mutant = waiting.popFirst() else { return }
          group.addTask { (mutant, try await verdict(on: mutant, in: folder)) }
        }
        for _ in 0..<max(1, options.jobs) { startNext() }
        while let (mutant, verdict) = try await group.next() {
          // A mutant that was interrupted has no meaningful verdict.
          try Task.checkCancellation()
          verdicts[mutant] = verdict
          cache[mutant] = verdict
          progress(verdicts.count)
          startNext()
        }
      }
    } catch {
      try? cache.save()
      throw error
    }
    try cache.save()
    return verdicts
  }

  private func verdict(on mutant: Mutant, in folder: URL) async throws -> MutantVerdict {
    let file = folder.appending(path: "\(mutant.digest).swift")
    try writeFile(Data(mutant.code.source.utf8), to: file)
    return MutantVerdict(
      try await judge.runner.run(answer: file, for: mutant.exercise), of: mutant.exercise)
  }

  /// Checks that the solution passes its suite. If it didn't, every mutant would fail as well.
  private func judgeSolution(of exercise: Exercise) async throws {
    let path = exercise.answerPath(in: "Solutions")
    let report = try await judge.runner.run(answer: package.url(path), for: exercise)
    guard report.verdict == .passed else {
      throw SetUpError(
        "\(path) \(report.verdict.words), so its mutants can't be judged. "
          + "Try: swift run workbook verify --answer \(path)")
    }
  }

  // MARK: Reporting

  private func report(
    on exercise: Exercise, made: [Mutant], verdicts: [Mutant: MutantVerdict]
  ) -> MutationReport.ExerciseReport {
    let path = exercise.answerPath(in: "Solutions")
    let solution = ((try? package.text(path)) ?? "").codeLines
    var listings = MutantListings(of: exercise, in: package, solution: solution)
    var report = MutationReport.ExerciseReport(
      label: exercise.label, name: exercise.name, path: path)
    report.counts.made = made.count
    for mutant in made {
      let isListed = listings.contains(mutant)
      guard let verdict = verdicts[mutant] else { continue }
      switch verdict {
      case .notCompiled:
        listings.reject(mutant, because: "doesn't compile")
        continue
      case .killed(let test, let problem):
        report.counts.killed += 1
        if let problem {
          report.violations.append(
            Violation(
              path, line: mutant.mutation.line,
              "has a mutant (\(mutant.mutation.operator)) that fails \(problem)"))
        }
        listings.reject(mutant, because: "fails \(test.map { "\"\($0)\"" } ?? "the suite")")
      case .survived where isListed:
        report.counts.equivalent += 1
      case .survived:
        report.counts.survived += 1
        report.survivors.append(
          .init(
            operator: mutant.mutation.operator, line: mutant.mutation.line,
            description: mutant.mutation.description,
            diff: SourcePatch(from: solution, to: mutant.code).text))
      case .notJudged(let reason):
        report.violations.append(
          Violation(
            path, line: mutant.mutation.line,
            "has a mutant that couldn't be judged (\(mutant.mutation.operator)): \(reason)"))
      }
      report.counts.judged += 1
    }
    report.violations += listings.violations
    return report
  }
}
