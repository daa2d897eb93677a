extension View {
  /// Sets the font of this view and all below it, in the environment's `font` (E6).
  public func font(_ font: Font?) -> some View { _FontView(content: self, font: font) }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { attribute(.fontWeight(weight)) }
  /// Makes words bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold(isActive)) }
  /// Makes words slanted, or not.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic(isActive)) }
  /// Draws a line below words, or not.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute(.underline(isActive))
  }
  /// Draws a line through words, or not.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute(.strikethrough(isActive))
  }
  /// Gives digits one width.
  public func monospacedDigit() -> some View { attribute(.monospacedDigit) }
  /// Limits how many lines a text takes.
  public func lineLimit(_ number: Int?) -> some View { attribute(.lineLimit(number)) }
  /// Sets to which side the lines of a text lean.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attribute(.multilineTextAlignment(alignment))
  }
  /// Sets the colour of what is drawn.
  public func foregroundColor(_ color: Color?) -> some View { attribute(.foreground(color)) }
  /// Sets the style of what is drawn.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attribute(.foreground(style.color))
  }
  /// Sets the colour of what can be used.
  public func tint(_ color: Color?) -> some View { attribute(.tint(color)) }
  /// Sets the colour of what can be used: the spelling of iOS 13.
  public func accentColor(_ color: Color?) -> some View { attribute(.tint(color)) }
}
