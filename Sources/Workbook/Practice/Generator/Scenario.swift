import WorkbookCore

/// A program and the events that a round of questions is about.
package struct Scenario: Sendable {
  /// The seed and the topic from which the same scenario can be made again.
  package let seed: UInt64
  package let topic: Topic
  /// The number of rules that the program combines, from 1 to 3.
  package let level: Int
  package let program: Program
  /// The titles of the controls that are tapped, in order.
  package let taps: [String]
  /// The predictions of the rules: the first frame, followed by an update for each tap.
  package let predictions: [ProgramUpdate]

  /// The range of the number of lines in a program.
  static let lineLimits = 15...45
  /// The range of the number of events.
  static let eventCounts = 3...5

  /// Makes the scenario of a seed.
  ///
  /// Some programs can't be used, because they're too long or too plain. Then the next program in the
  /// sequence of the seed's choices is taken.
  ///
  /// - Parameters:
  ///   - seed: The seed. The same seed, topic, level, and number of events make the same scenario.
  ///   - topic: The rule that decides at least two of the events.
  ///   - level: The number of rules that the program combines, from 1 to 3.
  ///   - eventCount: The number of events, or `nil` for three to five of them.
  ///   - topics: The rules that the program can combine with the topic's, or `nil` for those of the
  ///     same chapter and of earlier ones.
  package init(
    seed: UInt64, topic: Topic, level: Int, eventCount: Int? = nil,
    combining topics: [Topic]? = nil
  ) {
    let topics =
      topics ?? Topic.allCases.filter { $0.section.chapter <= topic.section.chapter }
    var dice = Dice(seed: seed, for: "\(topic.rawValue) \(level)")
    while true {
      let own = Dice(seed: dice.next())
      if let made = Self.attempt(own, topic, level, eventCount, topics) {
        (self.seed, self.topic, self.level) = (seed, topic, level)
        (program, taps, predictions) = made
        return
      }
    }
  }

  private static func attempt(
    _ dice: Dice, _ topic: Topic, _ level: Int, _ eventCount: Int?, _ topics: [Topic]
  ) -> (Program, [String], [ProgramUpdate])? {
    var builder = ProgramBuilder(dice: dice)
    builder.addPart(for: topic)
    if topic == .environment, level == 1 { _ = builder.rootNumber() }
    // An environment value takes so many lines that only one other part fits.
    var others = topics.filter { $0 != .environment && canCombine($0, topic) }
    for _ in 1..<(topic == .environment ? min(level, 2) : level)
    where builder.hasNames && !others.isEmpty {
      let other = builder.dice.one(of: others)
      // A program has at most one list.
      others.removeAll { !canCombine($0, other) }
      builder.addPart(for: other)
    }
    if level < 3, builder.hasNames { builder.addScenery() }
    let program = builder.finished()
    let lines = program.source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    guard lineLimits.contains(lines) else { return nil }
    guard let (taps, predictions) = events(eventCount, in: program, topic, &builder.dice) else {
      return nil
    }
    return (program, taps, predictions)
  }

  /// Returns whether a program can have parts about two topics.
  private static func canCombine(_ one: Topic, _ other: Topic) -> Bool {
    let both: Set = [one, other]
    // A question about two updates is clear only if there's one view of each type. Besides, a task and an
    // environment value take too many lines.
    let isCrowded = both.contains(.tasks) && !both.isDisjoint(with: [.rows, .environment])
    return one != other && !isCrowded
  }

  /// Chooses events of which at least two, and the second one, are decided by the topic's rule.
  private static func events(
    _ eventCount: Int?, in program: Program, _ topic: Topic, _ dice: inout Dice
  ) -> ([String], [ProgramUpdate])? {
    var run = ProgramRun(program)
    guard Set(run.controls).count == run.controls.count, !run.isBroken else { return nil }
    var taps: [String] = []
    var predictions = [run.update]
    let count = eventCount ?? eventCounts.lowerBound + dice.below(eventCounts.count)
    while taps.count < count {
      let controls = run.controls
      guard !controls.isEmpty, Set(controls).count == controls.count else { return nil }
      // The same control again seldom has anything new to tell, and a third time it never does.
      let others = controls.filter { $0 != taps.last }
      let again = controls.filter { taps.suffix(2) != [$0, $0] }
      let choices = others.isEmpty || dice.once(in: 8) ? again : others
      guard !choices.isEmpty else { return nil }
      let title = dice.one(of: choices)
      let update = run.tap(title)
      if run.isBroken { return nil }
      taps.append(title)
      predictions.append(update)
    }
    if topic == .tasks, predictions.dropFirst().count(where: { $0.updateCount > 1 }) < 2 {
      return nil
    }
    let decided = predictions.dropFirst().count { $0.topics.contains(topic) }
    let distinct = Set(predictions.dropFirst().map(\.bodies))
    // At most one event may repeat another one.
    let events = Set(zip(taps, predictions.dropFirst()).map { "\($0) \($1.bodies)" })
    guard decided >= 2, distinct.count >= 2, events.count >= taps.count - 1 else { return nil }
    return (taps, predictions)
  }
}

extension ProgramUpdate {
  /// The bodies that run and the bodies that are skipped, as one string.
  fileprivate var bodies: String {
    (runs.map { "+\($0.view)" }.sorted() + skips.map { "-\($0)" }.sorted()).joined()
  }
}

extension Scenario {
  /// The number of events that each rule decides.
  package var decidedEvents: [Topic: Int] {
    predictions.dropFirst().reduce(into: [:]) { counts, update in
      for topic in update.topics { counts[topic, default: 0] += 1 }
    }
  }
}
