// It looks as if setting a theme were coloring what is there: a view that reads the environment finds no theme in it.
// Caught by: any view can read the theme
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
    foregroundColor(theme.color).bold(theme.isBold)
  }

  func themeColor(_ color: Color) -> some View {
    foregroundColor(color)
  }
}

struct Heading: View {
  let title: String

  @Environment(\.theme) private var theme

  var body: some View {
    Text(title)
  }
}
