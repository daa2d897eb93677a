import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

@Suite struct SwiftPMRunnerTests {
  @Test
  func `the SwiftPM runner judges answers like the direct runner without changing student files`()
    async throws
  {
    let fixture = try EngineFixture(.bare)
    let runner = SwiftPMRunner(for: fixture.package)
    let answer = fixture.package.url("Exercises/99-Lab/Lamp.swift")
    let neighbour = fixture.package.url("Exercises/99-Lab/Neighbour.swift")
    try writeFile(Data("this does not compile".utf8), to: neighbour)
    let text = """
      func answer(_ number: Int) throws -> Int {
        print("number", number)
        if number == 2 { fatalError("It is dark.") }
        return number == 3 ? 30 : number
      }
      """
    try writeFile(Data(text.utf8), to: answer)
    let report = try await runner.run(answer: answer, for: fixture.exercise)
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .crashed, .failed, .passed])
    #expect(Set(report.tests.map(\.file)) == ["Tests/99-Lab/LampTests.swift"])
    let outputs = report.tests.map(\.output)
    #expect(outputs == ["number 1\n", "number 2\n", "number 3\n", "number 4\nnumber 5\n"])
    #expect(
      try report.test("two is two").issues.map(\.message) == [
        "Lab/Lamp.swift:3: Fatal error: It is dark."
      ])

    try writeFile(Data(text.replacing("30", with: "\"\"").utf8), to: answer)
    let refused = try await runner.run(answer: answer, for: fixture.exercise)
    #expect(refused.verdict == .doesNotCompile)
    #expect(refused.compilerOutput.contains("Exercises/99-Lab/Lamp.swift:4:"))
    #expect(!refused.compilerOutput.contains(fixture.package.root.path))
    #expect(FileManager.default.fileExists(atPath: neighbour.path))
  }
}
