import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct OverviewTests {
  let house = House()

  @Test func `the first call to the tool welcomes the student and says where to start`() async {
    #expect(
      await house.call() == """
        [░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░] 0 of 3 exercises passed

        1 A house   0/2
          ○ 1.1 Lamp  unfinished
          ○ 1.2 Door  unfinished
        2 A garden  0/1

        Welcome. Each exercise is a file with a hole in it, marked by a call to
        unfinished, and a suite of tests that passes when your answer is correct.
        Failing first is part of learning: each failure shows what was on the screen and
        why.

        Next: 1.1 Lamp
          Keep the light on.

          Read   Chapters/01-House.md   swift run workbook read 1
          Open   Exercises/01-House/Lamp.swift:5
          Check  swift run workbook check
          Watch  swift run workbook watch

          Say whether the light is on.
        """)
  }

  /// Shows the overview, and returns the arguments of the processes that it starts.
  private func backgroundStarts(isTerminal: Bool = true) async -> [[String]] {
    let starts = Mutex([[String]]())
    var session = house.session(isTerminal: isTerminal)
    session.startInBackground = { arguments in starts.withLock { $0.append(arguments) } }
    house.transcript.clear()
    _ = await Tool.workbook.run([], in: session)
    return starts.withLock(\.self)
  }

  @Test func `the first overview starts to prepare the first check in the background`() async {
    #expect(await backgroundStarts() == [["prepare"]])
    #expect(
      house.transcript.lines.last
        == "Meanwhile, the workbook prepares your first check in the background.")
    #expect(await house.call("prepare") == "")
    #expect(house.runner.preparations == 1)
  }

  @Test func `the overview starts no build if the kit is built, or outside a terminal`() async {
    #expect(await backgroundStarts(isTerminal: false) == [])
    house.write("", to: ".workbook/build/kit-1/recipe.json")
    #expect(await backgroundStarts() == [])
    #expect(house.transcript.lines.last != nil)
  }

  @Test func `the overview shows the last verdict and which exercises passed or failed`() async {
    house.runner.say(.of(.passed, [.named("it is on", .passed)]))
    await house.call("check")
    house.write(house.solution(of: House.door), to: House.door.answerPath())
    house.runner.say(
      .of(House.door, .failed, [.named("it opens", .failed), .named("it closes", .passed)]))
    await house.call("check")
    #expect(
      await house.call() == """
        [██████████░░░░░░░░░░░░░░░░░░░░] 1 of 3 exercises passed

        1 A house   1/2
          ✔ 1.1 Lamp  passed
          ✘ 1.2 Door  failed
        2 A garden  0/1

        Last check: Door failed: 1 passed, 1 failed.

        Next: 1.2 Door
          Open and close.

          Read   Chapters/01-House.md   swift run workbook read 1
          Edit   Exercises/01-House/Door.swift
          Check  swift run workbook check
          Watch  swift run workbook watch

          Say whether the light is on.
        """)
  }

  @Test func `each task in the stub is shown until the exercise passes`() async {
    house.write(
      "unfinished(\"Turn it on.\")\nunfinished(\"Turn it off.\")\n",
      to: House.lamp.answerPath(in: ".stubs"))
    house.write(house.solution(of: House.lamp), to: House.lamp.answerPath())
    house.runner.say(.of(.failed, [.named("it is on", .failed)]))
    #expect(await house.call().hasSuffix("\n\n  Turn it on.\n\n  Turn it off."))
    house.runner.say(.of(.passed, [.named("it is on", .passed)]))
    #expect(await !house.call("check").contains("Turn it on."))
    #expect(await !house.call().contains("Turn it on."))
  }

  @Test func `if the stub is missing, the answer's tasks are shown`() async throws {
    try FileManager.default.removeItem(at: house.package.url(".stubs"))
    #expect(await house.call().hasSuffix("\n\n  Say whether the light is on."))
  }

  @Test
  func `an answer that was edited after it passed is shown as stale unless it has a hole`() async {
    let solution = house.solution(of: House.lamp)
    let answer = House.lamp.answerPath()
    house.write(solution, to: answer)
    house.runner.say(.of(.passed))
    await house.call("check")
    #expect(house.session().progress()[House.lamp].state == .passed)
    #expect(house.session().passedExercises == ["Lamp"])
    house.write("// new\n", to: answer)
    #expect(house.session().passedExercises == [])
    #expect(house.session().progress()[House.lamp].state == .stale)
    house.write(house.stub(of: House.lamp), to: answer)
    #expect(house.session().progress()[House.lamp].state == .unfinished)
    house.write(solution, to: answer)
    #expect(house.session().progress()[House.lamp].state == .passed)
    house.write("// another suite\n", to: House.lamp.suitePath)
    #expect(house.session().progress()[House.lamp].state == .stale)
  }

  @Test func `an answer without holes that was never checked is shown as edited`() {
    house.write(house.solution(of: House.lamp), to: House.lamp.answerPath())
    #expect(house.session().progress()[House.lamp].state == .edited)
  }

  @Test func `the overview names a missing answer as the next problem to fix`() async throws {
    try FileManager.default.removeItem(at: house.package.url(House.lamp.answerPath()))
    let text = await house.call(width: 200)
    #expect(text.contains("  ? 1.1 Lamp  the file is missing"))
    #expect(
      text.contains("Restore Exercises/01-House/Lamp.swift   swift run workbook reset Lamp"))
  }

  @Test func `the overview says when all exercises have passed`() async {
    for exercise in House.chapters.flatMap(\.exercises) {
      house.runner.say(.of(exercise, .passed))
      await house.call("check")
    }
    let text = await house.call()
    #expect(text.hasPrefix("[██████████████████████████████] 3 of 3 exercises passed"))
    #expect(text.hasSuffix("All exercises passed. Well done!"))
    #expect(await house.call("check").hasPrefix("All exercises passed."))
  }

  @Test func `the list of exercises can be filtered by state and chapter`() async {
    house.runner.say(.of(.passed))
    await house.call("check")
    #expect(
      await house.call("list") == """
        ✔ 1.1  Lamp  passed      Exercises/01-House/Lamp.swift:5
        ○ 1.2  Door  unfinished  Exercises/01-House/Door.swift:5
        ○ 2.1  Gate  unfinished  Exercises/02-Garden/Gate.swift:5
        """)
    #expect(
      await house.call("list", "--state", "passed")
        == "✔ 1.1  Lamp  passed  Exercises/01-House/Lamp.swift:5")
    #expect(
      await house.call("list", "--chapter", "garden", width: 40)
        == "○ 2.1  Gate  02-Garden/Gate.swift:5")
    #expect(
      await house.call("list", "LIGHT") == "✔ 1.1  Lamp  passed  Exercises/01-House/Lamp.swift:5")
    #expect(
      await house.call("list", "--state", "stale")
        == "No exercises match. To list all exercises: swift run workbook list")
  }

  @Test func `the list and the overview are available as JSON`() async throws {
    let list = try JSONSerialization.jsonObject(
      with: Data(await house.call("list", "--json").utf8))
    let states = (list as? [[String: Any]])?.map { $0["state"] as? String }
    #expect(states == ["unfinished", "unfinished", "unfinished"])
    let overview = try JSONSerialization.jsonObject(with: Data(await house.call("--json").utf8))
    let next = (overview as? [String: Any])?["next"] as? [String: Any]
    #expect(next?["name"] as? String == "Lamp")
    #expect(next?["line"] as? Int == 5)
  }
}
