import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

/// A small workbook in a temporary folder: one exercise, and the parts of the kit that the exercise
/// needs.
///
/// All fixtures are removed when the test process exits.
struct EngineFixture: Sendable {
  let package: WorkbookPackage
  let runner: AnswerJudge
  /// A runner that waits only half a second for each test, for use with answers that never end.
  let hastyRunner: AnswerJudge
  private(set) var exercise = Exercise(
    chapter: "99-Lab", number: 1, name: "Lamp", goal: "Tell a number.", points: 10, hints: [])

  /// The fixture for most tests. Its kit and suite are compiled before the tests begin, so each
  /// answer requires only one compilation, one link, and one run.
  static let shared = Task {
    let fixture = try EngineFixture()
    _ = try await fixture.judge("number")
    return fixture
  }

  /// The sources of a fixture's kit.
  enum Parts {
    /// The workbook's `.exercise` and `unfinished`.
    case workbook
    /// A trait that does nothing and compiles in a fraction of the time.
    case bare
  }

  /// The folder that contains all fixtures of this process.
  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: EngineFixture.folder) }
    return FileManager.default.temporaryDirectory
      .appending(path: "engine-fixtures-\(UUID().uuidString)")
  }()

  init(_ parts: Parts = .workbook) throws {
    package = WorkbookPackage(root: Self.folder.appending(path: UUID().uuidString))
    switch parts {
    case .workbook: try Self.copyKit(to: package)
    case .bare:
      try writeFile(
        Data(Self.bareTrait.utf8), to: package.url("Sources/WorkbookTesting/Exercise.swift"))
    }
    // A module without a source file isn't a module.
    for module in KitModules.all
    where (try? swiftFiles(in: KitModules.folder(of: module), of: package)) == nil {
      try writeFile(
        Data("// Nothing.\n".utf8),
        to: package.url("\(KitModules.folder(of: module))/Nothing.swift"))
    }
    try writeFile(Data(Self.suite.utf8), to: package.url(exercise.suitePath))
    runner = AnswerJudge(for: package, policy: Self.policy)
    var policy = Self.policy
    policy.limits.program.time = .milliseconds(500)
    hastyRunner = AnswerJudge(for: package, policy: policy)
  }

  /// The policy of ``runner``.
  static let policy: JudgePolicy = {
    var policy = JudgePolicy()
    policy.kitBuilder = .compiler
    policy.locatesCrashes = true
    return policy
  }()

  /// Returns a runner with another policy than ``policy``.
  func runner(_ change: (inout JudgePolicy) -> Void) -> AnswerJudge {
    var policy = Self.policy
    change(&policy)
    return AnswerJudge(for: package, policy: policy)
  }

  /// Returns a fixture with the same kit and another exercise, whose suite is compiled, too.
  func adding(_ exercise: Exercise, suite: String) async throws -> EngineFixture {
    try writeFile(Data(suite.utf8), to: package.url(exercise.suitePath))
    var fixture = self
    fixture.exercise = exercise
    _ = try await fixture.judge("number")
    return fixture
  }

  private static func copyKit(to package: WorkbookPackage) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for part in [
      "Sources/StateFlowCombine/Exports.swift", "Sources/StateFlowCombine/Concurrency",
      "Sources/StateFlow/Exports.swift", "Sources/StateFlow/Unfinished",
      "Sources/WorkbookTesting/Exercise",
    ] {
      let copy = package.url(part)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appending(path: part), to: copy)
    }
  }

  /// Judges an answer, given as the body of a function that the suite calls with each of the
  /// numbers from 1 to 5.
  func judge(
    _ body: String, besides declarations: String = "", with runner: AnswerJudge? = nil
  ) async throws -> AnswerReport {
    try await judge(file: Self.answer(body, besides: declarations), with: runner)
  }

  /// Returns the source code of an answer.
  ///
  /// Answers without additional declarations look the same to the suite, so they share its compiled
  /// version.
  static func answer(_ body: String, besides declarations: String = "") -> String {
    """
    import Foundation
    import StateFlow

    func answer(_ number: Int) throws -> Int {
    \(body)
    }

    struct Dark: Error {}
    \(declarations)
    """
  }

  /// Judges an answer, given as a whole file.
  func judge(file: String, with runner: AnswerJudge? = nil) async throws -> AnswerReport {
    let answer = package.url("Answers/\(UUID().uuidString)/Lamp.swift")
    try writeFile(Data(file.utf8), to: answer)
    return try await (runner ?? self.runner).run(answer: answer, for: exercise)
  }

  private static let bareTrait = """
    import Testing

    public struct Bare: SuiteTrait {}

    extension Trait where Self == Bare {
      public static var exercise: Bare { Bare() }
    }
    """

  private static let suite = """
    import Testing
    import WorkbookTesting

    @testable import Lab

    @Suite("99.1 Lamp", .exercise)
    struct LampTests {
      @Test func `one is one`() throws {
        #expect(try answer(1) == 1)
      }

      @Test func `two is two`() throws {
        #expect(try answer(2) == 2, "Two lamps are on.")
      }

      @Test func `three is three`() throws {
        #expect(try answer(3) == 3)
      }

      @Test(arguments: [4, 5]) func `each more is itself`(number: Int) throws {
        #expect(try answer(number) == number)
      }
    }
    """
}

extension AnswerReport {
  /// The outcomes of the tests, in order.
  var outcomes: [TestReport.Outcome] { tests.map(\.outcome) }

  /// Returns the report of a test.
  func test(_ name: String) throws -> TestReport {
    try #require(tests.first { $0.name == name })
  }
}
