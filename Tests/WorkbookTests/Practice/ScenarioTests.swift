import Testing

@testable import WorkbookCore
@testable import WorkbookPractice

@Suite("Programs for practice")
struct ScenarioTests {
  /// A scenario of each topic and level.
  static let all = Topic.allCases.flatMap { topic in
    (1...3).map { Scenario(seed: 42, topic: topic, level: $0) }
  }

  @Test func `a seed makes the same program, taps, and questions each time`() {
    let (one, other) = (
      Scenario(seed: 7, topic: .bindings, level: 2), Scenario(seed: 7, topic: .bindings, level: 2)
    )
    #expect(one.source == other.source)
    #expect(one.taps == other.taps)
    #expect(one.questions.map(\.why?.choices) == other.questions.map(\.why?.choices))
  }

  @Test func `another seed, topic, or level makes another program`() {
    let scenario = Scenario(seed: 7, topic: .bindings, level: 2)
    for other in [
      Scenario(seed: 8, topic: .bindings, level: 2), Scenario(seed: 7, topic: .rows, level: 2),
      Scenario(seed: 7, topic: .bindings, level: 3),
    ] {
      #expect(scenario.source != other.source)
    }
  }

  @Test(arguments: all.indices)
  func `a program has 15 to 45 lines, three to five events, and a rule that decides two of them`(
    _ index: Int
  ) {
    let scenario = Self.all[index]
    let lines = scenario.program.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((15...45).contains(lines.count - 1))
    #expect((3...5).contains(scenario.taps.count))
    #expect((scenario.decidedEvents[scenario.topic] ?? 0) >= 2)
  }

  @Test(arguments: all.indices)
  func `no line is too long for the book, and each name fits its place`(_ index: Int) {
    let scenario = Self.all[index]
    for line in scenario.program.source.split(separator: "\n") { #expect(line.count <= 90) }
    #expect(!scenario.program.source.contains("Optional("))
  }

  @Test(arguments: all.indices)
  func `each question has one right answer, and no two choices that mean the same`(
    _ index: Int
  ) {
    let scenario = Self.all[index]
    #expect(scenario.faultyQuestion == nil)
    #expect(scenario.questions.contains { $0.why != nil })
  }

  @Test
  func `a rule that decides an event is the one to read again, and otherwise the general one`() {
    let scenario = Scenario(seed: 7, topic: .rows, level: 2)
    func rule(_ topics: Set<Topic>) -> Topic { scenario.rule(for: question(topics)) }
    func question(_ topics: Set<Topic>) -> Question {
      var dice = Dice(seed: 1)
      var update = ProgramUpdate()
      update.topics = topics
      return Question(tap: "More", in: scenario.program, update, &dice)
    }
    #expect(rule([.bindings, .rows]) == .rows)
    #expect(rule([.saved, .bindings]) == .bindings)
    #expect(rule([]) == .equalInputs)
  }

  @Test func `a task is printed after the body that it belongs to`() {
    let task = ViewTask(id: .property("stop"), statement: .copy("shown", from: "stop"))
    var view = ViewType(name: "Board", body: [.label("Board")], task: task)
    var program = Program()
    program.views = [view]
    #expect(
      program.source.hasSuffix(
        """
          var body: some View {
            Text("Board")
              .task(id: stop) { shown = stop }
          }
        }

        """))
    view.body.append(.label("Welcome"))
    view.task?.id = nil
    program.views = [view]
    #expect(
      program.source.hasSuffix(
        """
              Text("Welcome")
            }
            .task { shown = stop }
          }
        }

        """))
  }

  @Test(arguments: Topic.allCases.filter { $0 != .tasks })
  func `an exam combines tasks with any topic but rows and environment values`(_ topic: Topic) {
    let isCrowded = [.rows, .environment].contains(topic)
    for (own, other) in [(topic, Topic.tasks), (.tasks, topic)] {
      let scenario = Scenario(seed: 3, topic: own, level: 2, combining: [own, other])
      #expect(scenario.program.hasTask == (own == .tasks || !isCrowded))
    }
  }

  @Test func `topics are in the order of the chapters`() {
    #expect(Topic.allCases.map(\.chapter) == Topic.allCases.map(\.chapter).sorted())
  }

  @Test func `few programs are the same up to names`() {
    var shapes: Set<String> = []
    for index in 0..<150 {
      let topic = Topic.allCases[index % Topic.allCases.count]
      shapes.insert(
        Scenario(seed: UInt64(index), topic: topic, level: index / Topic.allCases.count % 3 + 1)
          .shape)
    }
    #expect(shapes.count >= 147)
  }

  @Test func `a shape doesn't depend on names, titles, and numbers, but on everything else`() {
    let scenario = Scenario(seed: 7, topic: .bindings, level: 1)
    #expect(!scenario.shape.contains(scenario.program.root.name))
    #expect(scenario.shape.contains("@Binding var"))
    #expect(scenario.shape != Scenario(seed: 8, topic: .bindings, level: 3).shape)
  }

  @Test func `the lines of a body are those in the source that the student sees`() throws {
    let scenario = Scenario(seed: 7, topic: .bindings, level: 1)
    let lines = scenario.source.split(separator: "\n", omittingEmptySubsequences: false)
    let range = try #require(scenario.bodyLines(of: scenario.program.root.name))
    #expect(lines[range.lowerBound - 1].hasPrefix("  var body: some View {"))
    #expect(lines[range.upperBound - 1] == "  }")
    #expect(scenario.bodyLines(of: "Nobody") == nil)
  }
}
