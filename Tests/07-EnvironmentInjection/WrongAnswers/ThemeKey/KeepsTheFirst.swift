// It looks as if a heading were set once: what is copied when it appears does not follow.
// Caught by: headings follow when the house changes its theme
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
  @State private var first: Theme?

  var body: some View {
    Text(title)
      .foregroundColor((first ?? theme).color)
      .bold((first ?? theme).isBold)
      .onAppear { first = theme }
  }
}
