/// The screens of a navigation stack: its root and the screens pushed onto it. The last screen is
/// in front.
///
/// A screen is pushed by a link that contains it or by a value in the stack's path. The screen for
/// a value is created by a `navigationDestination(for:)` modifier somewhere in the stack.
@MainActor
final class ScreenStack {
  /// A pushed screen.
  struct Screen {
    /// The node of the screen.
    let content: Node
    /// The value in the path for which the screen was created, or `nil` if a link pushed the screen
    /// itself.
    var value: AnyHashable?
    /// The node that created the screen, or `nil` if the stack has no destination for the value's
    /// type.
    var source: (any DestinationNode)?
    /// Pops the screen.
    let dismiss: () -> Void
  }

  /// The stack's node, as long as it exists.
  private weak var owner: Node?
  /// The node of the stack's root.
  weak var root: Node?
  private(set) var screens: [Screen] = []
  private var destinations: [ObjectIdentifier: [any DestinationNode]] = [:]
  /// The decoded values of a restored path.
  private var restored: [SavedPathValue: AnyHashable] = [:]
  /// The path, which contains the values of the pushed screens.
  var path: PathAccess

  init(_ owner: Node, path: PathAccess) {
    self.owner = owner
    self.path = path
  }

  /// The node of the screen in front.
  var front: Node? { screens.last?.content ?? root }

  /// Shows the front screen and then hides all other screens. The front screen appears before the
  /// others disappear (U9).
  func settleFront() {
    guard let owner, owner.isMounted else { return }
    let front = front
    if let front, !front.isOnScreen, owner.isOnScreen {
      front.setOnScreen(true)
      front.reportReturn()
    }
    front?.setOnScreen(owner.isOnScreen)
    for screen in screens where screen.content !== front { screen.content.setOnScreen(false) }
    if let root, root !== front { root.setOnScreen(false) }
  }

  // MARK: Screens pushed by links

  /// Replaces the screen whose node is `former`, or pops that screen if `new` is `nil`. Pushes
  /// `new` if `former` isn't in the stack.
  func replace(_ former: Node?, with new: Screen?) {
    let index = screens.firstIndex { former != nil && $0.content === former }
    if let index, let new {
      screens[index] = new
      if let former { forget(inside: former) }
    } else if let index, let former {
      let above = screens[index...].filter { $0.value != nil }.count
      screens.remove(at: index)
      forget(inside: former)
      // Screens that were pushed above the replaced one are popped with it.
      if above > 0 { path.removeLast(above) }
    } else if let new {
      screens.append(new)
    }
    settleFront()
  }

  /// Removes the screens whose nodes are leaving the tree. The front screen is settled once all of
  /// them are gone.
  func forget(inside node: Node) {
    screens.removeAll { $0.content.isInside(node) }
  }

  // MARK: Screens for values

  /// Pushes the screen for a value, as a link does.
  func push(_ value: AnyHashable) {
    guard destination(for: value) != nil else { return reportMissing(value, of: "a link") }
    if !path.append(value) { reportMismatch(value) }
  }

  /// Registers a node that creates the screens for values of one type.
  func add(_ destination: any DestinationNode) {
    destinations[destination.valueType, default: []].append(destination)
  }

  /// Removes a node that creates screens, along with the screens that it has created.
  func remove(_ destination: any DestinationNode) {
    destinations[destination.valueType]?.removeAll { $0 === destination }
    screens.removeAll { $0.source === destination }
  }

  // The destination closest to the root takes precedence, as in SwiftUI.
  private func destination(for value: AnyHashable) -> (any DestinationNode)? {
    destinations[ObjectIdentifier(type(of: value.base))]?.first
  }

  /// Creates the screens for new values in the path and removes the screens whose values are gone.
  /// A screen is kept as long as the value at its position in the path stays equal (N5).
  func settlePath(to values: [AnyHashable]) {
    let values = values.map(decoded)
    let current = screens.filter { $0.value != nil }
    let kept = zip(current, values).prefix { screen, value in
      screen.value == value && screen.source === destination(for: value)
    }.count
    let ended = current.dropFirst(kept)
    screens.removeAll { screen in ended.contains { screen.content.isInside($0.content) } }
    for value in values.dropFirst(kept) { screens.append(makeScreen(for: value)) }
    settleFront()
    for screen in ended { end(screen) }
  }

  /// Returns a value of the path. A restored value is decoded first, if a view declares a screen
  /// for its type.
  private func decoded(_ value: AnyHashable) -> AnyHashable {
    guard let saved = value.base as? SavedPathValue else { return value }
    if let known = restored[saved] { return known }
    restored[saved] = destinations.values.lazy.compactMap { $0.first?.value(of: saved) }.first
    return restored[saved] ?? value
  }

