// It looks as if the environment were one place for all: what one book sets, its neighbors have.
// Caught by: a theme is not for the neighbors
import StateFlow

struct Theme: Equatable {
  var color = Color.black
  var isBold = false
}

nonisolated(unsafe) private var current = Theme()

enum ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { current }
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: Theme) -> some View {
    current = theme
    return self
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
      .bold(theme.isBold)
  }
}
