extension View {
  /// Performs an action when the view appears, before the first frame that shows it (U8).
  ///
  /// The view also appears when its tab is selected, and when the screen that covers it in a
  /// navigation stack is popped (N1). Children appear before their parents (U9).
  ///
  /// A view without members, such as a group whose `if` has no branch to show, appears when its
  /// first member does (U15).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Performs an action after the view has disappeared.
  ///
  /// The view also disappears when another tab is selected, and when another screen is pushed over
  /// it. In both cases, the view keeps its state (N1). A group disappears with its last member
  /// (U15).
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(content: self, appear: nil, disappear: action)
  }
}

/// A view that performs an action when it appears or disappears.
public struct _LifecycleView<Content: View>: View {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _LifecycleView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    LifecycleNode(self, parent: parent, environment: environment)
  }
}

private final class LifecycleNode<Content: View>: AppearanceNode<_LifecycleView<Content>> {
  override func appeared() {
    if let action = view.appear { enqueue(.appeared, action) }
  }

  override func disappeared() {
    if let action = view.disappear { enqueue(.disappeared, action) }
  }

  private func enqueue(_ kind: ViewEvent, _ action: @escaping () -> Void) {
    graph.enqueue(LifecycleQueue.Event(kind: kind, owner: enclosingViewName, action: action))
  }
}

/// The node for a view that responds when its content appears and disappears.
///
/// The content is there while it's on screen and has at least one member. SwiftUI, too, calls the
/// closures once for all members: when the first one appears and when the last one disappears
/// (U15).
class AppearanceNode<V: WrapperView>: WrapperNode<V>, MembersNode {
  private(set) final var isThere = false

  override var keepsElements: Bool { true }

  override func mount() {
    super.mount()
    look()
  }

  override func screenChanged() { look() }

  override func membersChanged() {
    graph.membersChanged(of: self)
    super.membersChanged()
  }

  final func look() {
    let wasThere = isThere
    isThere = isOnScreen && hasMembers
    if isThere, !wasThere { appeared() }
    if wasThere, !isThere { disappeared() }
  }

  // A view that is off screen has already disappeared.
  override func willUnmount() {
    if isThere { disappeared() }
    isThere = false
  }

  /// Responds when the content has appeared.
  func appeared() {}

  /// Responds when the content has disappeared.
  func disappeared() {}
}

/// A node that responds when its view gains its first member or loses its last one.
@MainActor
protocol MembersNode: Node {
  /// Checks whether the view has members.
  func look()
}
