extension View {
  /// Layers a view behind this view (iOS 13 spelling).
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    ZStack(alignment: alignment) {
      background
      self
    }
  }

  /// Layers views behind this view.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(content(), alignment: alignment)
  }

  /// Layers a view in front of this view (iOS 13 spelling).
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    ZStack(alignment: alignment) {
      self
      overlay
    }
  }

  /// Layers views in front of this view.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    overlay(content(), alignment: alignment)
  }
}
