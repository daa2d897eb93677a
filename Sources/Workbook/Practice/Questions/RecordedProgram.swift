import WorkbookCore

/// A program of the book's practice page, with what the kit did when it ran.
///
/// The rest of what the page shows, such as the questions, follows from the seed.
package struct RecordedProgram: Codable, Sendable, Equatable {
  package let topic: Topic
  package let level: Int
  package let seed: UInt64
  package let source: String
  /// The first frame, followed by an update for each event.
  package let updates: [RecordedUpdate]

  /// The levels of the programs about a topic, in order.
  package static let levels = [1, 1, 2, 3]

  /// Creates a record of a run. Its stories have line numbers instead of the path of the program's file.
  package init(_ scenario: Scenario, updates: [RecordedUpdate]) {
    (topic, level, seed) = (scenario.topic, scenario.level, scenario.seed)
    source = scenario.source
    self.updates = updates.map { update in
      var update = update
      update.story = update.storyWithLines
      return update
    }
  }

  /// The scenario that the program's seed makes today.
  package var scenario: Scenario { Scenario(seed: seed, topic: topic, level: level) }

  /// The rest of a sentence that says why the record is out of date, or `nil` if it isn't.
  ///
  /// The program isn't compiled. Its source is made again, and the rules predict again what it does.
  package var problem: String? {
    let scenario = scenario
    guard scenario.source == source else { return "isn't the program that its seed makes." }
    guard updates.count == scenario.taps.count + 1 else {
      return "has \(updates.count) updates, not \(scenario.taps.count + 1)."
    }
    if let disagreement = scenario.disagreement(with: updates) {
      return "isn't what the rules predict. After \(disagreement.prefix { $0 != "\n" })"
    }
    return scenario.faultyQuestion.map { "has a faulty question. After \($0)" }
  }
}
