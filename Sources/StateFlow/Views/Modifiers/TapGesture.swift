extension View {
  /// Performs an action when the user taps this view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    _TapView(content: self, action: action)
  }
}

/// A view that the user can tap.
public struct _TapView<Content: View>: View {
  let content: Content
  let action: () -> Void
}

extension _TapView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_TapView<Content>> {
    TapNode(self, parent: parent, environment: environment)
  }
}

private final class TapNode<Content: View>: WrapperNode<_TapView<Content>> {
  private var isEnabled = true

  override var keepsElements: Bool { true }

  override func mount() {
    refresh()
    super.mount()
  }

  override func refresh() {
    isEnabled = track { EnvironmentValues(scope: environment).isEnabled }
  }

  // An element keeps its own tap action if it has one.
  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    guard isEnabled else { return }
    for index in start..<elements.count
    where elements[index].actions.tap == nil && !elements[index].isPresented {
      elements[index].actions.tap = view.action
    }
  }
}
