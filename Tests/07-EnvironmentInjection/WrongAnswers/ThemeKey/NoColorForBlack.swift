// It looks as if no color were black: a heading without one has that of what it stands in.
// Caught by: where nobody has set a theme, a heading is black and not bold
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
      .foregroundColor(theme == Theme() ? nil : theme.color)
      .bold(theme.isBold)
  }
}
