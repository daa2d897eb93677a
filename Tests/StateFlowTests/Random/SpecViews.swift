import StateFlow

/// A view that shows a description. Each kind of description is a separate branch, so each kind has
/// its own identity.
struct SpecView: View {
  let spec: Spec
  let path: String
  let world: SpecWorld

  init(_ spec: Spec, _ path: String, _ world: SpecWorld) {
    (self.spec, self.path, self.world) = (spec, path, world)
  }

  var body: some View {
    let _ = world.ran(path)
    switch spec {
    case .label(let number): Text(verbatim: "label \(number)")
    case .counter(let initial, let child): CounterView(initial, child, path + ".counter", world)
    case .relay(let initial): RelayView(initial, path + ".relay", world)
    case .keeper: KeeperView(path: path + ".keeper", world: world)
    case .observer(let index):
      ObserverView(object: world.objects[index], path: path + ".observer", world: world)
    case .environment(let value, let child):
      SpecView(child, path + ".environment", world).environment(\.specLevel, value)
    case .reader: ReaderView(path: path + ".reader", world: world)
    case .optional(let isShown, let child):
      if isShown { SpecView(child, path + ".optional", world) }
    case .choice(let isFirst, let first, let second):
      if isFirst {
        SpecView(first, path + ".first", world)
      } else {
        SpecView(second, path + ".second", world)
      }
    case .switcher(let first, let second):
      SwitcherView(first: first, second: second, path: path + ".switcher", world: world)
    case .identified(let id, let child):
      SpecView(child, path + ".id\(id)", world).id(id)
    case .erased(let isBoxed, let child):
      isBoxed
        ? AnyView(BoxView(child: child, path: path + ".box", world: world))
        : AnyView(SpecView(child, path + ".any", world))
    case .list(let rows):
      ForEach(rows) { SpecView($0.spec, path + ".list#\($0.id)", world) }
    case .ownList: OwnListView(path: path + ".ownList", world: world)
    case .pair(let first, let second):
      SpecView(first, path + ".0", world)
      SpecView(second, path + ".1", world)
    }
  }
}

extension View {
  /// Records the appearance and disappearance of a view.
  fileprivate func recordingAppearance(_ path: String, _ world: SpecWorld) -> some View {
    onAppear { world.events.append("+" + path) }.onDisappear { world.events.append("-" + path) }
  }
}

private struct CounterView: View {
  @State private var count: Int
  let initial: Int
  let child: Spec
  let path: String
  let world: SpecWorld

  init(_ initial: Int, _ child: Spec, _ path: String, _ world: SpecWorld) {
    (self.initial, self.child, self.path, self.world) = (initial, child, path, world)
    _count = State(initialValue: initial)
  }

  var body: some View {
    let _ = world.ran(path)
    let _ = world.counters[path] = $count
    VStack {
      Text(verbatim: "count \(count)")
      SpecView(child, path + "/", world)
    }.recordingAppearance(path, world)
  }
}

private struct RelayView: View {
  @State private var halves: SpecWorld.Halves
  let initial: Int
  let path: String
  let world: SpecWorld

  init(_ initial: Int, _ path: String, _ world: SpecWorld) {
    (self.initial, self.path, self.world) = (initial, path, world)
    _halves = State(initialValue: SpecWorld.Halves(left: initial, right: initial))
  }

  var body: some View {
    let _ = world.ran(path)
    let _ = world.pairs[path] = $halves
    VStack {
      HalfView(half: $halves.left, path: path + "/left", world: world)
      HalfView(half: $halves.right, path: path + "/right", world: world)
    }.recordingAppearance(path, world)
  }
}

private struct HalfView: View {
  @Binding var half: Int
  let path: String
  let world: SpecWorld

  var body: some View {
    let _ = world.ran(path)
    let _ = world.halves[path] = $half
    Text(verbatim: "half \(half)")
  }
}

private struct KeeperView: View {
  @StateObject private var object: SpecWorld.Kept
  let path: String
  let world: SpecWorld

  init(path: String, world: SpecWorld) {
    (self.path, self.world) = (path, world)
    _object = StateObject(wrappedValue: SpecWorld.Kept(path, world))
  }

  var body: some View {
    let _ = world.ran(path)
    let _ = world.kept[path] = { [weak object] in object }
    Text(verbatim: "kept \(object.value)").recordingAppearance(path, world)
  }
}

private struct ObserverView: View {
  @ObservedObject var object: SpecWorld.Shared
  let path: String
  let world: SpecWorld

  var body: some View {
    let _ = world.ran(path)
    Text(verbatim: "shared \(object.value)").recordingAppearance(path, world)
  }
}

private struct ReaderView: View {
  @Environment(\.specLevel) private var level
  let path: String
  let world: SpecWorld

  var body: some View {
    let _ = world.ran(path)
    Text(verbatim: "level \(level)").recordingAppearance(path, world)
  }
}

private struct SwitcherView: View {
  @State private var isFirst = true
  let first: Spec
  let second: Spec
  let path: String
  let world: SpecWorld

  var body: some View {
    let _ = world.ran(path)
    let _ = world.switchers[path] = $isFirst
    Group {
      if isFirst {
        SpecView(first, path + ".first", world)
      } else {
        SpecView(second, path + ".second", world)
      }
    }.recordingAppearance(path, world)
  }
}

private struct BoxView: View {
  let child: Spec
  let path: String
  let world: SpecWorld

  var body: some View {
    let _ = world.ran(path)
    SpecView(child, path + "/", world)
  }
}

private struct OwnListView: View {
  @State private var items = [SpecWorld.Item(id: 1), SpecWorld.Item(id: 2), SpecWorld.Item(id: 3)]
  let path: String
  let world: SpecWorld

  var body: some View {
    let _ = world.ran(path)
    let _ = world.lists[path] = $items
    VStack {
      ForEach($items) { ItemView(item: $0, path: path + "#\($0.id)", world: world) }
    }.recordingAppearance(path, world)
  }
}

private struct ItemView: View {
  @State private var taps = 0
  @Binding var item: SpecWorld.Item
  let path: String
  let world: SpecWorld

  var body: some View {
    let _ = world.ran(path)
    let _ = world.items[path] = $item
    let _ = world.counters[path] = $taps
    Text(verbatim: "item \(item.value) tapped \(taps)").recordingAppearance(path, world)
  }
}
