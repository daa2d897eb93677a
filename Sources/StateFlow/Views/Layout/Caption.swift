/// The caption of a control or the header of a section, which comes before the content.
struct Caption<Content: View>: View {
  let content: Content
  let role: Element.Role

  init(_ content: Content, as role: Element.Role = .caption) {
    self.content = content
    self.role = role
  }
}

extension Caption: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(role) }
}

/// Two views, one after the other.
struct Pair<First: View, Second: View>: View {
  let first: First
  let second: Second
}

extension Pair: TransparentView {
  var content: TupleView<(First, Second)> {
    TupleView((first, second), views: [first, second])
  }
}
