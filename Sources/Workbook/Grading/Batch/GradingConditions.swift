import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine

/// What the facts about an answer depend on, beside the answer: reports that differ in it cannot be
/// put together.
struct GradingConditions: Codable, Equatable, Sendable {
  /// The grader's version, and what it is made of.
  var grader: String
  /// The compiler, as it names itself.
  var toolchain: String
  /// What answers and suites are built on.
  var kit: String
  /// The suites, stubs and solutions of what is graded.
  var suites: String
  /// How answers are kept from harming the machine.
  var isolation: String
  /// What answers may use beyond what the workbook teaches.
  var allowed: [String]
  /// The exercises that are graded, in order.
  var exercises: [String]
  /// What everyone who reads a report has to know. It is no condition: machines may differ in it.
  var warnings: [String] = []

  /// What differs between two, in words.
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

/// Names what was graded, so that nothing is graded twice and nothing is taken for another thing.
struct GradingKeys: Sendable {
  var conditions: GradingConditions
  private let suites: [Exercise: String]

  /// - Throws: ``SetUpError`` if a part of the workbook is missing.
  init(
    _ exercises: [Exercise], in package: WorkbookPackage, toolchain: String,
    options: RunnerOptions
  ) throws {
    var suites: [Exercise: String] = [:]
    var all = ContentHash()
    for exercise in exercises {
      suites[exercise] = try Self.suite(of: exercise, in: package)
      all.add(suites[exercise] ?? "")
    }
    self.suites = suites
    let kit = try ["StateFlow", "WorkbookTesting"].flatMap {
      try swiftFiles(in: "Sources/\($0)", of: package)
    }
    conditions = GradingConditions(
      grader: try Self.grader(in: package),
      toolchain: toolchain, kit: try Self.hash(of: kit, in: package), suites: all.name,
      isolation: options.isolation.rawValue, allowed: options.allowed.sorted(),
      exercises: exercises.map(\.name))
  }

  /// Names an answer among all answers, with all that its facts depend on.
  func key(of content: Data, for exercise: Exercise) -> String {
    var print = Fingerprint()
    for part in [
      conditions.grader, conditions.toolchain, conditions.kit, conditions.isolation,
      conditions.allowed.joined(separator: "\n"), suites[exercise] ?? "", exercise.answerPath(),
    ] {
      print.add(part)
    }
    print.add(content)
    return print.name
  }

  /// Names a submission with all its answers, in order, and what else its report says.
  func key(of submission: CollectedSubmission, answers: [String]) -> String {
    var print = Fingerprint()
    for part in answers + ["notes"] + submission.notes + ["problem", submission.problem ?? ""] {
      print.add(part)
    }
    print.add(conditions.exercises.joined(separator: "\n"))
    return print.name
  }

  /// The folders of the sources that produce results, from the root of the package.
  ///
  /// An unpublished change to them may change results as much as a new version does. The sources
  /// that write reports can't.
  static let graderFolders = [
    "Core/Package", "Core/Reports", "Processes", "Engine", "Grading/Audit", "Grading/Batch",
    "Grading/Intake", "Grading/Sandbox",
  ].map { "Sources/Workbook/\($0)" }

  /// Names the grader, as far as it finds the facts.
  static func grader(in package: WorkbookPackage) throws -> String {
    let files = (try? graderFolders.flatMap { try swiftFiles(in: $0, of: package) }) ?? []
    return "\(Tool.version) \(try hash(of: files, in: package))"
  }

  /// Names what an exercise's answers are held against.
  static func suite(of exercise: Exercise, in package: WorkbookPackage) throws -> String {
    // What tests there are is known from the solution.
    let files = [
      exercise.suitePath, exercise.stubPath, exercise.answerPath(in: "Solutions"),
    ]
    return try hash(of: files + exercise.supportPaths(in: package), in: package)
  }

  private static func hash(of paths: [String], in package: WorkbookPackage) throws -> String {
    // The workbook's own files come from no attacker.
    var hash = ContentHash()
    for path in paths {
      hash.add(path)
      hash.add(try read(package.url(path)))
    }
    return hash.name
  }
}
