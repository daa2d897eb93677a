/// A container that shows each of its controls in a separate row.
public struct Form<Content: View>: View {
  let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.form) }

  func arrange(_ element: inout Element) { element.arrangeRows() }
}

extension Element {
  /// Wraps each element in a row, including the elements inside sections.
  mutating func arrangeRows() {
    children = children.map { child in
      if child.isPresented { return child }
      switch child.role {
      case .section:
        return child.arranged {
          var section = child
          section.arrangeRows()
          return section
        }
      case .header, .footer, .row: return child
      default: return child.arranged { Element(rowAround: child) }
      }
    }
  }

  /// Creates a row around an element and moves the element's row actions to the row.
  private init(rowAround content: Element) {
    var content = content
    let row = (delete: content.actions.delete, move: content.actions.move)
    content.actions.delete = nil
    content.actions.move = nil
    self.init(.row, around: content)
    actions.delete = row.delete
    actions.move = row.move
    attributes = content.attributes.filter { if case .tag = $0 { true } else { false } }
  }
}
