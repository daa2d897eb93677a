import Foundation
import Testing

@testable import WorkbookAudit
@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookTestSupport

extension HostileAnswersTests {
  @Test func `the recorded facts about the solutions are what the audit finds`() async throws {
    let package = WorkbookSources.package
    let recorded = FactRecord(try package.text(FactRecord.path))
    let found = try await AnswerJudge(for: package).factRecord(of: TableOfContents.exercises)
    for path in recorded.solutions {
      #expect(recorded.entries[path] == found.entries[path], "Run: \(FactRecord.command)")
    }
    #expect(recorded.solutions == found.solutions)
  }

  /// Checks the audit's self-test with this workbook's solutions and all samples.
  @Suite(.enabled(if: Corpus.current == .run))
  struct OtherCompilers {
    @Test
    func `a compiler with another version is accepted, and one with other syntax trees is refused`()
      async throws
    {
      let toolchain = try FakeToolchain()
      let package = try Self.copy()
      defer { try? FileManager.default.removeItem(at: package.root) }
      var policy = JudgePolicy()
      policy.scrutiny = .full()
      policy.exercises = TableOfContents.exercises
      policy.swiftc = toolchain.swiftc
      let judge = AnswerJudge(for: package, policy: policy)
      try await judge.prepare()
      #expect(try await judge.auditReadiness() == .selfTested)
      for (edit, kind) in [
        ("s/\"var_decl\"/\"variable_decl\"/g", "a type's stored values or its =="),
        ("s/\"decl_usr\":\"[^\"]*\"/\"decl_usr\":\"\"/g", "a reference"),
        ("s/\"conformances\":/\"conforms\":/g", "a conformance"),
      ] {
        try toolchain.install(editingTrees: edit)
        let error = await #expect(throws: SetUpError.self) {
          try await AnswerJudge(for: package, policy: policy).prepare()
        }
        let message = error?.description ?? ""
        #expect(message.contains("Solutions/01-ViewState/CableCar.swift:"), "\(message)")
        #expect(message.contains("the audit doesn't find \(kind) in “"), "\(message)")
      }
    }

    /// Returns a workbook that has this one's sources, but builds into a folder of its own: a cache keeps
    /// only a few kits.
    private static func copy() throws -> WorkbookPackage {
      let package = WorkbookPackage(
        root: FileManager.default.temporaryDirectory.appending(path: "copy-\(UUID().uuidString)"))
      try makeFolder(package.root)
      for folder in ["Sources", "Solutions", "Tests", ".stubs"] {
        try FileManager.default.createSymbolicLink(
          at: package.url(folder), withDestinationURL: WorkbookSources.package.url(folder))
      }
      return package
    }
  }
}
