import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

@Suite struct KitTests {
  @Test func `a command is read as the shell reads it`() {
    #expect(shellWords(#"a 'b c' d\ e "f \"g" '' h"#) == ["a", "b c", "d e", "f \"g", "", "h"])
  }

  @Test func `an id is matched by its pattern and no other`() throws {
    let id = "LabTests.LampTests/`is it (1.5)?`()/LampTests.swift:8:4"
    let pattern = try Regex(TestProgram.pattern(for: id))
    #expect(id.contains(pattern))
    #expect(!(id + "1").contains(pattern))
    #expect(!id.replacing(".", with: "x").contains(pattern))
  }

  @Test func `a kit that does not compile is a fault of the set-up, which names it`() async throws {
    let lab = try Lab(.bare)
    let broken = lab.package.url("Sources/StateFlow/Broken.swift")
    try write(Data("let lamp: Int = \"\"".utf8), to: broken)
    let error = await #expect(throws: SetUpError.self) { try await lab.judge("number") }
    #expect(error?.description.contains("Sources/StateFlow doesn't compile") == true)
    #expect(error?.description.contains("Broken.swift:1:17: error:") == true)
    #expect(error?.description.contains("doctor") == true)
  }

  @Test func `two companions at once make one kit, and leave nothing half made`() async throws {
    let lab = try Lab(.bare)
    async let first = DirectRunner(for: lab.package, kit: .compiler).prepare()
    async let second = DirectRunner(for: lab.package, kit: .compiler).prepare()
    _ = try await (first, second)
    let cache = try FileManager.default.contentsOfDirectory(
      atPath: lab.package.url(".workbook/build").path)
    #expect(cache.count == 1)
    #expect(cache.first?.hasPrefix("kit-") == true)
  }

  @Test func `a runner is chosen by name`() throws {
    let package = WorkbookPackage(root: FileManager.default.temporaryDirectory)
    #if os(Linux)
      let standard = try Runners.standard(for: package)
      #expect(standard is DirectRunner)
    #endif
    #expect(try Runners.named("swiftpm", for: package) is SwiftPMRunner)
    #expect(try Runners.named("direct", for: package) is DirectRunner)
    let others: [String: Runners.Maker] = ["lamp": { _ in LampRunner() }]
    #expect(try Runners.named("lamp", for: package, others: others) is LampRunner)
    let error = #expect(throws: SetUpError.self) {
      try Runners.named("lmap", for: package, others: others)
    }
    #expect(
      error?.description == "WORKBOOK_RUNNER is \"lmap\". Set it to direct, swiftpm or lamp.")
  }
}

private struct LampRunner: Runner {
  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    AnswerReport(exercise: exercise.name, chapter: exercise.chapter, verdict: .passed)
  }
}