  private func makeScreen(for value: AnyHashable) -> Screen {
    let place = screens.filter { $0.value != nil }.count
    let dismiss = { [weak self] in self?.pop(to: place) ?? () }
    if let source = destination(for: value) {
      let content = source.makeScreen(for: value.base, dismiss: dismiss)
      return Screen(content: content, value: value, source: source, dismiss: dismiss)
    }
    reportMissing(value, of: "the path")
    let content = owner!.makeChildOffScreen(Text(verbatim: "⚠"))
    return Screen(content: content, value: value, source: nil, dismiss: dismiss)
  }

  private func end(_ screen: Screen) {
    if let source = screen.source {
      source.endScreen(screen.content)
    } else {
      screen.content.unmount()
    }
  }

  /// Removes values from the end of the path until `count` values are left.
  private func pop(to count: Int) {
    let excess = path.values().count - count
    if excess > 0 { path.removeLast(excess) }
  }

  /// Removes all screens because the stack itself is being removed. Only the screens without a
  /// destination have to be unmounted here.
  func removeAll() {
    for screen in screens where screen.value != nil && screen.source == nil {
      screen.content.unmount()
    }
    screens = []
  }

  // MARK: Diagnostics

  private func reportMissing(_ value: AnyHashable, of place: String) {
    guard let owner else { return }
    if let saved = value.base as? SavedPathValue { return reportMissing(saved, in: owner) }
    let type = type(of: value.base)
    owner.graph.report(
      Diagnostic(
        .missingDestination, view: owner.enclosingViewName,
        message: """
          The value \(StateFlow.describe(value.base)) from \(place) has no destination: no view in \
          the NavigationStack declares a screen for \(indefinite(type)). Add \
          .navigationDestination(for: \(type).self) to a view inside the stack.
          """))
  }

  private func reportMissing(_ saved: SavedPathValue, in owner: Node) {
    owner.graph.report(
      Diagnostic(
        .missingDestination, view: owner.enclosingViewName,
        message: """
          The restored path contains the value \(saved.json) of type \(saved.typeName), but no \
          destination in the NavigationStack can decode it. Add \
          .navigationDestination(for: \(saved.typeName).self) to a view inside the stack, or \
          don't restore paths that were saved with an earlier version of the type.
          """))
  }

  private func reportMismatch(_ value: AnyHashable) {
    guard let owner else { return }
    owner.graph.report(
      Diagnostic(
        .missingDestination, view: owner.enclosingViewName,
        message: """
          A link can't push \(StateFlow.describe(value.base)), because the path of the \
          NavigationStack can't store values of type \(type(of: value.base)). For values of \
          several types, use a NavigationPath.
          """))
  }

  private func indefinite(_ type: Any.Type) -> String {
    let name = "\(type)"
    return ("AEIOU".contains(name.first ?? "x") ? "an " : "a ") + name
  }
}

/// Access to the values of a navigation path, no matter where the path is stored.
struct PathAccess {
  /// Returns the values, from the first to the last.
  let values: () -> [AnyHashable]
  /// Appends a value, or returns `false` if the path contains values of a different type.
  let append: (AnyHashable) -> Bool
  /// Removes the given number of values from the end of the path.
  let removeLast: (Int) -> Void
}

extension PathAccess {
  init(_ path: Binding<NavigationPath>) {
    self.init(
      values: { path.wrappedValue.values },
      append: { value in
        path.wrappedValue.values.append(value)
        return true
      },
      removeLast: { path.wrappedValue.values.removeLast($0) })
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
}

/// A weak reference to a navigation stack. The stack retains its screens, whose environment
/// contains this reference, so a strong reference would create a cycle.
final class ScreenStackReference {
  weak var stack: ScreenStack?

  init(_ stack: ScreenStack) {
    self.stack = stack
  }
}

private enum ScreenStackKey: EnvironmentKey {
  static var defaultValue: ScreenStackReference? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that links push onto.
  var screenStack: ScreenStackReference? {
    get { self[ScreenStackKey.self] }
    set { self[ScreenStackKey.self] = newValue }
  }
}

extension Node {
  /// The navigation stack that contains the node.
  final var screenStack: ScreenStack? {
    Evaluating.run(nil) { EnvironmentValues(scope: environment).screenStack?.stack }
  }

  /// Creates a child that is off screen until `setOnScreen` is called.
  final func makeChildOffScreen<V: View>(
    _ view: V, in environment: EnvironmentScope? = nil
  ) -> ViewNode<V> {
    let outer = showsNewChildren
    showsNewChildren = false
    defer { showsNewChildren = outer }
    return makeChild(view, in: environment)
  }
}
