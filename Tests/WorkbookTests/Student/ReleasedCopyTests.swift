import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookTestSupport

/// Checks what commands say in a copy of the workbook without the solutions of chapter 1.
@Suite struct ReleasedCopyTests {
  let house = House()

  private static let note = """
    This copy of the workbook has no solutions for chapter 1. Your instructor
    releases them on December 10, 2026.
    """

  init() {
    house.withholdSolutions(of: "01-House", until: "December 10, 2026")
  }

  @Test func `the solution command says when the solutions are released`() async {
    #expect(await house.call("solution", "lamp") == Self.note)
    #expect(await house.call("solution", "lamp", "--reveal") == Self.note)
    #expect(await house.exitCode("solution", "lamp", "--reveal") == .notYet)
  }

  @Test func `the solutions of other chapters are shown`() async {
    #expect(await house.call("solution", "gate", "--reveal").contains("struct Gate"))
  }

  @Test func `without a date, the note says that the instructor decides`() throws {
    let release = Release(withholding: [.init(folder: "01-House", date: nil)])
    #expect(
      release.note(on: "01-House")
        == "This copy of the workbook has no solutions for chapter 1. "
        + "Your instructor decides when to release them.")
    #expect(release.note(on: "02-Garden") == nil)
  }

  @Test func `the chapters without solutions are named by number`() {
    let folders = ["01-House", "03-Roof", "04-Cellar", "05-Street"]
    let release = Release(withholding: folders.map { .init(folder: $0, date: nil) })
    #expect(release.numbers == "1, 3 to 5")
  }

  @Test func `the last hint is followed by the note`() async {
    for _ in 1...3 { _ = await house.call("hint", "lamp") }
    let text = await house.call("hint", "lamp").replacing("\n", with: " ")
    #expect(text.contains("releases them on December 10, 2026."))
    #expect(!text.contains("solution Lamp --reveal"))
  }

  @Test func `after an exercise has passed, check doesn't suggest to compare`() async {
    house.runner.say(.of(.passed))
    let text = await house.call("check", "lamp")
    #expect(!text.contains("Compare:"))
    #expect(text.contains("Next:    1.2 Door"))
  }
}
