import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// Checks where students see how long an exercise takes.
@Suite struct MinutesTests {
  let house = House()

  private static let chapters = [
    Chapter(
      "01-House", title: "A house", goal: "What stays.",
      [
        .init("Lamp", goal: "Light.", minutes: 5, hints: []),
        .init("Door", goal: "Open.", minutes: 15, hints: []),
      ])
  ]

  private func call(_ arguments: String..., width: Int = 80) async -> String {
    house.transcript.clear()
    _ = await Tool.workbook.run(
      arguments, in: house.session(width: width, chapters: Self.chapters))
    return house.transcript.output
  }

  @Test func `the overview says how long the next exercise takes`() async {
    #expect(await call().contains("Next: 1.1 Lamp, about 5 minutes\n  Light.\n"))
  }

  @Test func `the list has a column for the minutes, unless the terminal is narrow`() async {
    #expect(
      await call("list") == """
        ○ 1.1  Lamp  5 min   unfinished  Exercises/01-House/Lamp.swift:5
        ○ 1.2  Door  15 min  unfinished  Exercises/01-House/Door.swift:5
        """)
    #expect(
      await call("list", width: 60) == """
        ○ 1.1  Lamp  unfinished  Exercises/01-House/Lamp.swift:5
        ○ 1.2  Door  unfinished  Exercises/01-House/Door.swift:5
        """)
    #expect(await call("list", "--json").contains("\"minutes\" : 15,"))
  }
}
