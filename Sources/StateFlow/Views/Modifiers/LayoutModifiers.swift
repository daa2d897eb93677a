import Foundation

extension View {
  /// Sets a view in from its edges.
  public func padding(_ insets: EdgeInsets) -> some View { attribute(.padding(insets)) }

  /// Sets a view in from some of its edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return attribute(
      .padding(
        EdgeInsets(
          top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
          trailing: inset(.trailing))))
  }

  /// Sets a view in from all of its edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Asks for a size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    attribute(.frame(FrameSize(width: width, height: height, alignment: alignment)))
  }

  /// Asks for a size between bounds.
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

  /// Asks for the size that the view would have by itself.
  public func fixedSize() -> some View { attribute(.fixedSize) }

  /// Lets the view have its room before those beside it.
  public func layoutPriority(_ value: Double) -> some View { attribute(.layoutPriority(value)) }

  /// Moves what is drawn, and nothing else.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Lets the view reach to the edges of the screen: the spelling of iOS 13.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Lets the view reach to the edges of the screen.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// Sets how much of the view is seen, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { attribute(.opacity(opacity)) }

  /// Lets the view take its place without being seen or used.
  public func hidden() -> some View { attribute(.hidden) }

  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attribute(.cornerRadius(radius))
  }

  /// Draws a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    attribute(.shadow(radius: radius))
  }

  /// Draws a line around the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attribute(.border(content.color ?? .primary))
  }

  /// Draws a style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    attribute(.background(style.color ?? .clear))
  }
}
