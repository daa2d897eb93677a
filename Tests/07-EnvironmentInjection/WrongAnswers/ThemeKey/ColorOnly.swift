// It looks as if a theme with a color were that color only: the rest is reset to the default.
// Caught by: a color of its own leaves the rest as it is
import StateFlow

struct Theme: Equatable {
  var color = Color.black
  var isBold = false
}

enum ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }

  func themeColor(_ color: Color) -> some View {
    environment(\.theme, Theme(color: color))
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
