/// A view with something over it for a while: a sheet, an alert.
///
/// What is over it inherits the environment of the place where the modifier stands (SH1). Its
/// closure is evaluated anew whenever the owner is updated or something that the closure read has
/// changed, so it stays live (SH4, *choice*). Where SwiftUI would present an older value of a state,
/// a diagnostic says so (SH5).
public struct _PresentationView<Content: View, Presented: View>: View {
  let content: Content
  let role: Element.Role
  /// What is to be shown now, and what names it: another name is another presentation (SH2).
  let presented: () -> (id: AnyHashable, content: () -> Presented)?
  /// Writes that nothing is to be shown.
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
}

extension _PresentationView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_PresentationView<Content, Presented>> {
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

  /// The navigation stack that the content is a screen of, if it is one.
  private weak var stack: ScreenStack?

  /// Pushes a screen, or pops the one that was.
  private func place(_ next: (id: AnyHashable, view: Presented)?, on stack: ScreenStack) {
    let former = current
    current = next.map { ($0.id, makeChildOffScreen($0.view, in: makeScope())) }
    stack.replace(
      former?.node,
      with: current.map { current in
        ScreenStack.Screen(content: current.node) { [weak self] in self?.view.dismiss() }
      })
    former?.node.unmount()
    if former != nil { tellOfDismissal() }
  }

  private func evaluate() -> (id: AnyHashable, view: Presented)? {
    guard let next = view.presented() else { return nil }
    let count = readCount
    let content = next.content()
    for case let state as any UnseenState in sourcesRead(after: count) {
      let unseen = state.takeUnseenWrite()
      if let unseen, next.id != current?.id { reportStale(unseen) }
    }
    return (next.id, content)
  }

  /// Reports that SwiftUI would present an older value (SH5).
  private func reportStale(_ write: UnseenWrite) {
    let name = "\(write.declaration.view).\(write.declaration.property)"
    graph.report(
      Diagnostic(
        .staleSheet, view: write.declaration.view, property: write.declaration.property,
        declared: write.declaration.spot,
        message: """
          A \(view.role.rawValue) shows \(name), which the body of \(write.declaration.view) never \
          reads. The sheet's closure keeps the values of the body's last run, so SwiftUI would show \
          \(write.seen) here, and not \(write.current). Read \(write.declaration.property) in the \
          body, or pass it with sheet(item:).
          """))
  }

  private func makeScope() -> EnvironmentScope {
    let scope = EnvironmentScope(parent: environment)
    // What dismisses is asked of the newest description: that has the binding that holds.
    let dismiss = { [weak self] in self?.view.dismiss() ?? () }
    scope.replace(
      scope.entries {
        $0.dismiss = DismissAction(dismiss)
        $0.isPresented = true
        // What is presented over a screen is not part of its stack.
        if view.role != .destination { $0.screenStack = nil }
      })
    return scope
  }

  // *Choice* (SH3): however it came about, and after the content has disappeared.
  private func end() {
    guard let former = current else { return }
    current = nil
    former.node.unmount()
    tellOfDismissal()
  }

  private func tellOfDismissal() {
    guard let onDismiss = view.onDismiss else { return }
    graph.enqueue(LifecycleQueue.Event(kind: .disappear, owner: nil, action: onDismiss))
  }

  override func willUnmount() {
    observation.cancel()
    if let current {
      stack?.forget(inside: current.node)
      tellOfDismissal()
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
  /// Names the alert, lets each button end it after its action, and gives an alert that has none an
  /// "OK".
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
  /// Something over this view while a condition holds.
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

  /// Something over this view while there is an item to show.
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
