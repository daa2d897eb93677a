/// Views that can be scrolled.
public struct ScrollView<Content: View>: View {
  let content: Content

  /// Views that can be scrolled.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.scroll) }
}
