// It looks as if what holds around a view were settled when it appears: what is kept from then does not follow.
// Caught by: the rest of a theme follows the house below a color of its own
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
    modifier(Colored(color: color))
  }
}

private struct Colored: ViewModifier {
  let color: Color
  @Environment(\.theme) private var theme
  @State private var first: Theme?

  func body(content: Content) -> some View {
    content
      .environment(\.theme, Theme(color: color, isBold: (first ?? theme).isBold))
      .onAppear { first = theme }
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
