import WorkbookCore
import WorkbookEngine
import WorkbookPractice

/// A verification of generated programs: each one compiles without a warning, has rules and a kit that
/// agree on what it does, and has questions with one right answer.
struct PracticeVerification: Sendable {
  let runProgram: GeneratedProgram.Run
  var jobs = 2

  /// Verifies programs of all topics and levels, in turn.
  ///
  /// - Parameters:
  ///   - count: The number of programs.
  ///   - firstSeed: The seed of the first program. Each next one has the next seed.
  ///   - progress: A function that receives the number of programs that are done.
  func run(
    _ count: Int, from firstSeed: UInt64, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> PracticeReport {
    var report = PracticeReport()
    var shapes: Set<String> = []
    try await withThrowingTaskGroup(of: (Scenario, String?).self) { group in
      var next = 0
      func startNext() {
        guard next < count else { return }
        let topics = Topic.allCases
        let (topic, level) = (topics[next % topics.count], next / topics.count % 3 + 1)
        let seed = firstSeed + UInt64(next)
        next += 1
        group.addTask {
          let scenario = Scenario(seed: seed, topic: topic, level: level)
          return (scenario, try await fault(in: scenario))
        }
      }
      for _ in 0..<jobs { startNext() }
      while let (scenario, reason) = try await group.next() {
        startNext()
        report.add(scenario, fault: reason)
        if !shapes.insert(scenario.shape).inserted { report.repeated += 1 }
        progress(report.programs)
      }
    }
    return report
  }

  /// Returns the reason why a program can't be used, or `nil` if it's sound.
  private func fault(in scenario: Scenario) async throws -> String? {
    do {
      let output = try await runProgram(scenario.generatedProgram)
      guard let updates = scenario.updates(in: output) else { return "It prints: \(output)" }
      return scenario.disagreement(with: updates) ?? scenario.faultyQuestion
    } catch let fault as ProgramFault {
      return fault.description
    }
  }
}

extension PracticeReport {
  fileprivate mutating func add(_ scenario: Scenario, fault: String?) {
    programs += 1
    programsByTopic[scenario.topic.rawValue, default: 0] += 1
    for (topic, count) in scenario.decidedEvents {
      decidedEvents[topic.rawValue, default: 0] += count
    }
    guard let fault else { return }
    faults.append(
      Fault(
        topic: scenario.topic.rawValue, level: scenario.level, seed: scenario.seed, reason: fault,
        source: scenario.source))
  }
}
