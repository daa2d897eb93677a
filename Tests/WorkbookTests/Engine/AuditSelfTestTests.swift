import Foundation
import Synchronization
import Testing

@testable import WorkbookAudit
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookTestSupport

/// Checks that the audit tests itself with a compiler that it doesn't know, on a small workbook.
///
/// The tests share the workbook and its compiled kits, so they run one after another.
/// `HostileAnswersTests` does the same with this workbook's solutions and all samples.
@Suite(.serialized) struct AuditSelfTestTests {
  private let fixture: EngineFixture
  private let toolchain: FakeToolchain

  /// A workbook with recorded facts, and a toolchain.
  private static let shared = Task {
    let fixture = try EngineFixture()
    let solution = fixture.package.url(fixture.exercise.answerPath(in: "Solutions"))
    try writeFile(Data(EngineFixture.answer("number + 0").utf8), to: solution)
    let record = try await fixture.runner.factRecord(of: [fixture.exercise])
    try writeFile(Data(record.text.utf8), to: fixture.package.url(FactRecord.path))
    return (fixture, try FakeToolchain())
  }

  init() async throws {
    (fixture, toolchain) = try await Self.shared.value
    // Remove what earlier tests found out about the solution and the compiler.
    let cache = fixture.package.buildCache
    for path in try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    where path.hasSuffix(".json") && !path.hasSuffix(Kit.recipeName) {
      try FileManager.default.removeItem(at: cache.appending(path: path))
    }
    try toolchain.install()
  }

  private static let samples = [
    SampleAnswer("Lamp", "exits", top: "import Foundation", "func leave() { exit(0) }"),
    SampleAnswer("Lamp", "has a function of its own", ends: [.passed], "func two() -> Int { 2 }"),
  ]

  /// Returns a judge that builds answers with the toolchain.
  private func judge(
    _ scrutiny: JudgePolicy.Scrutiny, samples: [SampleAnswer] = samples,
    progress: @escaping @Sendable (Int?) -> Void = { _ in }
  ) -> AnswerJudge {
    fixture.runner {
      $0.scrutiny = scrutiny
      $0.swiftc = toolchain.swiftc
      $0.exercises = [fixture.exercise]
      $0.selfTestSamples = samples
      $0.selfTestProgress = progress
    }
  }

  @Test func `a compiler with another version is accepted after a self-test, which runs once`()
    async throws
  {
    let checking = judge(.audit)
    #expect(try await checking.auditReadiness() == .untested)
    let unaudited = try await fixture.judge("Int(exactly: number)!", with: checking)
    #expect(unaudited.verdict == .passed)
    #expect(unaudited.auditNote == AuditReadiness.untested.note)

    let steps = Mutex([Int?]())
    let grading = judge(.full()) { step in steps.withLock { $0.append(step) } }
    #expect(try await fixture.judge("number", with: grading).verdict == .passed)
    #expect(try await grading.auditReadiness() == .selfTested)
    #expect(steps.withLock(\.self) == [0, 33, 66, 100, nil])

    let later = judge(.audit) { _ in Issue.record("The self-test ran again.") }
    try await later.prepare()
    let audited = try await fixture.judge("exit(0)", with: later)
    #expect(audited.verdict == .tampered)
    #expect(audited.auditNote == nil)
  }

  @Test(arguments: [
    (
      "s/\"func_decl\"/\"function_decl\"/g",
      "Solutions/99-Lab/Lamp.swift:4: the audit doesn't find a declaration in "
        + "“func answer(_ number: Int) throws -> Int {”. It finds "
    ),
    (
      "s/\"decl_usr\":/\"declaration\":/g",
      "Solutions/99-Lab/Lamp.swift:5: the audit doesn't find a reference in “number + 0”. It finds "
    ),
    (
      "s/\"decl_usr\":\"[^\"]*\"/\"decl_usr\":\"\"/g",
      "Solutions/99-Lab/Lamp.swift:5: the audit doesn't find a reference in “number + 0”. It finds "
    ),
    (
      "s/\"source_file\"/\"file\"/",
      "Solutions/99-Lab/Lamp.swift: The audit can't read this compiler's syntax trees: "
    ),
  ])
  func `a compiler with other syntax trees is refused, with the first difference`(
    edit: String, difference: String
  ) async throws {
    try toolchain.install(editingTrees: edit)
    let error = await #expect(throws: SetUpError.self) {
      try await fixture.judge("number", with: judge(.full()))
    }
    let message = error?.description ?? ""
    #expect(message.contains("9.9.9-RELEASE"), "\(message)")
    #expect(message.contains("The first difference: \(difference)"), "\(message)")

    let checking = judge(.audit)
    let report = try await fixture.judge("number", with: checking)
    #expect(report.verdict == .passed)
    #expect(report.auditNote?.contains("can't be used with this compiler") == true)
    guard case .refused(let found) = try await checking.auditReadiness() else {
      Issue.record("The compiler isn't refused.")
      return
    }
    #expect(found.hasPrefix(difference), "\(found)")
  }

  @Test func `a sample that doesn't get its verdict is named`() async throws {
    let samples = [
      SampleAnswer("Lamp", "leaves", top: "import Foundation", "func leave() { exit(0) }"),
      SampleAnswer("Lamp", "counts", "func two() -> Int { 2 }"),
    ]
    let error = await #expect(throws: SetUpError.self) {
      try await judge(.full(), samples: samples).prepare()
    }
    #expect(
      error?.description.contains(
        "The sample \"Lamp: counts\" gets the verdict passed instead of notAllowed or tampered.")
        == true, "\(error?.description ?? "")")
  }

  @Test func `a solution that has changed since its facts were recorded is named`() async throws {
    let path = fixture.exercise.answerPath(in: "Solutions")
    let solution = try readFile(fixture.package.url(path))
    defer { try? writeFile(solution, to: fixture.package.url(path)) }
    try writeFile(
      Data(EngineFixture.answer("Int(number)").utf8), to: fixture.package.url(path))
    let error = await #expect(throws: SetUpError.self) {
      try await judge(.full()).prepare()
    }
    #expect(
      error?.description.contains("\(path) has changed since its facts were recorded.") == true)
    #expect(error?.description.contains("swift run workbook sync --facts") == true)
  }

  @Test func `facts can be recorded only with a compiler that the audit knows`() async throws {
    let error = await #expect(throws: SetUpError.self) {
      try await judge(.none).factRecord(of: [fixture.exercise])
    }
    #expect(error?.description.contains("9.9.9-RELEASE) can't record facts") == true)
  }
}
