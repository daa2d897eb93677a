/// A view that presents another view over itself, such as a sheet or an alert.
///
/// The presented view inherits the environment of the view with the modifier (SH1). The content
/// closure runs again when its owner updates, and when something that it read has changed. The
/// content therefore stays live (SH4, *choice*). If SwiftUI would present an outdated value of a
/// state property, a diagnostic reports that (SH5).
public struct _PresentationView<Content: View, Presented: View>: View {
  let content: Content
  let role: Element.Role
  /// Returns the view to present, if any, and its identity. If the identity changes, a new
  /// presentation replaces the current one (SH2).
  let presented: () -> (id: AnyHashable, content: () -> Presented)?
  /// Writes to the binding so that nothing is presented anymore.
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
}

extension _PresentationView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    PresentationNode(self, parent: parent, environment: environment)
  }
}

private final class PresentationNode<Content: View, Presented: View>:
  WrapperNode<_PresentationView<Content, Presented>>
{
  private var current: (id: AnyHashable, node: ViewNode<Presented>)?
  private var observation = ObservationScope(
    TypeLayout.of(_PresentationView<Content, Presented>.self))

  override func mount() {
    stack = view.role == .destination ? screenStack : nil
    super.mount()
    refresh()
  }

  override func update(to view: _PresentationView<Content, Presented>) {
    super.update(to: view)
    refresh()
  }

  override var ownElement: Element? { Element(view.role) }

  override func refresh() {
    let next = track { observation.track(for: self) { evaluate() } }
    if let current, let next, next.id == current.id {
      current.node.update(to: next.view)
      return
    }
    if let stack {
      if current != nil || next != nil { place(next, on: stack) }
      return
    }
    end()
    guard let next else { return }
    current = (next.id, makeChild(next.view, in: makeScope()))
  }

  /// The navigation stack that shows the content as a screen, or `nil` if no stack does.
  private weak var stack: ScreenStack?

  /// Pushes a screen onto a stack, or pops the current screen.
  private func place(_ next: (id: AnyHashable, view: Presented)?, on stack: ScreenStack) {
    let former = current
    current = next.map { ($0.id, makeChildOffScreen($0.view, in: makeScope())) }
    stack.replace(
      former?.node,
      with: current.map { current in
        ScreenStack.Screen(content: current.node) { [weak self] in self?.view.dismiss() }
      })
    former?.node.unmount()
    if former != nil { enqueueDismissal() }
  }

  private func evaluate() -> (id: AnyHashable, view: Presented)? {
    guard let next = view.presented() else { return nil }
    let count = readCount
    let content = next.content()
    for case let state as any UnseenState in sourcesRead(after: count) {
      let unseen = state.takeUnseenWrite()
      if let unseen, next.id != current?.id { graph.report(unseen.diagnostic(in: view.role)) }
    }
    return (next.id, content)
  }

  private func makeScope() -> EnvironmentScope {
    let scope = EnvironmentScope(parent: environment)
    // Dismisses through the newest view, because only its binding is valid.
    let dismiss = { [weak self] in self?.view.dismiss() ?? () }
    scope.replace(
      scope.entries {
        $0.dismiss = DismissAction(dismiss)
        $0.isPresented = true
        // A presentation over a screen isn't part of its navigation stack.
        if view.role != .destination { $0.screenStack = nil }
      })
    return scope
  }

  // *Choice* (SH3): calls `onDismiss` for every dismissal, after the content has disappeared.
  private func end() {
    guard let former = current else { return }
    current = nil
    former.node.unmount()
    enqueueDismissal()
  }

  private func enqueueDismissal() {
    guard let onDismiss = view.onDismiss else { return }
    graph.enqueue(LifecycleQueue.Event(kind: .disappeared, owner: nil, action: onDismiss))
  }

  override func willUnmount() {
    observation.cancel()
    if let current {
      stack?.forget(inside: current.node)
      enqueueDismissal()
    }
    current = nil
  }

  override var children: [Node] { super.children + (current.map { [$0.node] } ?? []) }

  override var screenChildren: [Node] { stack == nil ? children : super.children }
  override var preferenceChildren: [Node] { super.children }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    for child in super.children { child.appendElements(to: &elements) }
    addHoles(to: &elements, from: start)
    // A navigation stack shows its screens itself.
    guard let current, stack == nil else { return }
    var element = Element(view.role)
    element.id = ~current.node.serial
    element.actions.dismiss = view.dismiss
    current.node.appendElements(to: &element.children)
    if view.role == .sheet, current.node.preference(for: DismissDisabledKey.self) == true {
      element.actions.dismiss = nil
    }
    if view.role == .alert || view.role == .dialog {
      element.arrangeAlert(id: serial, dismiss: view.dismiss)
    }
    elements.append(element)
  }
}

extension Element {
  /// Labels the alert, makes each button dismiss it after performing its action, and adds an "OK"
  /// button if there are no buttons.
  fileprivate mutating func arrangeAlert(id: Int, dismiss: @escaping () -> Void) {
    if let caption = children.firstIndex(where: { $0.role == .caption }) {
      text = children.remove(at: caption).label
    }
    if !flattened.contains(where: { $0.role == .button }) {
      var title = Element(.text, text: "OK")
      title.id = id
      var button = Element(.button, around: title)
      button.actions.tap = {}
      children.append(button)
    }
    addAction(toButtons: dismiss)
  }

  private mutating func addAction(toButtons dismiss: @escaping () -> Void) {
    if role == .button, let action = actions.tap {
      actions.tap = {
        action()
        dismiss()
      }
    }
    for index in children.indices { children[index].addAction(toButtons: dismiss) }
  }
}

extension View {
  /// Presents a view over this one while the binding's value is `true`.
  func presentation<Presented: View>(
    _ role: Element.Role, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Presented
  ) -> _PresentationView<Self, Presented> {
    _PresentationView(
      content: self, role: role,
      presented: { isPresented.wrappedValue ? (id: 0, content: content) : nil },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss)
  }

  /// Presents a view over this one while the binding's item isn't `nil`.
  func presentation<Item: Identifiable, Presented: View>(
    _ role: Element.Role, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Presented
  ) -> _PresentationView<Self, Presented> {
    _PresentationView(
      content: self, role: role,
      presented: {
        item.wrappedValue.map { item in (id: AnyHashable(item.id), content: { content(item) }) }
      },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss)
  }
}
