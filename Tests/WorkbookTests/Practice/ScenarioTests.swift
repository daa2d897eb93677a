import Testing

@testable import WorkbookPractice

@Suite("Scenarios")
struct ScenarioTests {
  @Test(arguments: Topic.allCases)
  func `print`(_ topic: Topic) {
    for level in 1...3 {
      let s = Scenario(seed: 7, topic: topic, level: level)
      Swift.print("=== \(topic) \(level)\n\(s.program.source)")
      for (tap, update) in zip(["launch"] + s.taps, s.predictions) {
        Swift.print(
          "--", tap, update.runs.map { "\($0.view) \($0.causes)" }, "skip", update.skips,
          update.topics.map(\.rawValue))
      }
    }
  }
}
