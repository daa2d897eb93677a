import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookPractice
@testable import WorkbookPracticeRounds
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite("Rounds of practice") struct PracticeRoundTests {
  private let house = House()

  /// A scenario with what a kit that follows the rules does.
  private func recorded(_ topic: Topic, _ level: Int, _ seed: UInt64) -> PracticeRound.Recorded {
    let scenario = Scenario(seed: seed, topic: topic, level: level)
    let updates = scenario.predictions.enumerated().map { index, update in
      RecordedUpdate(
        number: index + 1, writes: [], runs: [], skips: [], texts: update.texts,
        outline: "  the screen \(index)", story: "the story \(index)", mistakes: [])
    }
    return PracticeRound.Recorded(scenario: scenario, updates: updates)
  }

  /// Asks about one program, and answers with keys.
  @discardableResult
  private func round(_ keys: [WatchKey], width: Int = 80) async throws -> String {
    var rest = keys[...]
    house.transcript.clear()
    var round = PracticeRound(
      session: house.session(width: width), isInteractive: false, nextKey: { rest.popFirst() })
    let recorded = recorded(.bindings, 1, 7)
    _ = try await round.run([.init(topic: .bindings, level: 1, seed: 7)]) { _ in recorded }
    return house.transcript.output
  }

  /// The keys of the right answers, or of answers that are wrong in one view.
  private func keys(isRight: Bool = true) -> [WatchKey] {
    recorded(.bindings, 1, 7).scenario.questions.flatMap { question in
      var keys: [WatchKey] = []
      for (index, part) in question.parts.enumerated() {
        var times = part.choices.firstIndex(of: part.answer)!
        if !isRight, index == 0 { times += 1 }
        keys += Array(repeating: .character(Character("\(index + 1)")), count: times)
      }
      keys.append(.enter)
      if let why = question.why { keys.append(.character(Character("\(why.answer + 1)"))) }
      return keys
    }
  }

  /// Runs a command of the practice tool, and returns its output.
  private func call(_ arguments: String...) async -> String {
    house.transcript.clear()
    let tool = Tool(overview: .overview, commands: [.practice])
    _ = await tool.run(arguments, in: house.session())
    return [house.transcript.output, house.transcript.errors].joined(separator: "\n")
  }

  private var record: PracticeRecord? { house.session().savedProgress().practice }

  @Test func `right answers are praised, and the rule comes back later`() async throws {
    let text = try await round(keys())
    #expect(text.contains("Program 1 of 1: Bindings"))
    // The question about the reason says which body ran, so it comes after the verdict.
    let verdict = try #require(text.firstRange(of: "✓ All bodies are right."))
    #expect(!text[..<verdict.lowerBound].contains("Press the number of the reason"))
    #expect(text[verdict.upperBound...].contains("✓ That's the reason."))
    #expect(!text.contains("✗"))
    #expect(text.contains("That's the end of the round. You got everything right."))
    #expect(record?[.bindings]?.streak == 1)
    #expect(record?[.bindings]?.asked == 1)
  }

  @Test func `a wrong answer shows what is right, the story, and the rule with its section`()
    async throws
  {
    let text = try await round(keys(isRight: false))
    #expect(text.contains("✗"))
    #expect(text.contains("the story 1"))
    #expect(text.contains("Press the number of the reason, or q to quit."))
    #expect(text.contains("swift run workbook read"))
    #expect(text.contains("Before the next one, reread:"))
    #expect(record?[.bindings]?.right == 0)
  }

  @Test func `the question about a program with a task includes what the task causes`()
    async throws
  {
    var round = PracticeRound(
      session: house.session(), isInteractive: false, nextKey: { nil })
    house.transcript.clear()
    let recorded = recorded(.tasks, 1, 7)
    _ = try await round.run([.init(topic: .tasks, level: 1, seed: 7)]) { _ in recorded }
    let words = house.transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("Which bodies run, and which are skipped, until all tasks have ended?"))
  }

  @Test func `quitting or closing the input records nothing`() async throws {
    #expect(try await round([.character("q")]).contains("Until next time."))
    #expect(try await round([]).contains("Until next time."))
    #expect(record == nil)
  }

  @Test func `a question mark explains the choices, and other keys do nothing`() async throws {
    let text = try await round([.character("?"), .up, .character("9"), .character("q")])
    #expect(text.contains("A view is skipped if its parent's body runs"))
  }

  @Test func `prose fits 60 columns, and a long correction is indented`() async throws {
    let text = try await round([.character("?")] + keys(isRight: false), width: 60)
    let lines = text.split(separator: "\n")
    let corrections = lines.indices.filter {
      lines[$0].hasPrefix("✗ ") && !lines[$0].hasSuffix(".")
    }
    #expect(!corrections.isEmpty)
    #expect(corrections.allSatisfy { lines[$0 + 1].hasPrefix("  ") })
    let code = recorded(.bindings, 1, 7).scenario.source
    let long = text.split(separator: "\n").filter { $0.count > 60 }
      .map { String($0.drop { $0.isNumber || $0 == " " }) }
    #expect(long.filter { !code.contains($0) } == [])
  }

  @Test func `an unknown topic is refused with the list of topics`() async {
    let text = await call("practice", "bindigs")
    #expect(text.contains("There is no topic \"bindigs\". Did you mean bindings?"))
  }

  @Test func `the number of programs has limits`() async {
    #expect(
      await call("practice", "--programs", "500")
        .contains("Pass a number from 1 to 100."))
  }

  @Test func `the list of topics says what is due`() async {
    let session = house.session()
    session.saveProgress {
      $0.practice = PracticeRecord()
      $0.practice?.record(.rows, isRight: false, at: Date(timeIntervalSince1970: 0))
      $0.practice?.record(.id, isRight: true, at: session.now())
    }
    let text = await call("practice", "--topics")
    #expect(text.contains("rows           0 of 1 right, due"))
    #expect(text.contains("id             1 of 1 right, due in 3 days"))
    #expect(text.contains("bindings       not practiced"))
    #expect(await house.call().contains("To practice again: 1 rule\n  swift run workbook practice"))
  }

  @Test func `as JSON, a program has its questions, choices, answers, and rules`() async throws {
    let scenario = Scenario(seed: 7, topic: .bindings, level: 1)
    let lines = try scenario.predictions.enumerated().map { index, update in
      String(decoding: try JSONEncoder().encode(RecordedUpdate(index + 1, update)), as: UTF8.self)
    }
    var session = house.session()
    session.runProgram = { _ in lines.joined(separator: "\n") }
    let tool = Tool(overview: .overview, commands: [.practice])
    house.transcript.clear()
    _ = await tool.run(
      ["practice", "bindings", "--seed", "7", "--programs", "1", "--json"], in: session)
    let programs = try JSONDecoder().decode(
      [Program].self, from: Data(house.transcript.output.utf8))
    #expect(programs.map(\.source) == [scenario.source])
    for (event, question) in zip(programs[0].events, scenario.questions) {
      #expect(event.tap == question.tap)
      #expect(event.reason == question.why?.answer)
      #expect(event.rule == scenario.rule(for: question).rule)
      for (view, part) in zip(event.views, question.parts) {
        #expect(view.choices[view.choice] == part.answer.words(of: part.count))
      }
    }
  }

  /// A program as JSON.
  private struct Program: Decodable {
    struct Event: Decodable {
      let tap: String
      let views: [View]
      let reason: Int?
      let rule: String
    }

    struct View: Decodable {
      let choices: [String]
      let choice: Int
    }

    let source: String
    let events: [Event]
  }

  @Test func `a program that the rules and the kit disagree on isn't asked`() async throws {
    var session = house.session()
    session.runProgram = { _ in "something else" }
    await #expect(throws: SetUpError.self) {
      try await session.recordScenario(.init(topic: .rows, level: 1, seed: 1))
    }
  }
}

extension RecordedUpdate {
  /// What a kit that follows the rules does.
  fileprivate init(_ number: Int, _ update: ProgramUpdate) {
    self.init(
      number: number,
      writes: update.writes.map {
        .init(owner: $0.owner, property: $0.property, isEqual: $0.isEqual)
      },
      runs: update.runs.map {
        .init(view: $0.view, causes: $0.causes.map(Self.name), count: 1)
      }, skips: update.skips.map { .init(view: $0, causes: [], count: 1) }, texts: update.texts,
      outline: "", story: "", mistakes: [])
  }

  private static func name(_ cause: ProgramUpdate.Cause) -> String {
    switch cause {
    case .firstAppearance: "first"
    case .inputs: "inputs"
    case .changed(let name): "changed \(name)"
    }
  }
}
