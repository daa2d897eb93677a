import Testing

@testable import WorkbookCore
@testable import WorkbookPractice

/// Each rule, on a program that only this rule decides. That the kit does the same is verified with
/// generated programs.
@Suite("The book's rules")
struct ProgramRunTests {
  /// Returns the runs and skips after a tap on the last of several controls.
  private func update(_ program: Program, _ taps: String...) -> ProgramUpdate {
    var run = ProgramRun(program)
    var update = run.update
    for tap in taps { update = run.tap(tap) }
    return update
  }

  private func program(
    _ properties: [Property], _ body: [Element], views: [ViewType] = [], classes: [ModelClass] = []
  ) -> Program {
    var program = Program()
    program.classes = classes
    program.views = [ViewType(name: "Root", properties: properties, body: body)] + views
    return program
  }

  private let count = Property("count", .state(.number(0)))
  private let more = Element.button("More", [.add(.property("count"), 1)])
  private let shown = Element.value("Count", .property("count"))

  @Test func `a body runs only if it reads the state that is written`() {
    #expect(update(program([count], [shown, more]), "More").runCount(of: "Root") == 1)
    let unread = update(program([count], [more]), "More")
    #expect(unread.runs.isEmpty)
    #expect(unread.writes == [.init(owner: "Root", property: "count", isEqual: false)])
  }

  @Test func `an equal write runs nothing`() {
    let reset = Element.button("Reset", [.set(.property("count"), .number(0))])
    let update = update(program([count], [shown, reset]), "Reset")
    #expect(update.runs.isEmpty)
    #expect(update.topics == [.equalWrites])
    #expect(update.reasons["Root"] == [.equalWrite("count")])
  }

  @Test func `a child with the same inputs is skipped, and with other inputs it runs`() {
    let child = ViewType(
      name: "Child", properties: [Property("value", .input("Int"))],
      body: [.value("Value", .property("value"))])
    func place(_ value: Expression) -> Element {
      .child(ChildView(view: "Child", arguments: [.init(name: "value", value: value)]))
    }
    let body = [shown, more, place(.literal(.number(1))), place(.property("count"))]
    let update = update(program([count], body, views: [child]), "More")
    #expect(update.fate(of: "Child") == Fate(runs: 1, skips: 1))
    #expect(update.texts == ["Count: 1", "Value: 1", "Value: 1"])
  }

  @Test func `what leaves the screen and comes back starts over`() {
    let child = ViewType(name: "Child", properties: [count], body: [shown, more])
    let isOpen = Property("isOpen", .state(.flag(true)))
    let body: [Element] = [
      .toggle("Open", "isOpen"),
      .branch(.property("isOpen"), then: [.child(ChildView(view: "Child"))], otherwise: []),
    ]
    let program = program([isOpen], body, views: [child])
    #expect(update(program, "More", "More").texts == ["Count: 2"])
    #expect(update(program, "More", "Open").texts == [])
    let back = update(program, "More", "Open", "Open")
    #expect(back.texts == ["Count: 0"])
    #expect(back.reasons["Child"] == [.isNew])
  }

  @Test func `a write through a binding doesn't run an owner that doesn't read the value`() {
    let child = ViewType(
      name: "Child", properties: [Property("count", .binding("Int"))], body: [shown, more])
    let place = ChildView(
      view: "Child", arguments: [.init(name: "count", value: .binding("count"))])
    let update = update(program([count], [.child(place)], views: [child]), "More")
    #expect(update.runs.map(\.view) == ["Child"])
    #expect(update.topics == [.bindings])
    #expect(update.reasons["Root"] == [.passesOn("count")])
  }

  @Test func `the second operand isn't read if the first one is false`() {
    let model = ModelClass(
      name: "Model", kind: .observable,
      fields: [
        .init(name: "isOn", initial: .flag(false)), .init(name: "count", initial: .number(5)),
      ])
    let condition = Expression.both(.member("model", "isOn"), .isOver(.member("model", "count"), 1))
    let body: [Element] = [
      .branch(condition, then: [.label("High")], otherwise: []),
      .button("More", [.add(.member("model", "count"), 1)]),
      .button("Switch", [.flip(.member("model", "isOn"))]),
    ]
    let program = program([Property("model", .stateModel("Model"))], body, classes: [model])
    #expect(update(program, "More").runs.isEmpty)
    #expect(update(program, "More").reasons["Root"] == [.doesNotRead("count")])
    #expect(update(program, "Switch", "More").runCount(of: "Root") == 1)
  }

  @Test func `an announcement runs an observer even if the value is equal`() {
    let model = ModelClass(
      name: "Model", kind: .published, fields: [.init(name: "count", initial: .number(5))])
    let body: [Element] = [.button("Five", [.set(.member("model", "count"), .number(5))])]
    let program = program([Property("model", .stateObject("Model"))], body, classes: [model])
    #expect(update(program, "Five").reasons["Root"] == [.observes("model")])
  }

  @Test func `a plain class in a state runs nothing, and the change shows up later`() {
    let model = ModelClass(
      name: "Model", kind: .plain, fields: [.init(name: "level", initial: .number(5))])
    let body: [Element] = [
      shown, more, .value("Level", .member("model", "level")),
      .button("Raise", [.add(.member("model", "level"), 1)]),
    ]
    let program = program(
      [count, Property("model", .stateModel("Model"))], body, classes: [model])
    #expect(update(program, "Raise").runs.isEmpty)
    #expect(update(program, "Raise").texts == ["Count: 0", "Level: 5"])
    #expect(update(program, "Raise", "More").texts == ["Count: 1", "Level: 6"])
  }
}
