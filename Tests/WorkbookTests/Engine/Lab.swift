import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

/// A small workbook in a temporary folder: one exercise, and of the kit only what it needs.
///
/// One is made for most tests; it is removed when their process ends.
struct Lab: Sendable {
  let package: WorkbookPackage
  let runner: DirectRunner
  let exercise = Exercise(
    chapter: "99-Lab", number: 1, name: "Lamp", goal: "Tell a number.", points: 10, hints: [])

  static let shared = Result { try Lab() }

  /// The folder of all labs of this process.
  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: Lab.folder) }
    return FileManager.default.temporaryDirectory
      .appending(path: "workbook-labs-\(UUID().uuidString)")
  }()

  init() throws {
    package = WorkbookPackage(root: Self.folder.appending(path: UUID().uuidString))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for part in [
      "Sources/StateFlow/Unfinished", "Sources/StateFlow/Concurrency",
      "Sources/WorkbookTesting/Exercise",
    ] {
      let copy = package.url(part)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appending(path: part), to: copy)
    }
    try write(Data(Self.suite.utf8), to: package.url(exercise.suitePath))
    var limits = DirectRunner.Limits()
    limits.program.time = .seconds(2)
    runner = DirectRunner(for: package, kit: .compiler, limits: limits)
  }

  /// Judges an answer: the body of the function that the suite asks for the numbers 1 to 5.
  func judge(
    _ body: String, besides declarations: String = "", with runner: DirectRunner? = nil
  ) async throws -> AnswerReport {
    try await judge(
      file: """
        import Foundation
        import StateFlow

        func answer(_ number: Int) throws -> Int {
        \(body)
        }
        \(declarations)
        """, with: runner)
  }

  /// Judges an answer, given as the whole file.
  func judge(file: String, with runner: DirectRunner? = nil) async throws -> AnswerReport {
    let answer = package.url("Answers/\(UUID().uuidString)/Lamp.swift")
    try write(Data(file.utf8), to: answer)
    return try await (runner ?? self.runner).run(answer: answer, for: exercise)
  }

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

  /// The report on a test.
  func test(_ name: String) throws -> TestReport {
    try #require(tests.first { $0.name == name })
  }
}
