/// A property that a modifier sets on an element, such as the element's font.
///
/// An attribute also applies to the elements inside the element, unless they have the same
/// attribute themselves. ``Style`` computes the result.
public enum Attribute: Equatable {
  case accessibilityLabel(String)
  case accessibilityIdentifier(String)
  case tag(AnyHashable)
  case hidden
  case badge(String)
  case labelsHidden

  case bold(Bool)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)
  case font(Font?)
  case fontWeight(Font.Weight?)
  case foreground(Color?)
  case tint(Color?)
  case lineLimit(Int?)
  case multilineTextAlignment(TextAlignment)

  case background(Color)
  case border(Color)
  case opacity(Double)
  case padding(EdgeInsets)
  case frame(FrameSize)
  case alignment(Alignment)
  /// Moves centered stacks inside the element to the leading edge.
  case leadingStacks
  case spacing(CGFloat)
  case axis(Axis)
  case layoutPriority(Double)
  case fixedSize
  case look(Look.Subject, Look?)
  case buttonRole(ButtonRole)

  case navigationTitle(String)
  case toolbarPlacement(ToolbarItemPlacement)
}

/// A view whose elements have an additional attribute.
public struct _AttributedView<Content: View>: View {
  let content: Content
  let attribute: Attribute
}

extension _AttributedView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    AttributedNode(self, parent: parent, environment: environment)
  }
}

private final class AttributedNode<Content: View>: WrapperNode<_AttributedView<Content>> {
  override var keepsElements: Bool { true }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    for index in start..<elements.count where !elements[index].isPresented {
      elements[index].attributes.append(view.attribute)
    }
  }
}

extension View {
  func attribute(_ attribute: Attribute) -> _AttributedView<Self> {
    _AttributedView(content: self, attribute: attribute)
  }
}

/// A view whose elements have an additional attribute that contains text.
///
/// The text is evaluated in the view's environment, so its numbers are formatted for the view's
/// locale.
public struct _TextAttributeView<Content: View>: View {
  let content: Content
  /// The text of the attribute, or `nil` if there is no attribute.
  let text: Text?
  let kind: Kind

  enum Kind {
    case accessibilityLabel, badge, navigationTitle

    func attribute(_ words: String) -> Attribute {
      switch self {
      case .accessibilityLabel: .accessibilityLabel(words)
      case .badge: .badge(words)
      case .navigationTitle: .navigationTitle(words)
      }
    }
  }
}

extension _TextAttributeView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    TextAttributeNode(self, parent: parent, environment: environment)
  }
}

private final class TextAttributeNode<Content: View>: WrapperNode<_TextAttributeView<Content>> {
  private var attribute: Attribute?

  override var keepsElements: Bool { true }

  override func mount() {
    refresh()
    super.mount()
  }

  override func update(to view: _TextAttributeView<Content>) {
    super.update(to: view)
    refresh()
  }

  override func refresh() {
    let words = track { view.text?.words(in: EnvironmentValues(scope: environment)) }
    attribute = words.map(view.kind.attribute)
  }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    // An empty screen still has a title.
    if elements.count == start, view.kind == .navigationTitle { elements.append(Element(.empty)) }
    guard let attribute else { return }
    for index in start..<elements.count where !elements[index].isPresented {
      elements[index].attributes.append(attribute)
    }
  }
}

extension View {
  func attribute(_ kind: _TextAttributeView<Self>.Kind, _ text: Text?) -> _TextAttributeView<Self> {
    _TextAttributeView(content: self, text: text, kind: kind)
  }
}
