/// A group of views, to all of which you can apply a modifier at once.
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: TransparentView {}
