extension View {
  /// Sets the font of this view and all views below it, by setting the environment value `font`
  /// (E6).
  public func font(_ font: Font?) -> some View { _FontView(content: self, font: font) }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { attribute(.fontWeight(weight)) }
  /// Makes text bold if `isActive` is `true`.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold(isActive)) }
  /// Makes text italic if `isActive` is `true`.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic(isActive)) }
  /// Underlines text if `isActive` is `true`.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute(.underline(isActive))
  }
  /// Strikes text through if `isActive` is `true`.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute(.strikethrough(isActive))
  }
  /// Limits the number of lines of text.
  public func lineLimit(_ number: Int?) -> some View { attribute(.lineLimit(number)) }
  /// Sets the alignment of the lines in multiline text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attribute(.multilineTextAlignment(alignment))
  }
  /// Sets the foreground color.
  public func foregroundColor(_ color: Color?) -> some View { attribute(.foreground(color)) }
  /// Sets the foreground style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attribute(.foreground(style.color))
  }
  /// Sets the color of controls.
  public func tint(_ color: Color?) -> some View { attribute(.tint(color)) }
  /// Sets the color of controls (iOS 13 spelling).
  public func accentColor(_ color: Color?) -> some View { attribute(.tint(color)) }
}
