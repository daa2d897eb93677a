import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice
import WorkbookStudent

extension Command {
  private static let seed = Option<Int>(
    "seed", count: "N",
    "Generate the programs from this seed. The same seed, topic, and level give the same programs.")
  private static let questions = Option<Int>(
    "programs", count: "N", "The number of programs in the round (default: 5).")
  private static let topics = Flag("topics", "List the topics and how well you know each.")

  /// The command for practice with generated programs.
  package static let practice = Command(
    .practice,
    operands: ["[TOPIC]"],
    discussion: """
      The workbook writes a small program, shows its screen, and names a control that you tap. You \
      predict which bodies run, which are skipped, and why. Then you see the story that the kit recorded \
      when it ran the program. Rules that you get wrong come back the next day. Rules that you get right \
      come back after three days, then after a week, and then after three weeks.

      The topics are \(Topic.allCases.map(\.rawValue).joined(separator: ", ")).
      """,
    options: [seed, questions, topics, Flag.json],
    examples: [
      .init("practice", "Practice what's due, or something new."),
      .init("practice bindings", "Practice one topic."),
      .init("practice bindings --seed 7", "Repeat the programs of a seed."),
      .init("practice --topics", "See how you're doing."),
    ]
  ) { arguments, session in
    let record = session.savedProgress().practice ?? PracticeRecord()
    let now = session.now()
    if arguments[topics] {
      session.console.print(
        PracticePage(console: session.console).table(record) {
          record[$0].map { $0.due <= now } ?? false
        } days: { topic in
          Int((record[topic]!.due.timeIntervalSince(now) / (24 * 60 * 60)).rounded(.up))
        })
      return .done
    }
    let named = try arguments.operands.first.map(topic)
    let count = arguments[questions] ?? 5
    guard (1...100).contains(count) else {
      throw UsageError("--programs is \(count). Pass a number from 1 to 100.")
    }
    let topics =
      named.map { Array(repeating: $0, count: count) }
      ?? record.round(of: count, reached: session.reachedChapters, at: now)
    let first =
      arguments[seed].map { UInt64(bitPattern: Int64($0)) } ?? UInt64.random(in: 1...999_999)
    // A program that can't be asked is replaced by that of the next seed.
    let plans = topics.enumerated().map { index, topic in
      PracticeRound.Plan(
        topic: topic, level: record[topic]?.level ?? 1, seed: first &+ UInt64(index) &* 1000)
    }
    if arguments[.json] { return try await printJSON(plans, in: session) }
    let isTerminal = session.console.isTerminal
    let rawMode = isTerminal ? RawMode(session.keyboard) : nil
    defer { rawMode?.end() }
    let keys = KeyReader(session.keyboard)
    var round = PracticeRound(
      session: session, isInteractive: rawMode != nil, nextKey: keys.next)
    return try await round.run(plans, record: session.recordScenario)
  }

  private static func topic(named name: String) throws -> Topic {
    if let topic = Topic(rawValue: name.lowercased()) { return topic }
    let names = Topic.allCases.map(\.rawValue)
    throw UsageError.unknown(
      "topic", name, among: names, listing: "The topics are \(names.joined(separator: ", ")).")
  }

  /// Prints the programs of a round, with their questions and answers, for other programs.
  private static func printJSON(
    _ plans: [PracticeRound.Plan], in session: Session
  ) async throws -> ExitCode {
    var records: [PracticeJSON] = []
    for plan in plans { records.append(PracticeJSON(try await session.recordScenario(plan))) }
    try session.console.print(json: records)
    return .done
  }
}

/// A program with its questions, as JSON.
private struct PracticeJSON: Encodable {
  struct Event: Encodable {
    let screen: String
    let tap: String
    let views: [View]
    let question: String?
    let reasons: [String]?
    /// The index of the right reason.
    let reason: Int?
    let story: String
    let rule: String
  }

  struct View: Encodable {
    let name: String
    let count: Int
    let choices: [String]
    /// The index of the correct choice.
    let choice: Int
    let runs: Int
    let skips: Int

    init(_ part: Question.Part) {
      (name, count) = (part.view, part.count)
      choices = part.choices.map { $0.words(of: part.count) }
      choice = part.choices.firstIndex(of: part.answer) ?? 0
      (runs, skips) = (part.answer.runs, part.answer.skips)
    }
  }

  let topic: String
  let level: Int
  let seed: UInt64
  let source: String
  let events: [Event]

  init(_ recorded: PracticeRound.Recorded) {
    let scenario = recorded.scenario
    topic = scenario.topic.rawValue
    level = scenario.level
    seed = scenario.seed
    source = scenario.source
    events = scenario.questions.enumerated().map { index, question in
      Event(
        screen: recorded.updates[index].outline, tap: question.tap,
        views: question.parts.map(View.init), question: question.why?.question,
        reasons: question.why?.choices, reason: question.why?.answer,
        story: recorded.updates[index + 1].storyWithLines,
        rule: scenario.rule(for: question).rule)
    }
  }
}

/// A reader of single keys, from a terminal or a pipe.
private final class KeyReader {
  private let device: TerminalDevice
  private var pending: [WatchKey] = []

  init(_ device: TerminalDevice) { self.device = device }

  /// Waits for the next key. Returns `nil` at the end of the input, or if the task is canceled.
  func next() -> WatchKey? {
    while pending.isEmpty {
      if Task.isCancelled { return nil }
      guard let input = device.key(within: 100) else { continue }
      if input.isEmpty { return nil }
      pending = WatchKey.keys(in: input)
    }
    return pending.removeFirst()
  }
}

extension Session {
  /// Makes a program and runs it on the kit.
  ///
  /// If the rules and the kit disagree about a program, the next seed's program replaces it.
  @Sendable
  func recordScenario(_ plan: PracticeRound.Plan) async throws -> PracticeRound.Recorded {
    for attempt in 0..<UInt64(5) {
      let scenario = Scenario(
        seed: plan.seed &+ attempt, topic: plan.topic, level: plan.level)
      let output = try await runProgram(scenario.generatedProgram)
      if let updates = scenario.updates(in: output), scenario.disagreement(with: updates) == nil {
        return PracticeRound.Recorded(scenario: scenario, updates: updates)
      }
    }
    throw SetUpError(
      "In the generated programs, the kit doesn't follow the book's rules. If you changed the kit, "
        + "undo your changes. Otherwise, run: \(Session.call) doctor")
  }
}
