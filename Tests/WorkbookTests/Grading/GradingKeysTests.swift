import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct GradingKeysTests {
  @Test(arguments: GradingKeys.graderFolders)
  func `the source folders that results depend on exist`(folder: String) throws {
    #expect(throws: Never.self) { try swiftFiles(in: folder, of: WorkbookSources.package) }
  }

  /// Returns an exercise that differs from ``House/lamp`` in some of its properties.
  private static func lamp(
    goal: String = House.lamp.goal, hints: [String] = House.lamp.hints,
    ownFunctions: [String] = [], kind: Exercise.Kind = .program
  ) -> Exercise {
    Exercise(
      chapter: House.lamp.chapter, number: House.lamp.number, name: House.lamp.name, goal: goal,
      points: House.lamp.points, hints: hints, ownFunctions: ownFunctions, kind: kind)
  }

  @Test(arguments: [
    lamp(goal: "Turn it on."), lamp(hints: []), lamp(ownFunctions: ["remove"]), lamp(kind: .test),
  ])
  func `an answer is graded again after any change to its exercise`(exercise: Exercise) throws {
    let house = Classroom().house
    for path in [exercise.stubPath, exercise.answerPath(in: "Solutions")] {
      house.write(house.solution(of: House.lamp), to: path)
    }
    func key(of exercise: Exercise) throws -> String {
      try GradingKeys([exercise], in: house.package, toolchain: "", options: RunnerOptions())
        .key(of: Data("on".utf8), for: exercise)
    }
    #expect(try key(of: Self.lamp()) == key(of: Self.lamp()))
    #expect(try key(of: Self.lamp()) != key(of: exercise))
  }

  @Test func `an answer is graded again after a change to the withheld part of its suite`() throws {
    let house = Classroom().house
    func key(withholding test: String) throws -> String {
      house.write(
        "struct LampTests {}\n\n\(SuiteText.withheldMark)\n\(test)\n", to: House.lamp.suitePath)
      return try GradingKeys(
        [House.lamp], in: house.package, toolchain: "", options: RunnerOptions()
      ).key(of: Data("on".utf8), for: House.lamp)
    }
    #expect(try key(withholding: "one") == key(withholding: "one"))
    #expect(try key(withholding: "one") != key(withholding: "two"))
  }

  @Test func `a copied workbook has a separate cache for headers`() {
    let paths = ["/a/workbook", "/a/copy"].map { path in
      WorkbookPackage(root: URL(filePath: path)).headerCache.path
    }
    #expect(paths[0].hasPrefix("/a/workbook/.workbook/build/headers-"))
    #expect(paths[1].hasPrefix("/a/copy/.workbook/build/headers-"))
    #expect(paths[0].suffix(16) != paths[1].suffix(16))
    #expect(
      WorkbookPackage.headerCache(in: URL(filePath: "/a/copy/.workbook/build/")).path == paths[1])
  }
}
