/// A group of rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let rows: Content
  private let footer: Footer

  /// Creates a section. It doesn't have to have a header or a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    rows = content()
    self.header = header()
    self.footer = footer()
  }

  /// Creates a section with a header and a footer (iOS 13 spelling).
  @available(*, deprecated, renamed: "init(content:header:footer:)")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header (iOS 13 spelling).
  @available(*, deprecated, renamed: "init(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer (iOS 13 spelling).
  @available(*, deprecated, renamed: "init(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Section: ContainerView {
  var content: Pair<Caption<Parent>, Pair<Content, Caption<Footer>>> {
    Pair(
      first: Caption(header, as: .header),
      second: Pair(first: rows, second: Caption(footer, as: .footer)))
  }

  func element(in environment: EnvironmentValues) -> Element { Element(.section) }

  func arrange(_ element: inout Element) {
    element.children.removeAll {
      ($0.role == .header || $0.role == .footer) && $0.children.isEmpty
    }
  }
}

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
