import Testing

@testable import WorkbookCore
@testable import WorkbookPractice

@Suite("Questions for practice")
struct QuestionTests {
  private static let scenarios = Topic.allCases.flatMap { topic in
    (1...9).map { Scenario(seed: UInt64($0), topic: topic, level: $0 % 3 + 1) }
  }

  @Test func `a fate is named by how often bodies run and are skipped`() {
    let fates = [
      Fate(), Fate(runs: 1), Fate(skips: 1), Fate(runs: 2), Fate(skips: 2), Fate(runs: 1, skips: 1),
    ]
    #expect(
      fates.map { $0.words(of: 1) } == [
        "isn't reached", "runs", "is skipped", "runs twice", "is skipped twice",
        "runs once, is skipped once",
      ])
    #expect(Fate(runs: 2).words(of: 2) == "both run")
    #expect(Fate(runs: 1, skips: 2).words(of: 3) == "1 runs, 2 are skipped")
  }

  @Test func `the answer about a view of a program with a task doesn't stand out`() {
    for scenario in Self.scenarios where scenario.program.hasTask {
      for question in scenario.questions {
        #expect(question.text.contains("until all tasks have ended"))
        for part in question.parts {
          #expect(part.count == 1)
          #expect(part.choices.count == 6)
        }
      }
    }
  }

  @Test func `a question says twice and only once where a task makes the difference`() {
    let questions = Set(
      (1...9).flatMap { seed in
        Scenario(seed: seed, topic: .tasks, level: 1).questions.compactMap { question in
          question.why.map { $0.question.replacing(/(of|is|isn't) \w+/) { "\($0.output.1) …" } }
        }
      })
    #expect(questions.contains("Why does the body of … run twice?"))
    #expect(questions.contains("Why does the body of … run only once?"))
  }

  @Test func `each wrong reason is right in another question`() {
    var right: Set<String> = []
    var wrong: Set<String> = []
    for scenario in Self.scenarios {
      for why in scenario.questions.compactMap(\.why) {
        for (index, choice) in why.choices.enumerated() {
          let kind = kind(choice, in: scenario.program)
          if index == why.answer { right.insert(kind) } else { wrong.insert(kind) }
        }
      }
    }
    #expect(wrong.subtracting(right) == [])
  }

  /// A sentence without the names of properties.
  private func kind(_ sentence: String, in program: Program) -> String {
    let names = Set(
      program.views.flatMap { $0.properties.map(\.name) }
        + program.classes.flatMap { $0.fields.map(\.name) })
    return sentence.replacing(/\w+/) { names.contains(String($0.output)) ? "…" : $0.output }
  }

  @Test func `most questions have a reason to choose, among three or four`() {
    let questions = Self.scenarios.flatMap(\.questions)
    let whys = questions.compactMap(\.why)
    #expect(whys.count * 100 >= questions.count * 95)
    #expect(whys.allSatisfy { (3...4).contains($0.choices.count) })
  }

  @Test func `an event seldom repeats the one before it`() {
    let taps = Self.scenarios.map(\.taps)
    let repeats = taps.map { zip($0, $0.dropFirst()).count { $0 == $1 } }.reduce(0, +)
    #expect(repeats * 10 <= taps.map(\.count).reduce(0, +))
  }
}
