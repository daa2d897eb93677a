/// Controls, one to a row.
public struct Form<Content: View>: View {
  let content: Content

  /// A form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.form) }

  static var makesRows: Bool { true }
}

extension Element {
  /// Makes a row of each thing inside, and inside the sections inside.
  ///
  /// - Parameter former: What was inside before, and what was made of it. The row of a thing that
  ///   is still the same is used again.
  mutating func arrangeRows(after former: (before: [Element], after: [Element])? = nil) {
    children = children.enumerated().map { index, child in
      if let former, index < former.before.count, former.before[index].isIdentical(to: child) {
        return former.after[index]
      }
      if child.isPresented { return child }
      switch child.role {
      case .section:
        var section = child
        section.arrangeRows()
        return section
      case .header, .footer, .row: return child
      default: return Element(rowAround: child)
      }
    }
  }

  /// What is done to a row is done to all that is in it.
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
