/// A run of a program by the book's rules.
///
/// It doesn't use the kit, so that each can be tested with the other: a state lives as long as its
/// view's identity, a body runs if its view's inputs differ or a value that it has read has changed,
/// and a view whose parent's body runs is skipped otherwise.
struct ProgramRun {
  /// A view on screen.
  final class Node {
    let identity: String
    let type: ViewType
    var inputs: [String: Value] = [:]
    /// The environment in which the view is.
    var environment = Surroundings()
    /// The locations that the body has read.
    var reads: Set<Location> = []
    /// Whether the body has read the environment value.
    var readsEnvironmentValue = false
    var outline: [Part] = []
    /// The ID of the task when the body last ran.
    var taskID: Value?

    /// The views in the body.
    var children: [Node] {
      outline.compactMap { part in
        if case .child(let child, _) = part { child } else { nil }
      }
    }

    init(_ identity: String, _ type: ViewType) {
      (self.identity, self.type) = (identity, type)
    }
  }

  /// The part of the environment that programs use.
  struct Surroundings: Equatable {
    var value: Int?
    /// The objects, by the names of their classes.
    var objects: [String: Int] = [:]
  }

  /// A part of a body after it has run.
  indirect enum Part {
    case text(String)
    case button(String, [Statement])
    case actionButton(String, Value)
    case toggle(String, Location)
    case child(Node, ChildView)

    /// The identity of the view, if the part is one.
    var identity: String? {
      if case .child(let node, _) = self { node.identity } else { nil }
    }
  }

  let program: Program
  var values: [Location: Value] = [:]
  /// The classes of the objects, by the objects' numbers.
  var objects: [Int: ModelClass] = [:]
  var nodes: [String: Node] = [:]
  var root: Node
  /// The closures that are passed to views, with the views that created them.
  var actions: [Int: (Node, [Statement])] = [:]
  var nextNumber = 0
  var update = ProgramUpdate()
  /// The names of the changed values that each body depends on, by the nodes' identities.
  var changes: [String: Set<String>] = [:]
  /// Whether the program has done something that the rules don't cover.
  var isBroken = false
  /// The names of the inputs that differ, by the nodes' identities.
  var differingInputs: [String: [String]] = [:]
  /// The identities of the nodes whose inputs differ only where their `==` doesn't look.
  var differsOnlyIgnored: Set<String> = []
  /// The number of writes in the current update that each body depends on, by the nodes' identities.
  var relevantWrites: [String: Int] = [:]
  /// The locations that the current update has written, and whether each value was equal.
  var written: [(location: Location, isEqual: Bool)] = []
  /// The view whose task starts at the end of the current update, and whether the view is new.
  var startedTask: (node: Node, isNew: Bool)?

  /// Launches a program.
  init(_ program: Program) {
    self.program = program
    root = Node("/", program.root)
    nodes[root.identity] = root
    var environment = Surroundings()
    environment.value = program.environmentValue?.initial
    create(root)
    visit(root, inputsChanged: false, isReached: true, isNew: true, environment)
    finish()
    runTask()
  }

  // MARK: Events

  /// The titles of the buttons and toggles on screen, from the top down.
  var controls: [String] { controls(in: root) }

  func controls(in node: Node) -> [String] {
    node.outline.flatMap { part in
      switch part {
      case .text: [String]()
      case .button(let title, _), .actionButton(let title, _), .toggle(let title, _): [title]
      case .child(let child, _): controls(in: child)
      }
    }
  }

  /// The names of the types of the views on screen, once for each view.
  var viewsOnScreen: [String] { views(in: root) }

  func views(in node: Node) -> [String] {
    [node.type.name]
      + node.children.flatMap { views(in: $0) }
  }

  /// Taps the only control with a title.
  mutating func tap(_ title: String) -> ProgramUpdate {
    update = ProgramUpdate()
    changes = [:]
    relevantWrites = [:]
    written = []
    perform(title, in: root)
    updateViews()
    runTask()
    for view in viewsOnScreen { update.counts[view, default: 0] += 1 }
    explainOthers(in: root)
    return update
  }

  /// Runs the bodies that depend on what has been written.
  mutating func updateViews() {
    var environment = Surroundings()
    environment.value = program.environmentValue?.initial
    visit(root, inputsChanged: false, isReached: false, isNew: false, environment)
    finish()
  }

  mutating func finish() {
    update.texts = texts(in: root)
    let alive = Set(identities(in: root))
    nodes = nodes.filter { alive.contains($0.key) }
    values = values.filter {
      if case .state(let identity, _) = $0.key { alive.contains(identity) } else { true }
    }
  }

  func identities(in node: Node) -> [String] {
    [node.identity]
      + node.children.flatMap { identities(in: $0) }
  }

  func texts(in node: Node) -> [String] {
    node.outline.flatMap { part in
      switch part {
      case .text(let text): [text]
      case .child(let child, _): texts(in: child)
      default: [String]()
      }
    }
  }

  mutating func perform(_ title: String, in node: Node) {
    for part in node.outline {
      switch part {
      case .button(title, let statements): statements.forEach { execute($0, in: node) }
      case .actionButton(title, .action(let number)):
        guard let (owner, statements) = actions[number] else { continue }
        statements.forEach { execute($0, in: owner) }
      case .toggle(title, let location):
        guard case .flag(let isOn)? = values[location] else { continue }
        write(.flag(!isOn), to: location)
      case .child(let child, _): perform(title, in: child)
      default: break
      }
    }
  }
}
