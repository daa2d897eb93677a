import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct PrepareSubcommandTests {
  private let classroom = Classroom()
  private let prepared = Names()

  private final class Names: Sendable {
    private let names = Mutex<[String]>([])
    var sorted: [String] { names.withLock { $0.sorted() } }
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  /// Runs `grade prepare` with tools that record which exercises they prepare.
  private func prepare(
    _ options: String..., failing failure: String? = nil, warnings: [String] = []
  ) async -> ExitCode {
    let tool = Tool.grading { [classroom, prepared] _, options in
      var tools = GradingTools(runner: classroom.runner)
      tools.warnings = warnings + [options.isolation.warning].compactMap(\.self)
      tools.prepare = { exercise in
        if exercise.name == failure { throw SetUpError("\(exercise.name) has no solution.") }
        prepared.add(exercise.name)
      }
      return tools
    }
    return await tool.run(["grade", "prepare"] + options, in: classroom.session())
  }

  @Test func `the prepare command prepares all exercises and grades nothing`() async {
    #expect(await prepare() == .done)
    #expect(prepared.sorted == ["Door", "Gate", "Lamp"])
    #expect(classroom.runner.asked == [])
    #expect(
      classroom.house.transcript.lines == ["Ready to grade answers to 3 exercises."])
  }

  @Test func `the prepare command prepares only the exercises that are named`() async {
    #expect(await prepare("--exercises", "Lamp") == .done)
    #expect(prepared.sorted == ["Lamp"])
    #expect(classroom.house.transcript.lines == ["Ready to grade answers to 1 exercise."])
  }

  @Test func `an exercise that can't be graded is named during preparation`() async {
    #expect(await prepare(failing: "Gate") == .brokenSetUp)
    #expect(classroom.house.transcript.errors.contains("Gate has no solution."))
  }

  @Test
  func `the prepare command doesn't warn about isolation, because it runs no answers`() async {
    #expect(await prepare("--isolation", "none", warnings: ["The moon is full."]) == .done)
    #expect(classroom.house.transcript.errors.contains("The moon is full."))
    #expect(!classroom.house.transcript.errors.contains("--isolation none"))
  }

  @Test func `the prepare command rejects unexpected arguments`() async {
    #expect(await prepare("everything") == .wrongUse)
    #expect(await prepare("--chapters", "99") == .wrongUse)
    #expect(prepared.sorted == [])
  }
}
