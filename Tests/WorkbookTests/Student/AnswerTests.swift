import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct AnswerTests {
  let house = House()
  private let path = House.lamp.answerPath()

  @Test func `the solution is shown only after the exercise has passed`() async {
    #expect(
      await house.call("solution", "lamp") == """
        Lamp hasn't passed yet. A hint may help: swift run workbook hint Lamp. To see
        the solution now: swift run workbook solution Lamp --reveal
        """)
    #expect(await house.exitCode("solution", "lamp") == .notYet)
    house.runner.say(.of(.passed))
    await house.call("check", "lamp")
    #expect(await house.call("solution").hasPrefix("Solutions/01-House/Lamp.swift\n\n// A lamp"))
    #expect(await house.exitCode("solution", "lamp") == .done)
  }

  @Test func `the solution is shown with its differences from the answer`() async {
    #expect(
      await house.call("solution", "lamp", "--reveal") == """
        Solutions/01-House/Lamp.swift

        // A lamp in the hall.

        struct Lamp {
          var light: String {
            "on"
          }
        }

        From your answer to the solution:

        @@ -2,6 +2,6 @@

         struct Lamp {
           var light: String {
        -    unfinished("Say whether the light is on.", placeholder: "")
        +    "on"
           }
         }
        """)
    house.write(house.solution(of: House.lamp), to: path)
    #expect(
      await house.call("solution", "lamp", "--reveal")
        .hasSuffix("Your answer is identical."))
  }

  @Test func `if no exercise was checked, the solution command requires a name`()
    async
  {
    #expect(
      await house.call("solution") == """
        Missing argument NAME. You haven't checked an exercise yet. Try:
        swift run workbook solution --help
        """)
  }

  @Test func `a difference from the solution is shown with the lines around it`() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "line three\n").replacing("line 17\n", with: "")
    let diff = LineDiff(from: old, to: new)
    #expect(
      diff.unified(context: 1, console: house.transcript.console()) == [
        "@@ -2,3 +2,3 @@", " line 2", "-line 3", "+line three", " line 4", "@@ -16,3 +16,2 @@",
        " line 16", "-line 17", " line 18",
      ])
    #expect(LineDiff(from: old, to: old).isEmpty)
    #expect(
      LineDiff(from: "", to: "a\n").unified(console: house.transcript.console())
        == ["@@ -0,0 +1,1 @@", "+a"])
  }

  @Test func `the reset command restores the stub and backs up the answer`() async {
    house.write("// mine\n", to: path)
    #expect(
      await house.call("reset", "lamp") == """
        Exercises/01-House/Lamp.swift contains the stub again.
        Your previous answer: .workbook/backups/2027-01-15-080000/Exercises/01-House/Lamp.swift
        To restore that answer: swift run workbook reset Lamp --restore
        """)
    #expect(house.read(path) == house.stub(of: House.lamp))
    #expect(house.read(".workbook/backups/2027-01-15-080000/\(path)") == "// mine\n")
    #expect(
      await house.call("reset", "lamp")
        == "Exercises/01-House/Lamp.swift already contains the stub.")
  }

  @Test func `restoring an answer backs up the file that is replaced`() async {
    house.write("// first\n", to: path)
    await house.call("reset", "lamp")
    house.write("// second\n", to: path)
    await house.call("reset", "lamp")
    #expect(
      await house.call("reset", "lamp", "--backups") == "2027-01-15-080000-2\n2027-01-15-080000")
    await house.call("reset", "lamp", "--restore")
    #expect(house.read(path) == "// second\n")
    await house.call("reset", "lamp", "2027-01-15-080000", "--restore")
    #expect(house.read(path) == "// first\n")
    #expect(house.files(below: ".workbook/backups").count == 4)
  }

  @Test func `an answer can't be restored from a backup that doesn't exist`() async {
    #expect(await house.call("reset", "lamp", "--restore") == "There is no backup of Lamp.")
    house.write("// first\n", to: path)
    await house.call("reset", "lamp")
    #expect(
      await house.call("reset", "lamp", "2027-01-15-080001", "--restore")
        == "There is no backup \"2027-01-15-080001\". Did you mean 2027-01-15-080000?")
    #expect(await house.exitCode("reset", "lamp", "2027") == .wrongUse)
  }

  @Test func `the reset command restores a missing answer`() async throws {
    try FileManager.default.removeItem(at: house.package.url(path))
    #expect(
      await house.call("reset", "lamp") == "Exercises/01-House/Lamp.swift contains the stub again.")
    #expect(house.read(path) == house.stub(of: House.lamp))
  }

  @Test func `the reset command changes nothing if the stub is missing`() async throws {
    house.write("// mine\n", to: path)
    try FileManager.default.removeItem(at: house.package.url(".stubs"))
    #expect(await house.exitCode("reset", "lamp") == .brokenSetUp)
    #expect(house.read(path) == "// mine\n")
  }
}
