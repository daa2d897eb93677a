import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore
@testable import WorkbookPractice
@testable import WorkbookTestSupport

/// Tests of the recorded programs, with a kit that does what the rules predict.
@Suite struct PracticeRecordingsTests {
  private static let scenarios = Dictionary(
    uniqueKeysWithValues: Topic.allCases.flatMap(PracticeRecordings.scenarios).map {
      ($0.source, $0)
    })

  private let workbook: SmallWorkbook
  private let bindings = PracticeRecordings.path(.bindings)

  init() throws {
    workbook = try SmallWorkbook()
    workbook[PracticeRecordings.page] = "# Practice\n"
  }

  private var recordings: PracticeRecordings { PracticeRecordings(workspace: workbook.workspace) }

  private func update() async throws -> [String] {
    try await recordings.update { Self.scenarios[$0.source]?.predictedOutput ?? "" }
  }

  @Test func `recording writes four programs of each topic, and only files that changed`()
    async throws
  {
    #expect(try await update() == Topic.allCases.map(PracticeRecordings.path))
    #expect(try await update() == [])
    let programs = try recordings.programs()
    #expect(programs.count == 64)
    #expect(Set(programs.map(\.scenario.shape)).count == 64)
    #expect(programs.prefix(4).map(\.level) == [1, 1, 2, 3])
    #expect(programs.allSatisfy { $0.updates.allSatisfy { !$0.story.contains(".swift") } })
    #expect(workbook[bindings]?.split(separator: "\n").count == 6)
    #expect(workbook.violations(RecordingsCheck()) == [])
    #expect(workbook.violations(StrayFilesCheck()) == [])
  }

  @Test func `a program or an update that isn't generated today is reported`() async throws {
    _ = try await update()
    workbook.replace("Button(", with: "Knob(", in: bindings)
    #expect(
      workbook.violations(RecordingsCheck()).contains(
        "\(bindings) is out of date: program 1 isn't the program that its seed makes."))
    let ids = PracticeRecordings.path(.id)
    workbook.replace("\"number\":2", with: "\"number\":3", in: ids)
    #expect(
      workbook.violations(RecordingsCheck()).contains {
        $0.hasPrefix("\(ids) is out of date: program 4 isn't what the rules predict. After 1. tap ")
      })
  }

  @Test func `a missing topic is reported, and the book isn't built without it`() async throws {
    _ = try await update()
    workbook[bindings] = nil
    #expect(workbook.violations(RecordingsCheck()) == ["\(bindings) can't be read."])
    #expect(throws: SetUpError.self) { try recordings.programs() }
  }

  @Test func `a topic without its four programs is reported`() async throws {
    _ = try await update()
    workbook[bindings] = "[]\n"
    #expect(
      workbook.violations(RecordingsCheck()) == [
        "\(bindings) doesn't contain programs of the levels [1, 1, 2, 3]."
      ])
  }

  @Test func `a workbook without a practice page has no programs`() async throws {
    workbook[PracticeRecordings.page] = nil
    #expect(try await update() == [])
    #expect(try recordings.programs() == [])
    #expect(workbook.violations(RecordingsCheck()) == [])
  }

  @Test func `a program on which the rules and the kit disagree isn't recorded`() async throws {
    await #expect(throws: SetUpError.self) {
      try await recordings.update {
        Self.scenarios[$0.source]?.predictedOutput
          .replacing("\"number\":2", with: "\"number\":3") ?? ""
      }
    }
    #expect(!workbook.workspace.exists(bindings))
  }
}
