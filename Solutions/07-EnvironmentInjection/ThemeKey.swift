import StateFlow

// A publisher prints many books. The house has a style; a series may have
// another, and a book may differ from its series in nothing but the color.

struct Theme: Equatable {
  var color = Color.black
  var isBold = false
}

enum ThemeKey: EnvironmentKey {
  // Where nobody has set a theme, it is Theme(): black, and not bold.
  static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// This view, and all inside it, in a theme.
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }

  /// This view, and all inside it, in a color, and otherwise in the theme
  /// that holds where it stands.
  func themeColor(_ color: Color) -> some View {
    // The key path goes on into the theme: the rest of it is inherited, and
    // still follows when it changes further out.
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
