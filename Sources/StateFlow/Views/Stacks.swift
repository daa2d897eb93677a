/// Views from top to bottom.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  let content: Content

  /// Stacks views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VStack: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.verticalStack) }
}
