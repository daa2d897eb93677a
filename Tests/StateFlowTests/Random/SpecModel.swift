/// Works out what should be on screen from the rules of identity alone (I1 to I8).
///
/// It builds the whole tree anew in each step. A state is an entry of a dictionary, under the
/// identity of its view written out as a path; an entry whose path is gone is dropped (U11).
struct SpecModel {
  var spec: Spec
  var rootLevel = 0
  var shared = Array(repeating: Announcing(), count: SpecWorld.objectCount)

  var counts: [String: Int] = [:]
  var flags: [String: Bool] = [:]
  var pairs: [String: SpecWorld.Halves] = [:]
  var lists: [String: [SpecWorld.Item]] = [:]
  var kept: [String: Announcing] = [:]

  /// What stands on screen.
  private(set) var root = SpecPlace("")

  /// An object's value, and how often it has announced a change.
  struct Announcing: Hashable {
    var value = 0
    var announcements = 0
  }

  /// What the last step should have done.
  struct Outcome: Equatable {
    var texts: [String] = []
    var events: [String] = []
    var runs: [String: Int] = [:]
    var alive: [String: Int] = [:]
  }

  init(_ spec: Spec) {
    self.spec = spec
  }

  /// Builds the tree anew, and tells what has to happen for it to stand where the former stood.
  mutating func step() -> Outcome {
    let former = root
    root = place(spec, "root", level: rootLevel)
    var outcome = Outcome()
    outcome.replace(former.path.isEmpty ? nil : former, by: root)
    var live: Set<String> = []
    root.visit { place in
      live.insert(place.path)
      outcome.texts += place.texts
      if place.keepsObject { outcome.alive[place.path] = 1 }
    }
    counts = counts.filter { live.contains($0.key) }
    flags = flags.filter { live.contains($0.key) }
    pairs = pairs.filter { live.contains($0.key) }
    lists = lists.filter { live.contains($0.key) }
    kept = kept.filter { live.contains($0.key) }
    return outcome
  }

  // MARK: Building

  private mutating func place(_ spec: Spec, _ path: String, level: Int) -> SpecPlace {
    var place = SpecPlace(path)
    place.inputs = [spec]
    place.children = [content(of: spec, path, level: level)]
    return place
  }

  /// What stands in the body of a view that shows a spec.
  private mutating func content(of spec: Spec, _ path: String, level: Int) -> SpecPlace {
    switch spec {
    case .label(let number):
      return SpecPlace(path + ".label", texts: ["label \(number)"], isView: false)
    case .counter(let initial, let child):
      var view = told(path + ".counter", [initial, child])
      let count = counts.value(for: view.path, startingWith: initial)
      view.read(count, "count \(count)")
      view.children = [place(child, view.path + "/", level: level)]
      return view
    case .relay(let initial):
      var view = told(path + ".relay", [initial])
      let halves = pairs.value(
        for: view.path, startingWith: SpecWorld.Halves(left: initial, right: initial))
      view.children = [("/left", halves.left), ("/right", halves.right)].map { name, half in
        var leaf = SpecPlace(view.path + name)
        leaf.read(half, "half \(half)")
        return leaf
      }
      return view
    case .keeper:
      var view = told(path + ".keeper", [])
      let object = kept.value(for: view.path, startingWith: Announcing())
      view.keepsObject = true
      view.read(object, "kept \(object.value)")
      return view
    case .observer(let index):
      var view = told(path + ".observer", [index])
      view.read(shared[index], "shared \(shared[index].value)")
      return view
    case .reader:
      var view = told(path + ".reader", [])
      view.read(level, "level \(level)")
      return view
    case .environment(let value, let child):
      return group(path + ".environments", [place(child, path + ".environment", level: value)])
    case .optional(let isShown, let child):
      return group(
        path + ".optionals", isShown ? [place(child, path + ".optional", level: level)] : [])
    case .choice(let isFirst, let first, let second):
      return group(
        path + ".choice",
        [
          isFirst
            ? place(first, path + ".first", level: level)
            : place(second, path + ".second", level: level)
        ])
    case .switcher(let first, let second):
      var view = told(path + ".switcher", [first, second])
      let isFirst = flags.value(for: view.path, startingWith: true)
      view.read(isFirst)
      view.children = [
        isFirst
          ? place(first, view.path + ".first", level: level)
          : place(second, view.path + ".second", level: level)
      ]
      return view
    case .identified(let id, let child):
      return group(path + ".identified", [place(child, path + ".id\(id)", level: level)])
    case .erased(let isBoxed, let child):
      guard isBoxed else {
        return group(path + ".erased", [place(child, path + ".any", level: level)])
      }
      var box = SpecPlace(path + ".box")
      box.inputs = [child]
      box.children = [place(child, box.path + "/", level: level)]
      return group(path + ".erased", [box])
    case .list(let rows):
      return group(
        path + ".list", rows.map { place($0.spec, path + ".list#\($0.id)", level: level) })
    case .ownList:
      var view = told(path + ".ownList", [])
      let items = lists.value(
        for: view.path,
        startingWith: [SpecWorld.Item(id: 1), SpecWorld.Item(id: 2), SpecWorld.Item(id: 3)])
      view.read(items)
      view.children = items.map { item in
        var row = told(view.path + "#\(item.id)", [])
        let taps = counts.value(for: row.path, startingWith: 0)
        row.read([item.value, taps], "item \(item.value) tapped \(taps)")
        return row
      }
      return view
    case .pair(let first, let second):
      return group(
        path + ".pair",
        [place(first, path + ".0", level: level), place(second, path + ".1", level: level)])
    }
  }

  private func told(_ path: String, _ inputs: [AnyHashable]) -> SpecPlace {
    var place = SpecPlace(path)
    place.inputs = inputs
    place.isTold = true
    return place
  }

  private func group(_ path: String, _ children: [SpecPlace]) -> SpecPlace {
    var place = SpecPlace(path, isView: false)
    place.children = children
    return place
  }
}

extension Dictionary where Key == String {
  /// The value that is kept for an identity; for a new one, the initial value (S1).
  fileprivate mutating func value(for path: String, startingWith initial: Value) -> Value {
    if let known = self[path] { return known }
    self[path] = initial
    return initial
  }
}
