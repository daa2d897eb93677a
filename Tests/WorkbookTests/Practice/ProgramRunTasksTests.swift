import Testing

@testable import WorkbookCore
@testable import WorkbookPractice

/// The rules about tasks. Each program has a view with a task.
@Suite("The book's rules about tasks")
struct ProgramRunTasksTests {
  private let stop = Property("stop", .state(.number(0)))
  private let loads = Property("loads", .state(.number(0)))
  private let next = Element.button("Next", [.add(.property("stop"), 1)])
  private let loadsShown = Element.value("Loads", .property("loads"))
  private let countingLoads = Statement.add(.property("loads"), 1)

  /// Returns a run of a program whose root has a task.
  private func run(
    id: Expression?, _ statement: Statement, body: [Element], properties: [Property] = []
  ) -> ProgramRun {
    var program = Program()
    program.views = [
      ViewType(
        name: "Board", properties: [stop, loads] + properties, body: body,
        task: ViewTask(id: id, statement: statement))
    ]
    return ProgramRun(program)
  }

  @Test func `a task starts when its view appears, and what it writes is an update of its own`() {
    let run = run(id: nil, countingLoads, body: [loadsShown])
    #expect(run.update.updateCount == 2)
    #expect(run.update.runCount(of: "Board") == 2)
    #expect(run.update.texts == ["Loads: 1"])
  }

  @Test func `a task starts again if its ID has changed`() {
    var run = run(id: .property("stop"), countingLoads, body: [next, loadsShown])
    let update = run.tap("Next")
    #expect(update.updateCount == 2)
    #expect(
      update.runs == [
        .init(view: "Board", causes: [.changed("stop")]),
        .init(view: "Board", causes: [.changed("loads")]),
      ])
    #expect(update.texts == ["Loads: 2"])
    #expect(update.topics == [.tasks])
    #expect(update.taskReasons["Board"] == .taskWithNewID("loads"))
  }

  @Test func `a task with the same ID doesn't start again, even if the body runs`() {
    var run = run(
      id: .isOver(.property("stop"), 1), countingLoads,
      body: [next, loadsShown, .value("Stop", .property("stop"))])
    let update = run.tap("Next")
    #expect(update.updateCount == 1)
    #expect(update.texts == ["Loads: 1", "Stop: 1"])
    #expect(update.topics == [.tasks])
    #expect(update.taskReasons["Board"] == .taskWithSameID)
    #expect(run.tap("Next").updateCount == 2)
  }

  @Test func `a task without an ID doesn't start again`() {
    var run = run(id: nil, countingLoads, body: [next, loadsShown, .value("S", .property("stop"))])
    let update = run.tap("Next")
    #expect(update.updateCount == 1)
    #expect(update.taskReasons["Board"] == .taskWithoutID)
  }

  @Test func `a body that reads only the task's ID runs once`() {
    var run = run(id: .property("stop"), countingLoads, body: [next, .label("Board")])
    let update = run.tap("Next")
    #expect(update.updateCount == 2)
    #expect(update.runCount(of: "Board") == 1)
    #expect(update.taskReasons["Board"] == .unreadTaskWrite("loads"))
  }

  @Test func `an equal write of a task runs nothing`() {
    let statement = Statement.set(.property("loads"), .number(7))
    var run = run(id: .property("stop"), statement, body: [next, loadsShown])
    let update = run.tap("Next")
    #expect(update.updateCount == 2)
    #expect(update.runCount(of: "Board") == 1)
    #expect(update.writes.map(\.isEqual) == [false, true])
    #expect(update.taskReasons["Board"] == .equalTaskWrite("loads"))
  }

  @Test func `a task reads the new value`() {
    var run = run(id: .property("stop"), .copy("loads", from: "stop"), body: [next, loadsShown])
    _ = run.tap("Next")
    #expect(run.tap("Next").texts == ["Loads: 2"])
  }

  @Test func `the task of a view that comes back starts again, although its ID is the same`() {
    var program = Program()
    let child = ViewType(
      name: "Board", properties: [loads], body: [loadsShown],
      task: ViewTask(id: .literal(.number(1)), statement: countingLoads))
    program.views = [
      ViewType(
        name: "Root", properties: [Property("isOpen", .state(.flag(true)))],
        body: [
          .toggle("Open", "isOpen"),
          .branch(.property("isOpen"), then: [.child(ChildView(view: "Board"))], otherwise: []),
        ]), child,
    ]
    var run = ProgramRun(program)
    #expect(run.tap("Open").updateCount == 1)
    let update = run.tap("Open")
    #expect(update.fate(of: "Root") == Fate(runs: 1))
    #expect(update.fate(of: "Board") == Fate(runs: 2))
    #expect(update.texts == ["Loads: 1"])
    #expect(update.taskReasons["Board"] == .taskOfNewView("loads"))
  }

  @Test func `a task that would start itself again isn't covered`() {
    #expect(run(id: .property("loads"), countingLoads, body: [loadsShown]).isBroken)
  }
}
