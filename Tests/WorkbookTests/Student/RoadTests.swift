import Testing

@testable import WorkbookCommandLine
@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct RoadTests {
  let house = House()

  private static let chapters = [
    Chapter(
      "01-House", title: "A house", goal: "What stays.",
      [
        .init("Lamp", goal: "Light.", hints: []),
        .init("Door", goal: "Open.", road: .practice, hints: []),
      ]),
    Chapter(
      "02-Garden", title: "A garden", goal: "What grows.",
      [.init("Gate", goal: "Let in.", hints: [])]),
  ]

  private func call(_ arguments: String...) async -> String {
    house.transcript.clear()
    _ = await Tool.workbook.run(arguments, in: house.session(chapters: Self.chapters))
    return house.transcript.output
  }

  private func pass(_ exercise: Exercise) async {
    house.write(house.solution(of: exercise), to: exercise.answerPath())
    house.runner.say(.of(exercise, .passed))
    _ = await call("check", exercise.name)
  }

  @Test func `the companion leads along the road, and then to the other exercises`() async {
    await pass(House.lamp)
    #expect(await call().contains("Next: 2.1 Gate"))
    await pass(House.gate)
    #expect(await call().contains("Next: 1.2 Door"))
    await pass(House.door)
    #expect(await call().contains("All exercises passed."))
  }

  @Test func `a pass names the next exercise on the road`() async {
    house.write(house.solution(of: House.lamp), to: House.lamp.answerPath())
    house.runner.say(.of(House.lamp, .passed))
    #expect(await call("check", "Lamp").contains("Next:    2.1 Gate, Exercises/02-Garden/Gate"))
  }

  @Test func `the overview counts the exercises on the road, and marks the others`() async {
    await pass(House.lamp)
    await pass(House.gate)
    let text = await call()
    #expect(text.contains("] 2 of 2 core exercises passed, 0 of 1 others"))
    #expect(text.contains("○ 1.2 Door  unfinished (more practice)"))
  }

  @Test func `the list can show one part of the road`() async {
    #expect(
      await call("list", "--road", "practice")
        == "○ 1.2  Door  unfinished (more practice)  Exercises/01-House/Door.swift:5")
  }

  @Test func `about half of the book's exercises are on the road, in each chapter some`() {
    let all = TableOfContents.chapters.flatMap(\.exercises)
    let core = all.filter { $0.road == .core }
    #expect((40...50).contains(core.count))
    for chapter in TableOfContents.chapters {
      #expect(chapter.exercises.contains { $0.road == .core }, "\(chapter.folder)")
    }
    #expect(all.allSatisfy { !$0.isOptional || $0.road == .deeper })
  }
}
