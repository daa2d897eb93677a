import StateFlow

// A publishing house has a theme for its books. A series can have a different
// one, and a book can use its series' theme with a different color.

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
    unfinished("Set the theme for this view.", placeholder: self)
  }

  /// Sets only the color of the theme, for this view and all views inside it.
  /// The views inherit the rest of the theme, even if it changes later.
  func themeColor(_ color: Color) -> some View {
    unfinished("Set only the color of the theme.", placeholder: self)
  }
}

struct Heading: View {
  let title: String

  var body: some View {
    unfinished(
      """
      Show the title in the foregroundColor of the environment's theme, and in \
      bold if the theme is bold.
      """,
      placeholder: Text(""))
  }
}
