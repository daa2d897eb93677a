import Foundation
import WorkbookContents
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// Benchmarks of the time that a student waits for a verdict and of the time to judge all wrong
/// answers.
///
/// The benchmarks use a copy of the workbook in a temporary folder, with the solutions as answers.
let engineBenchmarks = BenchmarkGroup(name: "engine", isOptIn: true) { _ in
  let copy = try WorkbookCopy(of: WorkbookPackage.find())
  let everything = TableOfContents.exercises
  return [copy.coldStart()] + everything.flatMap { [copy.bodyEdit($0), copy.interfaceEdit($0)] }
    + [copy.proof("unseen", afterDeletingSuites: true), copy.proof("seen before")]
}

/// A copy of the workbook whose answers the benchmarks may edit.
private final class WorkbookCopy {
  private let package: WorkbookPackage
  private let runner: AnswerJudge
  private var edits = 0
  private var swiftTestTimes: [Exercise: Double] = [:]

  init(of original: WorkbookPackage) throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "workbook-benchmark-\(UUID().uuidString)")
    package = WorkbookPackage(root: root)
    runner = AnswerJudge(for: package)
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests", "Solutions", "Chapters"] {
      try files.copyItem(at: original.url(name), to: package.url(name))
    }
    try files.copyItem(at: original.url("Solutions"), to: package.url("Exercises"))
  }

  deinit { try? FileManager.default.removeItem(at: package.root) }

  /// Measures the time to the first verdict in a fresh copy, compared with the first `swift test`.
  func coldStart() -> Benchmark {
    let exercise = TableOfContents.exercises[0]
    return Benchmark(
      "first verdict",
      beside: Reference(
        name: "first swift test",
        nanoseconds: { [self] in try nanoseconds { try swiftTest(exercise) } })
    ) { [self] in
      try nanoseconds { try judge(exercise.answerPath(), exercise) }
    }
  }

  /// Measures the time to a verdict after an edit that can't affect the suite.
  func bodyEdit(_ exercise: Exercise) -> Benchmark {
    edited("\(exercise.name), a body edited", exercise) { "// Edit \($0).\n" }
  }

  /// Measures the time to a verdict after an edit that could affect the suite. Such an edit also
  /// requires recompiling the suite.
  func interfaceEdit(_ exercise: Exercise) -> Benchmark {
    edited("\(exercise.name), a declaration added", exercise) { "let edit\($0) = 0\n" }
  }

  /// Measures how long it takes to judge all wrong answers on all cores, and compares that with
  /// running `swift test` for one answer at a time.
  ///
  /// Each measurement on all cores is the elapsed time, multiplied by the number of cores and
  /// divided by the number of answers.
  func proof(_ state: String, afterDeletingSuites: Bool = false) -> Benchmark {
    let answers = TableOfContents.exercises.flatMap(package.wrongAnswers)
    let some = answers.prefix(3)
    let reference = Reference(
      name: "swift test, per answer",
      nanoseconds: { [self] in
        try nanoseconds {
          for wrong in some {
            let answer = package.url(wrong.exercise.answerPath())
            try Data(wrong.code.utf8).write(to: answer)
            try swiftTest(wrong.exercise, expectingSuccess: false)
            try Data(contentsOf: package.url(wrong.exercise.answerPath(in: "Solutions")))
              .write(to: answer)
          }
        } / Double(some.count)
      })
    return Benchmark("\(answers.count) wrong answers, \(state)", beside: reference) { [self] in
      if afterDeletingSuites { try deleteSuites() }
      let cores = ProcessInfo.processInfo.activeProcessorCount
      let jobs = (0..<cores).map { job in
        answers.enumerated().filter { $0.offset % cores == job }.map(\.element)
      }
      let elapsed = try nanoseconds {
        try wait { [runner, package] in
          try await withThrowingTaskGroup(of: Void.self) { group in
            for job in jobs {
              group.addTask {
                for wrong in job {
                  let report = try await runner.run(
                    answer: wrong.file(in: package), for: wrong.exercise)
                  guard report.verdict != .passed else {
                    throw SetUpError(
                      "The wrong answer \(wrong.name) passes. Try: swift run workbook verify")
                  }
                }
              }
            }
            try await group.waitForAll()
          }
        }
      }
      return elapsed * Double(cores) / Double(answers.count)
    }
  }

  private func edited(
    _ name: String, _ exercise: Exercise, text: @escaping (Int) -> String
  ) -> Benchmark {
    Benchmark(
      name,
      beside: Reference(
        name: "swift test --filter",
        nanoseconds: { [self] in
          if let known = swiftTestTimes[exercise] { return known }
          let time = try median(of: 3) {
            try edit(exercise, text)
            return try nanoseconds { try swiftTest(exercise) }
          }
          swiftTestTimes[exercise] = time
          return time
        })
    ) { [self] in
      try median(of: 7) {
        try edit(exercise, text)
        return try nanoseconds { try judge(exercise.answerPath(), exercise) }
      }
    }
  }

  private func edit(_ exercise: Exercise, _ text: (Int) -> String) throws {
    edits += 1
    let solution = try String(
      contentsOf: package.url(exercise.answerPath(in: "Solutions")), encoding: .utf8)
    try Data((solution + text(edits)).utf8).write(to: package.url(exercise.answerPath()))
  }

  private func judge(_ path: String, _ exercise: Exercise) throws {
    let report = try wait { [runner, package] in
      try await runner.run(answer: package.url(path), for: exercise)
    }
    guard report.verdict == .passed else {
      throw SetUpError("\(path) doesn't pass: \(report). Try: swift run workbook verify")
    }
  }

  private func swiftTest(_ exercise: Exercise, expectingSuccess: Bool = true) throws {
    let end = try wait { [package] in
      var environment = studentEnvironment
      environment["WORKBOOK_CHAPTER"] = exercise.chapter
      return try await ChildProcess(
        URL(filePath: "/usr/bin/env"), ["swift", "test", "--filter", exercise.suiteName],
        environment: environment, directory: package.root
      ).run()
    }
    guard end.isSuccess || !expectingSuccess else {
      throw SetUpError(
        "swift test --filter \(exercise.suiteName) fails. It prints:\n\(end.text.suffix(2000))")
    }
  }

  private func deleteSuites() throws {
    let cache = package.buildCache
    for name in try FileManager.default.contentsOfDirectory(atPath: cache.path) {
      let suites = cache.appending(path: "\(name)/suites")
      for suite in (try? FileManager.default.contentsOfDirectory(atPath: suites.path)) ?? [] {
        try FileManager.default.removeItem(at: suites.appending(path: suite))
      }
    }
  }
}

private func median(of count: Int, _ sample: () throws -> Double) rethrows -> Double {
  var samples: [Double] = []
  for _ in 0..<count { samples.append(try sample()) }
  return samples.sorted()[count / 2]
}
