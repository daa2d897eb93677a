import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct ProgressFileTests {
  let house = House()
  private let path = ".workbook/state.json"

  @Test func `saved progress can be read again`() throws {
    let file = house.session().progressFile
    try file.update { $0[House.lamp].hintsShown = 2 }
    try file.update { $0[House.door].hintsShown = 1 }
    #expect(file.read().saved[House.lamp].hintsShown == 2)
    #expect(file.read().saved[House.door].hintsShown == 1)
    #expect(house.files(below: ".workbook") == ["state.json", "state.lock"])
  }

  @Test func `changes that are made at the same time are all saved`() {
    let file = house.session().progressFile
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<25 {
        #expect(throws: Never.self) {
          try file.update { $0[House.lamp].hintsShown = ($0[House.lamp].hintsShown ?? 0) + 1 }
        }
      }
    }
    #expect(file.read().saved[House.lamp].hintsShown == 200)
  }

  @Test(arguments: ["", "{", "[]", "{\"version\": 7, \"exercises\": {}}"])
  func `a progress file that can't be read is renamed, and the command continues`(
    content: String
  ) async {
    house.write(content, to: path)
    let text = await house.call("list")
    #expect(text.hasPrefix("○ 1.1  Lamp"))
    #expect(text.contains("The progress saved in .workbook/state.json can't be read."))
    #expect(house.read(path) == nil)
    let aside = house.files(below: ".workbook")
    #expect(aside.count == 1)
    #expect(aside.first.flatMap { house.read(".workbook/\($0)") } == content)
    #expect(await house.call("list").contains("can't be read") == false)
  }

  @Test func `an unknown field from a later version of the progress file is ignored`() {
    house.write(
      """
      {"version": 1, "new": 1, "exercises": {"Lamp": {"hintsShown": 2, "newer": {}}, "Gone": {}}}
      """, to: path)
    #expect(house.session().progressFile.read().saved[House.lamp].hintsShown == 2)
    #expect(house.session().progressFile.read().warning == nil)
  }

  @Test func `the progress file can be deleted safely`() async throws {
    house.runner.say(.of(.passed))
    await house.call("check", "lamp")
    try FileManager.default.removeItem(at: house.package.url(".workbook"))
    #expect(await house.call("list", "--state", "passed").hasPrefix("No exercises match."))
    await house.call("check", "lamp")
    #expect(await house.call("list", "--state", "passed").hasPrefix("✔ 1.1  Lamp  passed"))
  }

  @Test func `if progress can't be saved, the result is still shown`() async {
    // A file where the folder should be makes writing fail.
    house.write("in the way", to: ".workbook")
    house.runner.say(.of(.passed, [.named("it is on", .passed)]))
    let text = await house.call("check", "lamp", width: 400)
    #expect(text.contains("The test passed."))
    #expect(text.contains("your progress isn't saved."))
    #expect(await house.call("hint", "lamp").contains("What is a lamp?"))
  }

  @Test
  func `the result of a check isn't saved if the answer was edited during the check`() async throws
  {
    var session = house.session()
    let runner = EditingRunner(house: house)
    session.makeRunner = { _ in runner }
    _ = try await Check(exercise: House.lamp, session: session).run()
    #expect(session.progress()[House.lamp].state == .edited)
  }

  private struct EditingRunner: Runner {
    let house: House

    func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
      house.write("// edited\n", to: exercise.answerPath())
      return .of(.passed)
    }
  }

  @Test func `files with equal contents have equal digests`() {
    #expect(ContentHash.digest(of: Data("a".utf8)) == ContentHash.digest(of: Data("a".utf8)))
    #expect(ContentHash.digest(of: Data("a".utf8)) != ContentHash.digest(of: Data("b".utf8)))
  }
}
