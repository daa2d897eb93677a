/// Several views, treated as one where a modifier is written once for all of them.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: TransparentView {}
