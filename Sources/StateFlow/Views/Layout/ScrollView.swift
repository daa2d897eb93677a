/// A container whose content can be scrolled.
public struct ScrollView<Content: View>: View {
  let content: Content
  private let axes: Axis.Set

  /// Creates a container whose content can be scrolled.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.scroll)
    if axes == .horizontal { element.attributes = [.axis(.horizontal)] }
    return element
  }
}
