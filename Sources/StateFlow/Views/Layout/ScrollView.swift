/// A container with scrollable content.
public struct ScrollView<Content: View>: View {
  let content: Content
  private let axes: Axis.Set

  /// Creates a container with scrollable content.
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
    element.actions.refresh = environment.refresh?.start
    if axes == .horizontal { element.attributes = [.axis(.horizontal)] }
    return element
  }
}
