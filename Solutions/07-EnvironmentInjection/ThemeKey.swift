import StateFlow

// A publishing house has a theme for its books. A series can have a different
// one, and a book can use its series' theme with a different color. Keep the
// theme in the environment, and show headings in it.
//
// 1. A heading shows its title, and nothing else.
// 2. A heading has the color of its theme, and it's bold if the theme is bold.
// 3. Without a theme, a heading is black and not bold, whatever the color and
//    the weight of the view around it.
// 4. theme(_:) sets the theme of a view and of all views inside it, and of no
//    other view.
// 5. themeColor(_:) sets only the color of the theme, even to black. The view
//    and the views inside it inherit the rest of the theme.
// 6. The nearest theme or color wins, even if it's the default. A theme
//    overrides a color that an outer modifier sets.
// 7. A heading shows each change to the theme and the color around it, unless a
//    nearer one overrides it.
// 8. Any view can read the theme in its environment, but only headings change
//    their appearance.

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
