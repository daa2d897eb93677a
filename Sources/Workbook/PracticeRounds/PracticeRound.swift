import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice
import WorkbookStudent

/// A round of practice: programs whose events a student predicts.
struct PracticeRound {
  /// A program with what the kit did when it ran.
  struct Recorded: Sendable {
    let scenario: Scenario
    let updates: [RecordedUpdate]
  }

  /// The input from which a program is generated.
  struct Plan: Sendable {
    let topic: Topic
    /// The number of rules that the program combines.
    let level: Int
    let seed: UInt64
  }

  /// The student has quit.
  private struct Quit: Error {}

  let session: Session
  /// Whether the terminal can redraw lines.
  let isInteractive: Bool
  /// Waits for the next key. Returns `nil` at the end of the input.
  let nextKey: () -> WatchKey?

  private var page: PracticePage { PracticePage(console: session.console) }
  private var console: Console { session.console }

  /// The topics that were answered wrong.
  private var missed: [Topic] = []

  init(session: Session, isInteractive: Bool, nextKey: @escaping () -> WatchKey?) {
    self.session = session
    self.isInteractive = isInteractive
    self.nextKey = nextKey
  }

  /// Asks about programs, one after another. While a student thinks, the next program is compiled.
  ///
  /// - Parameters:
  ///   - plans: The inputs from which the programs are generated.
  ///   - record: A function that makes a program and runs it on the kit.
  mutating func run(
    _ plans: [Plan], record: @escaping @Sendable (Plan) async throws -> Recorded
  ) async throws -> ExitCode {
    func start(_ index: Int) -> Task<Recorded, any Error> {
      Task { try await record(plans[index]) }
    }
    var next = start(0)
    for index in plans.indices {
      let recorded = try await next.value
      if index + 1 < plans.count { next = start(index + 1) }
      do {
        try ask(recorded, number: index + 1, of: plans.count)
      } catch is Quit {
        next.cancel()
        console.print(["", "Until next time."])
        return .done
      }
    }
    console.print(closing)
    return .done
  }

  /// Asks about the events of a program, and records how they were answered.
  private mutating func ask(_ recorded: Recorded, number: Int, of count: Int) throws {
    let scenario = recorded.scenario
    console.print([
      "",
      console.styled("Program \(number) of \(count): \(scenario.topic.title)", .bold)
        + console.styled("  (seed \(scenario.seed))", .dim), "",
    ])
    console.print(page.program(scenario))
    var wrong: Set<Topic> = []
    for (index, question) in scenario.questions.enumerated() {
      console.print(page.screen(recorded.updates[index].outline))
      let chosen = try choices(for: question)
      // The question about the reason says which body ran.
      console.print(page.result(question.parts, chosen: chosen))
      let reason = try question.why.map { try choice(for: $0) }
      if let why = question.why, let reason { console.print(page.result(why, chosen: reason)) }
      console.print(page.story(of: question, recorded.updates[index + 1], in: scenario))
      let isWrong =
        chosen != question.parts.map(\.answer)
        || (question.why.map { $0.answer != reason } ?? false)
      guard isWrong else { continue }
      let rule = scenario.rule(for: question)
      console.print(page.rule(rule))
      wrong.insert(rule)
    }
    for topic in Topic.allCases where wrong.contains(topic) || topic == scenario.topic {
      remember(topic, isRight: !wrong.contains(topic))
    }
  }

  private mutating func remember(_ topic: Topic, isRight: Bool) {
    if !isRight, !missed.contains(topic) { missed.append(topic) }
    session.saveProgress { [now = session.now()] saved in
      saved.changePractice { $0.record(topic, isRight: isRight, at: now) }
    }
  }

  /// Lets the student choose the fate of each body.
  private func choices(for question: Question) throws -> [Fate] {
    console.print(page.question(question))
    var chosen = question.parts.map { _ in 0 }
    draw(question.parts, chosen, again: false)
    while true {
      switch try key() {
      case .enter:
        if !isInteractive { console.print([""] + page.parts(question.parts, chosen: chosen)) }
        return zip(question.parts, chosen).map { $0.choices[$1] }
      case .character("?"):
        console.print(page.help + [""])
        draw(question.parts, chosen, again: false)
      case .character(let character):
        guard let digit = character.wholeNumberValue, question.parts.indices.contains(digit - 1)
        else { continue }
        chosen[digit - 1] = (chosen[digit - 1] + 1) % question.parts[digit - 1].choices.count
        draw(question.parts, chosen, again: true)
      default: continue
      }
    }
  }

  /// Draws the choices, in place of the earlier ones if the terminal can do that.
  private func draw(_ parts: [Question.Part], _ chosen: [Int], again: Bool) {
    guard isInteractive || !again else { return }
    let lines = page.parts(parts, chosen: chosen) + page.partKeys
    if again { console.put("\u{1B}[\(lines.count)A\u{1B}[J") }
    console.print(lines)
  }

  /// Lets the student choose a reason.
  private func choice(for why: Question.Why) throws -> Int {
    console.print(page.why(why))
    while true {
      guard case .character(let character) = try key(), let digit = character.wholeNumberValue,
        why.choices.indices.contains(digit - 1)
      else { continue }
      return digit - 1
    }
  }

  private func key() throws -> WatchKey {
    guard let key = nextKey(), key != .character("q"), key != .escape else { throw Quit() }
    return key
  }

  /// The end of a round, which says what to read again.
  private var closing: [String] {
    guard !missed.isEmpty else {
      return [""] + console.wrapped("That's the end of the round. You got everything right.")
    }
    var sections: [String] = []
    for topic in missed {
      let section = "“\(topic.section.title)” (chapter \(topic.chapter))"
      if !sections.contains(section) { sections.append(section) }
    }
    return [""]
      + console.wrapped("That's the end of the round. Before the next one, reread:")
      + sections.flatMap { console.wrapped($0, indent: "  ") }
      + console.wrapped("What you missed comes back tomorrow.")
  }
}
