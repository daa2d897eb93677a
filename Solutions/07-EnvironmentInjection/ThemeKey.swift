import StateFlow

// A publishing house has a theme for its books. A series can have a different
// one, and a book can use its series' theme with a different color.

struct Theme: Equatable {
  var color = Color.black
  var isBold = false
}

enum ThemeKey: EnvironmentKey {
  // The theme if no view sets one: black and not bold.
  static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// Sets the theme of this view and all views inside it.
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }

  /// Sets only the color of the theme, for this view and all views inside it.
  func themeColor(_ color: Color) -> some View {
    // The key path continues into the theme. The rest is inherited, and still
    // follows changes farther out.
    environment(\.theme.color, color)
  }
}

struct Heading: View {
  let title: String

  @Environment(\.theme) private var theme

  var body: some View {
    Text(title)
      .foregroundColor(theme.color)
      .bold(theme.isBold)
  }
}
