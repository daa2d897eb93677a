import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct OptionalProgressTests {
  let house = House()
  private let chapters = [
    Chapter(
      "01-House", title: "A house", goal: "What stays when you leave.",
      [
        .init("Lamp", goal: "Keep the light on.", hints: ["1", "2", "3"]),
        .init("Door", goal: "Open and close.", isOptional: true, hints: ["1", "2", "3"]),
      ]),
    Chapter(
      "02-Garden", title: "A garden", goal: "What grows.",
      [.init("Gate", goal: "Let somebody in.", hints: ["1", "2", "3"])]),
  ]

  @discardableResult
  private func call(_ arguments: String...) async -> String {
    house.transcript.clear()
    var session = house.session(width: 80)
    session.chapters = chapters
    _ = await Tool.workbook.run(arguments, in: session)
    return house.transcript.output
  }

  private func pass(_ exercise: Exercise) async -> String {
    house.runner.say(.of(exercise, .passed))
    return await call("check", exercise.name)
  }

  @Test func `the overview and the list show optional exercises but count only the others`() async {
    let text = await call()
    #expect(text.contains("0 of 2 exercises passed\n"))
    #expect(text.contains("1 A house   0/1\n"))
    #expect(text.contains("  ○ 1.2 Door  unfinished (optional)\n"))
    #expect(await call("list").contains("○ 1.2  Door  unfinished (optional)  Exercises/"))
  }

  @Test func `the next exercise is never optional`() async {
    #expect(await pass(House.lamp).contains("Next:    2.1 Gate"))
    #expect(await call().contains("Next: 2.1 Gate"))
    #expect(await pass(House.gate).contains("That was the last exercise: all 2 exercises passed."))
  }

  @Test func `optional exercises are suggested when all others have passed`() async {
    _ = await pass(House.lamp)
    _ = await pass(House.gate)
    let text = await call()
    #expect(text.contains("2 of 2 exercises passed\n"))
    #expect(text.hasSuffix("All exercises passed. Well done!\nTo go deeper, try 1.2 Door."))
    _ = await pass(House.door)
    let end = await call()
    #expect(end.contains("2 of 2 exercises passed, 1 optional\n"))
    #expect(end.hasSuffix("All exercises passed. Well done!"))
  }

  @Test func `the JSON output counts optional exercises separately`() async throws {
    _ = await pass(House.door)
    let json = try JSONSerialization.jsonObject(with: Data(await call("--json").utf8))
    let counts = (json as? [String: Any])?.compactMapValues { $0 as? Int }
    #expect(
      counts == [
        "passed": 0, "exercises": 2, "optionalPassed": 1, "optionalExercises": 1, "dueRules": 0,
      ])
    let list = try JSONSerialization.jsonObject(with: Data(await call("list", "--json").utf8))
    let flags = (list as? [[String: Any]])?.map { $0["isOptional"] as? Bool }
    #expect(flags == [false, true, false])
  }
}
