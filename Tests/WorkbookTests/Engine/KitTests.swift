import Foundation
import Synchronization
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

@Suite struct KitTests {
  @Test func `a command is split into words as in the shell`() {
    #expect(shellWords(#"a 'b c' d\ e "f \"g" '' h"#) == ["a", "b c", "d e", "f \"g", "", "h"])
  }

  @Test func `the temporary files of the compiler driver are removed`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "driver-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let driver = folder.appending(path: "swiftc")
    try writeFile(
      Data("#!/bin/sh\nmkdir \"$TMPDIR/left\" && printf %s \"$TMPDIR\"\n".utf8), to: driver)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: driver.path)
    let result = try await Toolchain(swiftc: driver, description: "").run([], in: folder)
    try #require(result.isSuccess, "\(result.text)")
    #expect(!FileManager.default.fileExists(atPath: result.text))
  }

  @Test func `a filter pattern for a test matches only that test's ID`() throws {
    let id = "LabTests.LampTests/`is it (1.5)?`()/LampTests.swift:8:4"
    let pattern = try Regex(TestProgram.pattern(for: id))
    #expect(id.contains(pattern))
    #expect(!(id + "1").contains(pattern))
    #expect(!id.replacing(".", with: "x").contains(pattern))
  }

  @Test func `a test can be selected by its name`() throws {
    struct Configuration: Decodable { var filter: [String] }
    let input = TestProgram.input(mark: "mark", .named("is it (1.5)?"))
    let configuration = try #require(input.split(separator: UInt8(ascii: "\n")).last)
    let filter = try JSONDecoder().decode(Configuration.self, from: configuration).filter
    let pattern = try Regex(try #require(filter.first))
    #expect(filter.count == 1)
    #expect("LabTests.LampTests/`is it (1.5)?`()/LampTests.swift:8:4".contains(pattern))
    #expect("LabTests.LampTests/`is it (1.5)?`(times:)/LampTests.swift:8:4".contains(pattern))
    #expect(!"LabTests.LampTests/`what is it (1.5)?`()/LampTests.swift:8:4".contains(pattern))
    #expect(!"LabTests.LampTests/`is it (1.5)? yes`()/LampTests.swift:8:4".contains(pattern))
  }

  @Test func `a kit that doesn't compile causes a setup error with the compiler's message`()
    async throws
  {
    let fixture = try EngineFixture(.bare)
    let broken = fixture.package.url("Sources/StateFlow/Broken.swift")
    try writeFile(Data("let lamp: Int = \"\"".utf8), to: broken)
    let error = await #expect(throws: SetUpError.self) { try await fixture.judge("number") }
    #expect(error?.description.contains("Sources/StateFlow doesn't compile") == true)
    #expect(error?.description.contains("Broken.swift:1:17: error:") == true)
    #expect(error?.description.contains("doctor") == true)
  }

  @Test
  func `two concurrent processes build the kit once and leave no temporary folder`() async throws {
    let fixture = try EngineFixture(.bare)
    async let first = fixture.runner.prepare()
    async let second = fixture.hastyRunner.prepare()
    _ = try await (first, second)
    let cache = try FileManager.default.contentsOfDirectory(
      atPath: fixture.package.url(".workbook/build").path)
    #expect(cache.count == 1)
    #expect(cache.first?.hasPrefix("kit-") == true)
  }

  @Test func `a build of the kit waits while another process builds one`() async throws {
    let fixture = try EngineFixture(.bare)
    let build = fixture.package.buildCache
    try makeFolder(build)
    var other = try FileLock(build.appendingPathExtension("lock"), waits: false)
    try #require(other != nil)
    let (progress, begun) = AsyncStream.makeStream(of: Int?.self)
    let runner = fixture.runner { $0.kitProgress = { begun.yield($0) } }
    let preparation = Task { try await runner.prepare() }
    var steps = progress.makeAsyncIterator()
    #expect(await steps.next() == 0)
    #expect(!fixture.package.hasKit)
    other = nil
    try await preparation.value
    #expect(fixture.package.hasKit)
  }

  @Test func `the progress of a build of the kit only grows, and ends`() async throws {
    let fixture = try EngineFixture(.bare)
    let steps = Mutex([Int?]())
    try await fixture.runner { $0.kitProgress = { step in steps.withLock { $0.append(step) } } }
      .prepare()
    let percentages = steps.withLock(\.self).compactMap(\.self)
    #expect(percentages.count == KitModules.all.count + 1)
    #expect(percentages == percentages.sorted())
    #expect(steps.withLock(\.self).last == .some(nil))
  }

  @Test func `a runner can be selected by name`() throws {
    let package = WorkbookPackage(root: FileManager.default.temporaryDirectory)
    #if os(Linux)
      let standard = try Runners.standard(for: package)
      #expect(standard is AnswerJudge)
    #endif
    #expect(try Runners.named("swiftpm", for: package) is SwiftPMRunner)
    #expect(try Runners.named("direct", for: package) is AnswerJudge)
    let others: [String: Runners.Maker] = ["lamp": { _, _ in LampRunner() }]
    #expect(try Runners.named("lamp", for: package, others: others) is LampRunner)
    let error = #expect(throws: SetUpError.self) {
      try Runners.named("lmap", for: package, others: others)
    }
    #expect(
      error?.description
        == "There is no runner \"lmap\". Set WORKBOOK_RUNNER to direct, swiftpm, or lamp.")
  }
}

private struct LampRunner: Runner {
  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    AnswerReport(exercise: exercise.name, chapter: exercise.chapter, verdict: .passed)
  }
}
