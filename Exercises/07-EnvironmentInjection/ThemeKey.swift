import StateFlow

// A publisher prints many books. The house has a style; a series may have
// another, and a book may differ from its series in nothing but the color.

struct Theme: Equatable {
  var color = Color.black
  var isBold = false
}

enum ThemeKey: EnvironmentKey {
  // Where nobody has set a theme, it is Theme(): black, and not bold.
  static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
  var theme: Theme {
    get {
      unfinished("Give what is kept for the key.", placeholder: Theme())
    }
    set {
      unfinished("Keep it for the key.")
    }
  }
}

extension View {
  /// This view, and all inside it, in a theme.
  func theme(_ theme: Theme) -> some View {
    unfinished("Set the theme for this view.", placeholder: self)
  }

  /// This view, and all inside it, in a color, and otherwise in the theme
  /// that holds where it stands.
  func themeColor(_ color: Color) -> some View {
    unfinished("Set nothing but the color of the theme.", placeholder: self)
  }
}

struct Heading: View {
  let title: String

  var body: some View {
    unfinished(
      """
      Show the title, in the foregroundColor of the theme that holds where \
      the heading stands, and bold if the theme is.
      """,
      placeholder: Text(""))
  }
}
