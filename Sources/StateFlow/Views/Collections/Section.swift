/// Rows that belong together, with a header above and a footer below.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let rows: Content
  private let footer: Footer

  /// Rows with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    rows = content()
    self.header = header()
    self.footer = footer()
  }

  /// Rows with a header and a footer: the spelling of iOS 13.
  @available(*, deprecated, renamed: "init(content:header:footer:)")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Rows with a header: the spelling of iOS 13.
  @available(*, deprecated, renamed: "init(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Rows with a footer: the spelling of iOS 13.
  @available(*, deprecated, renamed: "init(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a title above.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Rows with a title above.
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
