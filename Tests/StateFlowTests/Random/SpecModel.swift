/// A model of the screen, derived only from the rules of identity (I1 to I8).
///
/// In each step, it builds the whole tree from its description. State is stored in dictionaries,
/// keyed by the path of each view. The path represents the view's identity, and when the path is
/// gone, its state is removed (U11).
struct SpecModel {
  var spec: Spec
  var rootLevel = 0
  var shared = Array(repeating: Announcing(), count: SpecWorld.objectCount)

  var counts: [String: Int] = [:]
  var flags: [String: Bool] = [:]
  var pairs: [String: SpecWorld.Halves] = [:]
  var lists: [String: [SpecWorld.Item]] = [:]
  var kept: [String: Announcing] = [:]

  /// The tree on screen.
  private(set) var root = SpecNode("")

  /// The value of an object, and the number of its announcements.
  struct Announcing: Hashable {
    var value = 0
    var announcements = 0
  }

  /// The expected result of a step.
  struct Outcome: Equatable {
    var texts: [String] = []
    var events: [String] = []
    var runs: [String: Int] = [:]
    var alive: [String: Int] = [:]
  }

  init(_ spec: Spec) {
    self.spec = spec
  }

  /// Builds the tree of the current description and returns the expected outcome on screen.
  mutating func step() -> Outcome {
    let former = root
    root = node(spec, "root", level: rootLevel)
    var outcome = Outcome()
    outcome.replace(former.path.isEmpty ? nil : former, by: root)
    if !former.path.isEmpty { outcome.compareMembers(of: former, with: root) }
    var live: Set<String> = []
    root.visit { node in
      live.insert(node.path)
      outcome.texts += node.texts
      if node.keepsObject { outcome.alive[node.path] = 1 }
    }
    counts = counts.filter { live.contains($0.key) }
    flags = flags.filter { live.contains($0.key) }
    pairs = pairs.filter { live.contains($0.key) }
    lists = lists.filter { live.contains($0.key) }
    kept = kept.filter { live.contains($0.key) }
    return outcome
  }

  // MARK: Building

  private mutating func node(_ spec: Spec, _ path: String, level: Int) -> SpecNode {
    var node = SpecNode(path)
    node.inputs = [spec]
    node.children = [content(of: spec, path, level: level)]
    return node
  }

  /// Returns the node for the body of a view that shows a description.
  private mutating func content(of spec: Spec, _ path: String, level: Int) -> SpecNode {
    switch spec {
    case .label(let number):
      return SpecNode(path + ".label", texts: ["label \(number)"], isView: false)
    case .counter(let initial, let child):
      var view = recordingNode(path + ".counter", [initial, child])
      let count = counts.value(for: view.path, startingWith: initial)
      view.read(count, "count \(count)")
      view.children = [node(child, view.path + "/", level: level)]
      return view
    case .relay(let initial):
      var view = recordingNode(path + ".relay", [initial])
      let halves = pairs.value(
        for: view.path, startingWith: SpecWorld.Halves(left: initial, right: initial))
      view.children = [("/left", halves.left), ("/right", halves.right)].map { name, half in
        var leaf = SpecNode(view.path + name)
        leaf.read(half, "half \(half)")
        return leaf
      }
      return view
    case .keeper:
      var view = recordingNode(path + ".keeper", [])
      let object = kept.value(for: view.path, startingWith: Announcing())
      view.keepsObject = true
      view.read(object, "kept \(object.value)")
      return view
    case .observer(let index):
      var view = recordingNode(path + ".observer", [index])
      view.read(shared[index], "shared \(shared[index].value)")
      return view
    case .reader:
      var view = recordingNode(path + ".reader", [])
      view.read(level, "level \(level)")
      return view
    case .environment(let value, let child):
      return group(path + ".environments", [node(child, path + ".environment", level: value)])
    case .optional(let isShown, let child):
      return group(
        path + ".optionals", isShown ? [node(child, path + ".optional", level: level)] : [])
    case .choice(let isFirst, let first, let second):
      return group(
        path + ".choice",
        [
          isFirst
            ? node(first, path + ".first", level: level)
            : node(second, path + ".second", level: level)
        ])
    case .switcher(let first, let second):
      var view = recordingNode(path + ".switcher", [first, second])
      let isFirst = flags.value(for: view.path, startingWith: true)
      view.read(isFirst)
      view.children = [
        isFirst
          ? node(first, view.path + ".first", level: level)
          : node(second, view.path + ".second", level: level)
      ]
      return view
    case .identified(let id, let child):
      return group(path + ".identified", [node(child, path + ".id\(id)", level: level)])
    case .erased(let isBoxed, let child):
      guard isBoxed else {
        return group(path + ".erased", [node(child, path + ".any", level: level)])
      }
      var box = SpecNode(path + ".box")
      box.inputs = [child]
      box.children = [node(child, box.path + "/", level: level)]
      return group(path + ".erased", [box])
    case .list(let rows):
      return group(
        path + ".list", rows.map { node($0.spec, path + ".list#\($0.id)", level: level) })
    case .ownList:
      var view = recordingNode(path + ".ownList", [])
      let items = lists.value(
        for: view.path,
        startingWith: [SpecWorld.Item(id: 1), SpecWorld.Item(id: 2), SpecWorld.Item(id: 3)])
      view.read(items)
      view.isStack = true
      view.children = items.map { item in
        var row = recordingNode(view.path + "#\(item.id)", [])
        let taps = counts.value(for: row.path, startingWith: 0)
        row.read([item.value, taps], "item \(item.value) tapped \(taps)")
        return row
      }
      return view
    case .pair(let first, let second):
      return group(
        path + ".pair",
        [node(first, path + ".0", level: level), node(second, path + ".1", level: level)])
    }
  }

  private func recordingNode(_ path: String, _ inputs: [AnyHashable]) -> SpecNode {
    var node = SpecNode(path)
    node.inputs = inputs
    node.recordsAppearance = true
    return node
  }

  private func group(_ path: String, _ children: [SpecNode]) -> SpecNode {
    var node = SpecNode(path, isView: false)
    node.children = children
    return node
  }
}

extension Dictionary where Key == String {
  /// Returns the stored value for an identity, or the initial value if the identity is new (S1).
  fileprivate mutating func value(for path: String, startingWith initial: Value) -> Value {
    if let known = self[path] { return known }
    self[path] = initial
    return initial
  }
}
