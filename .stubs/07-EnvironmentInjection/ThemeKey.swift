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
    get {
      unfinished("Return the value for ThemeKey.", placeholder: Theme())
    }
    set {
      unfinished("Store the value for ThemeKey.")
    }
  }
}

extension View {
  /// Sets the theme of this view and all views inside it.
  func theme(_ theme: Theme) -> some View {
    unfinished("Set the theme in the environment.", placeholder: self)
  }

  /// Sets only the color of the theme, for this view and all views inside it.
  func themeColor(_ color: Color) -> some View {
    unfinished("Set only the color of the theme.", placeholder: self)
  }
}

struct Heading: View {
  let title: String

  var body: some View {
    unfinished(
      "Show the title in a Text with the theme's foregroundColor and weight.",
      placeholder: Text(""))
  }
}
