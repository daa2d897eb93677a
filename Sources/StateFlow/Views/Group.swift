/// A group of views, so that a modifier can apply to all of them.
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: TransparentView {}
