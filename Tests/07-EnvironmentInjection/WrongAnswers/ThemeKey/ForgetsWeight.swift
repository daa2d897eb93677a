// It looks as if a color were all there is to a theme: this one is bold.
// Caught by: a heading has the theme that was set for it
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
    environment(\.theme.color, color)
  }
}

struct Heading: View {
  let title: String

  @Environment(\.theme) private var theme

  var body: some View {
    Text(title)
      .foregroundColor(theme.color)
  }
}
