extension View {
  /// Adds padding with a separate length for each edge.
  public func padding(_ insets: EdgeInsets) -> some View { attribute(.padding(insets)) }

  /// Adds padding at the given edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return attribute(
      .padding(
        EdgeInsets(
          top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
          trailing: inset(.trailing))))
  }

  /// Adds padding on all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Sets the size of the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    attribute(.frame(FrameSize(width: width, height: height, alignment: alignment)))
  }

  /// Sets limits for the size of the view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    attribute(
      .frame(
        FrameSize(
          minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
          alignment: alignment)))
  }

  /// Gives the view its ideal size.
  public func fixedSize() -> some View { attribute(.fixedSize) }

  /// Sets the priority with which a stack gives space to the view.
  public func layoutPriority(_ value: Double) -> some View { attribute(.layoutPriority(value)) }

  /// Sets the opacity of the view, from 0 (invisible) to 1.
  public func opacity(_ opacity: Double) -> some View { attribute(.opacity(opacity)) }

  /// Hides the view, which still takes up space.
  public func hidden() -> some View { attribute(.hidden) }

  /// Draws a line around the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attribute(.border(content.color ?? .primary))
  }

  /// Fills the background of the view with a style.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    attribute(.background(style.color ?? .clear))
  }
}

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
