import Foundation
import Workbook

/// What grading a class takes, beside what it would take to give each student a fresh clone.
///
/// The submissions are complete, each with a type of its own in each answer, so that neither the
/// answer nor the suite that was compiled on it is known from another: a real class, in which many
/// answers are alike, costs less. A class has more of them than the sample; each costs the same, so
/// that the figures are for an answer.
let gradingBenchmarks = BenchmarkGroup(name: "grading", isOptIn: true) {
  let classroom = try BenchmarkClassroom(of: WorkbookPackage.find())
  return [Benchmark { try classroom.measurements() }]
}

private final class BenchmarkClassroom {
  private let original: WorkbookPackage
  private let root: URL
  private let exercises = TableOfContents.exercises
  private static let few = 2
  private static let many = 8

  init(of original: WorkbookPackage) throws {
    self.original = original
    root = FileManager.default.temporaryDirectory
      .appending(path: "workbook-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func measurements() throws -> [Measurement] {
    // The kit is compiled once a machine, so the first answer of all is no part of the sample.
    _ = try grade(1, from: 1, exercises: exercises.prefix(1))
    let few = try grade(Self.few, from: 100, exercises: exercises[...])
    let many = try grade(Self.many, from: 200, exercises: exercises[...])
    let answers = Double(Self.many * exercises.count)
    let sample = "\(Self.many) submissions of \(exercises.count) answers"
    return [
      Measurement(
        name: "an answer, of \(sample)", value: many.nanoseconds / answers,
        reference: "in swift test in 1 fresh clone",
        referenceValue: try freshClone() / Double(exercises.count), limit: 0.1),
      Measurement(
        name: "peak memory, \(Self.many) submissions", unit: "KB",
        value: Double(many.peakMemory) / 1024, reference: "\(Self.few) submissions",
        referenceValue: Double(few.peakMemory) / 1024, limit: 1.25),
    ]
  }

  /// Grades so many submissions that nobody has seen, and says how long it took and how much
  /// memory the grader had.
  private func grade(
    _ count: Int, from first: Int, exercises: ArraySlice<Exercise>
  ) throws -> (nanoseconds: Double, peakMemory: Int) {
    let submissions = root.appending(path: "submissions-\(first)")
    for number in first..<(first + count) {
      for exercise in exercises {
        try writeAnswer(
          exercise, to: submissions.appending(path: "student-\(number)"), edit: number)
      }
    }
    let session = Session(
      package: original,
      console: Console(width: 80, isTerminal: false, usesColor: false) { _ in },
      makeRunner: { [original] in try Runners.standard(for: original) })
    let arguments = [
      "grade", submissions.path, "--output", root.appending(path: "report-\(first)").path,
      "--exercises", exercises.map(\.name).joined(separator: ","),
    ]
    resetPeakMemory()
    let time = try nanoseconds {
      let code = try wait { await Tool().run(arguments, in: session) }
      guard code == .done else {
        throw SetUpError("Grading the sample left with \(code). Try: swift run workbook doctor")
      }
    }
    try expectAllPassed(root.appending(path: "report-\(first)"), count: count)
    return (time, peakMemory())
  }

  private func expectAllPassed(_ report: URL, count: Int) throws {
    var passed = 0
    try ResultStore(reportFolder: report).forEach { submission in
      passed += submission.answers.allSatisfy { $0.verdict == .passed } ? 1 : 0
    }
    guard passed == count else {
      throw SetUpError("Some solutions of the sample do not pass. Try: swift run workbook verify")
    }
  }

  private func writeAnswer(_ exercise: Exercise, to folder: URL, edit number: Int) throws {
    let solution = try String(
      contentsOf: original.url(exercise.answerPath(in: "Solutions")), encoding: .utf8)
    let file = folder.appending(path: exercise.answerPath())
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((solution + "\nprivate enum HandedInBy\(number) {}\n").utf8).write(to: file)
  }

  /// How long the graded suites take in a clone that nothing was built in, with complete answers.
  private func freshClone() throws -> Double {
    let clone = WorkbookPackage(root: root.appending(path: "clone"))
    try FileManager.default.createDirectory(at: clone.root, withIntermediateDirectories: true)
    for name in ["Package.swift", "README.md", "Chapters", "Sources", "Solutions", "Tests"] {
      try FileManager.default.copyItem(at: original.url(name), to: clone.url(name))
    }
    for exercise in exercises { try writeAnswer(exercise, to: clone.root, edit: 300) }
    let own = "^(StateFlow|StateFlowTerminal|Workbook|WorkbookTesting)Tests\\."
    return try nanoseconds {
      let end = try wait {
        try await ChildProcess(
          URL(filePath: "/usr/bin/env"), ["swift", "test", "--skip", own], directory: clone.root,
          limits: ChildLimits(
            time: .seconds(3600), totalTime: .seconds(3600), output: 64 << 20)
        ).run()
      }
      guard end.isSuccess else {
        throw SetUpError("swift test does not pass. It says:\n\(end.text.suffix(2000))")
      }
    }
  }
}
