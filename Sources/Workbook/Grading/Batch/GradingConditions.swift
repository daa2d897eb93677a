import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine

/// The conditions of grading: everything that affects the results, except for the submissions
/// themselves. Reports can be merged only if their conditions match.
struct GradingConditions: Codable, Equatable, Sendable {
  /// The grader's version and a hash of its sources.
  var grader: String
  /// The compiler's version string.
  var toolchain: String
  /// A hash of the kit and the test support.
  var kit: String
  /// A hash of the suites, stubs, and solutions of the graded exercises.
  var suites: String
  /// The raw value of the ``Isolation`` that answers run with.
  var isolation: String
  /// The names that answers may use beyond those that the workbook teaches.
  var allowed: [String]
  /// The names of the graded exercises, in order.
  var exercises: [String]
  /// Warnings for everyone who reads a report. They aren't compared, because they may vary between
  /// machines.
  var warnings: [String] = []

  /// Returns descriptions of the conditions that are different in `other`.
  func differences(from other: GradingConditions) -> [String] {
    var found: [String] = []
    func compare(_ name: String, _ part: KeyPath<GradingConditions, String>) {
      if self[keyPath: part] != other[keyPath: part] { found.append(name) }
    }
    compare("the grader", \.grader)
    compare("the compiler (\(toolchain) and \(other.toolchain))", \.toolchain)
    compare("the kit", \.kit)
    compare("--isolation (\(isolation) and \(other.isolation))", \.isolation)
    if allowed != other.allowed { found.append("--allow") }
    if exercises != other.exercises {
      found.append("the exercises")
    } else {
      compare("the suites", \.suites)
    }
    return found
  }
}

/// The keys that identify answers and submissions, so that nothing is graded twice and no result is
/// mistaken for another.
struct GradingKeys: Sendable {
  var conditions: GradingConditions
  private let suiteHashes: [Exercise: String]

  /// Computes the hashes that the keys depend on.
  ///
  /// - Throws: ``SetUpError`` if a part of the workbook is missing.
  init(
    _ exercises: [Exercise], in package: WorkbookPackage, toolchain: String,
    options: RunnerOptions
  ) throws {
    var suiteHashes: [Exercise: String] = [:]
    var all = ContentHash()
    for exercise in exercises {
      suiteHashes[exercise] = try Self.suiteHash(of: exercise, in: package)
      all.add(suiteHashes[exercise] ?? "")
    }
    self.suiteHashes = suiteHashes
    let kit = try KitModules.all.flatMap {
      try swiftFiles(in: KitModules.folder(of: $0), of: package)
    }
    conditions = GradingConditions(
      grader: try Self.graderVersion(in: package),
      toolchain: toolchain, kit: try Self.hash(of: kit, in: package), suites: all.digest,
      isolation: options.isolation.rawValue, allowed: options.allowed.sorted(),
      exercises: exercises.map(\.name))
  }

  /// Returns a key that identifies an answer along with everything that its report depends on.
  func key(of content: Data, for exercise: Exercise) -> String {
    var fingerprint = Fingerprint()
    for part in [
      conditions.grader, conditions.toolchain, conditions.kit, conditions.isolation,
      conditions.allowed.joined(separator: "\n"), suiteHashes[exercise] ?? "",
      exercise.answerPath(),
    ] {
      fingerprint.add(part)
    }
    fingerprint.add(content)
    return fingerprint.digest
  }

  /// Returns a key that identifies a submission's answers, in order, along with the notes and the
  /// problem that its report shows.
  func key(of submission: CollectedSubmission, answers: [String]) -> String {
    var fingerprint = Fingerprint()
    for part in answers + ["notes"] + submission.notes + ["problem", submission.problem ?? ""] {
      fingerprint.add(part)
    }
    fingerprint.add(conditions.exercises.joined(separator: "\n"))
    return fingerprint.digest
  }

  /// The paths, relative to the package, of the folders with the sources that determine results.
  ///
  /// A change to these sources can change results even if the version stays the same. The sources
  /// that write reports can't change results, so they aren't listed.
  static let graderFolders =
    JudgeSources.folders
    + ["Batch", "Intake", "Sandbox"].map { "Sources/Workbook/Grading/\($0)" }

  /// Returns the grader's version followed by a hash of the sources that determine results.
  static func graderVersion(in package: WorkbookPackage) throws -> String {
    "\(Tool.version) \(try JudgeSources.hash(of: graderFolders, in: package))"
  }

  /// Returns a hash of an exercise and of the files that its answers are graded with.
  static func suiteHash(of exercise: Exercise, in package: WorkbookPackage) throws -> String {
    // The solution belongs here because it determines which tests are expected.
    let files = [
      exercise.suitePath, exercise.stubPath, exercise.answerPath(in: "Solutions"),
    ]
    return "\(ContentHash(try exercise.encoded)) \(try hash(of: files, in: package))"
  }

  private static func hash(of paths: [String], in package: WorkbookPackage) throws -> String {
    // A fast hash is enough: the workbook's own files don't come from an attacker.
    var hash = ContentHash()
    for path in paths {
      hash.add(path)
      hash.add(try readFile(package.url(path)))
    }
    return hash.digest
  }
}
