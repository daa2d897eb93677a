import Foundation
import WorkbookCommandLine
import WorkbookContents
import WorkbookCore
import WorkbookEngine
import WorkbookGrading

/// Benchmarks of the time to grade a class of students, compared with running `swift test` in a
/// fresh clone for each student.
///
/// The submissions are complete, and no two answers are the same. The cost of an answer depends on
/// whether its suite has to be compiled. Answers that declare the same types and members share a
/// compiled suite. Therefore, the benchmarks grade three classes of students: in one, each
/// answer declares a different type, except those that predict, in another, the answers differ only in comments, and in the
/// third, all are the same. The cost of a real class lies between them. The figures are per answer,
/// because a larger class costs the same for each answer. Cold figures are those of a machine on
/// which nothing was graded before: they include compiling the kit and examining the solutions.
let gradingBenchmarks = BenchmarkGroup(name: "grading", isOptIn: true) { _ in
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
    // The kit is compiled once per machine, so the very first answer isn't part of the sample.
    _ = try grade(1, from: 1, exercises: exercises.prefix(1))
    let cold = try grade(1, from: 50, exercises: exercises[...], in: FreshClone(of: original))
    let few = try grade(Self.few, from: 100, exercises: exercises[...])
    let many = try grade(Self.many, from: 200, exercises: exercises[...])
    let alike = try grade(Self.many, from: 300, exercises: exercises[...], edit: Self.comment(of:))
    let same = try grade(Self.many, from: 400, exercises: exercises[...]) { _ in
      Self.comment(of: 400)
    }
    let answers = Double(Self.many * exercises.count)
    let sample = "\(Self.many) submissions of \(exercises.count)"
    let clone = try freshClone() / Double(exercises.count)
    func measurement(_ name: String, _ nanoseconds: Double, limit: Double) -> Measurement {
      Measurement(
        name: "\(name), of \(sample)", value: nanoseconds / answers,
        reference: "swift test in 1 fresh clone", referenceValue: clone, limit: limit)
    }
    return [
      measurement("an answer with a different type", many.nanoseconds, limit: 0.75),
      measurement("an answer with a different comment", alike.nanoseconds, limit: 0.3),
      measurement("an answer that all students submit", same.nanoseconds, limit: 0.1),
      Measurement(
        name: "an answer of the first submission, cold",
        value: cold.nanoseconds / Double(exercises.count),
        reference: "swift test in 1 fresh clone", referenceValue: clone),
      hours(many.nanoseconds / answers, clone: clone),
      Measurement(
        name: "peak memory, \(Self.many) submissions", unit: "KB",
        value: Double(many.peakMemory) / 1024, reference: "\(Self.few) submissions",
        referenceValue: Double(few.peakMemory) / 1024, limit: 1.25),
    ]
  }

  /// Returns the time for a large class whose answers all have different types.
  private func hours(_ nanoseconds: Double, clone: Double) -> Measurement {
    let count = Double(1_000 * exercises.count)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return Measurement(
      name: "1,000 students with \(exercises.count) exercises, on \(cores) cores", unit: "h",
      value: nanoseconds * count / 3.6e12, reference: "swift test in 1,000 fresh clones",
      referenceValue: clone * count / 3.6e12)
  }

  /// Grades new submissions.
  ///
  /// - Parameters:
  ///   - count: The number of submissions.
  ///   - first: The number of the first student, which makes these submissions different from all
  ///     others.
  ///   - exercises: The exercises in each submission.
  ///   - clone: The workbook to grade with, or `nil` for the one that was built.
  ///   - edit: A closure that returns the line that a student adds to each solution.
  /// - Returns: The elapsed time, and the grader's peak memory in bytes.
  /// - Throws: ``SetUpError`` if grading fails or an answer doesn't pass.
  private func grade(
    _ count: Int, from first: Int, exercises: ArraySlice<Exercise>, in clone: FreshClone? = nil,
    edit: @MainActor (Int) -> String = BenchmarkClassroom.type(of:)
  ) throws -> (nanoseconds: Double, peakMemory: Int) {
    let submissions = root.appending(path: "submissions-\(first)")
    for number in first..<(first + count) {
      for exercise in exercises {
        try writeAnswer(
          exercise, to: submissions.appending(path: "student-\(number)"), edit: edit(number))
      }
    }
    let session = Session(
      package: clone?.package ?? original, chapters: TableOfContents.chapters,
      console: Console(width: 80, isTerminal: false, usesColor: false) { _ in },
      makeRunner: { [original] _ in try Runners.standard(for: original) })
    let arguments = [
      submissions.path, "--output", root.appending(path: "report-\(first)").path,
      "--exercises", exercises.map(\.name).joined(separator: ","),
    ]
    resetPeakMemory()
    let time = try nanoseconds {
      let code = try wait {
        try await Command.grade.run(Command.grade.arguments(arguments), session)
      }
      guard code == .done else {
        throw SetUpError(
          "Grading the sample ended with \(code). Try: swift run workbook doctor --all")
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
      throw SetUpError("Some solutions in the sample don't pass. Try: swift run workbook verify")
    }
  }

  /// Returns the declaration of a type. The type's name differs in each run, because compiled
  /// suites are kept between runs.
  private static func type(of student: Int) -> String {
    "private enum HandedInBy\(student)In\(run) {}"
  }

  private static let run = UUID().uuidString.prefix(8)

  private static func comment(of student: Int) -> String { "// Handed in by student \(student)." }

  private func writeAnswer(_ exercise: Exercise, to folder: URL, edit: String) throws {
    let solution = try String(
      contentsOf: original.url(exercise.answerPath(in: "Solutions")), encoding: .utf8)
    let file = folder.appending(path: exercise.answerPath())
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // An answer that predicts can't declare types.
    let addition = exercise.predictions.isEmpty ? edit : "// \(edit)"
    try Data("\(solution)\n\(addition)\n".utf8).write(to: file)
  }

  /// Returns the time, in nanoseconds, that `swift test` takes in a fresh clone with complete
  /// answers.
  private func freshClone() throws -> Double {
    let clone = try FreshClone(of: original)
    for exercise in exercises {
      try writeAnswer(exercise, to: clone.package.root, edit: Self.comment(of: 0))
    }
    return try clone.run("swift", "test").elapsed * 1e9
  }
}
