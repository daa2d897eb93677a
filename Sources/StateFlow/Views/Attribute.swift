/// Something that a modifier says of an element, and that changes no state.
public enum Attribute: Equatable {
  case accessibilityLabel(String)
  case tag(AnyHashable)
  case hidden
}

/// A view with an attribute on each of its elements.
public struct _AttributedView<Content: View>: View {
  public typealias Body = Never

  let content: Content
  let attribute: Attribute
}

extension _AttributedView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_AttributedView<Content>> {
    AttributedNode(self, parent: parent, environment: environment)
  }
}

private final class AttributedNode<Content: View>: WrapperNode<_AttributedView<Content>> {
  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    for index in start..<elements.count { elements[index].attributes.append(view.attribute) }
  }
}

extension View {
  func attribute(_ attribute: Attribute) -> _AttributedView<Self> {
    _AttributedView(content: self, attribute: attribute)
  }
}
