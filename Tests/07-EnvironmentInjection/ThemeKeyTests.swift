import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.2 Theme key", .exercise)
struct ThemeKeyTests {
  let loud = Theme(color: .red, isBold: true)
  let calm = Theme(color: .blue)

  // MARK: The theme

  @Test(.proves(3)) func `without a theme, a heading is black and not bold`() {
    let screen = Screen { Heading(title: "Preface") }
    #expect(look(of: "Preface", on: screen) == "black, not bold", "No view has set a theme.")
  }

  @Test(.proves(2)) func `a heading has the theme that is set for it`() {
    let screen = Screen { Heading(title: "Preface").theme(loud) }
    #expect(look(of: "Preface", on: screen) == "red, bold", "The theme is red and bold.")
  }

  @Test(.proves(1)) func `a heading shows its title, and nothing else`() {
    let author = Author()
    let screen = Screen { Heading(title: author.title).theme(loud) }
    #expect(screen.texts == ["Preface"], "The title should be shown once.")
    author.title = "Introduction"
    screen.refresh()
    #expect(
      screen.texts == ["Introduction"], "The heading should show the title that its parent passes.")
  }

  @Test(.proves(4)) func `views inherit a theme at any depth`() {
    let screen = Screen {
      VStack {
        List(1..<2) { number in
          HStack { Heading(title: "Chapter") }
        }
      }
      .theme(loud)
    }
    #expect(look(of: "Chapter", on: screen) == "red, bold", "The heading should inherit the theme.")
  }

  @Test(.proves(6)) func `the nearest theme wins`() {
    let screen = Screen {
      VStack {
        Heading(title: "Series")
        VStack { Heading(title: "Book") }.theme(calm)
      }
      .theme(loud)
    }
    #expect(
      look(of: "Series", on: screen) == "red, bold", "The series should have a red, bold theme.")
    #expect(
      look(of: "Book", on: screen) == "blue, not bold",
      "The book's theme is set closer to the heading than the theme of the series.")
  }

  @Test(.proves(6)) func `the nearest theme wins, even if it's the default`() {
    let screen = Screen { VStack { Heading(title: "Book").theme(Theme()) }.theme(loud) }
    #expect(
      look(of: "Book", on: screen) == "black, not bold",
      "The book sets a theme that is black and not bold.")
  }

  @Test(.proves(4)) func `a theme doesn't affect the neighboring headings`() {
    let screen = Screen {
      Heading(title: "Before")
      Heading(title: "Book").theme(loud)
      Heading(title: "After").themeColor(.green)
    }
    #expect(
      look(of: "Before", on: screen) == "black, not bold",
      "Only the neighbor of the heading \"Before\" has a theme.")
    #expect(
      look(of: "Book", on: screen) == "red, bold", "The heading \"Book\" should have a theme.")
    #expect(
      look(of: "After", on: screen) == "green, not bold",
      "The heading \"After\" sets only its color, so it shouldn't be bold.")
  }

  @Test(.proves(8)) func `other views can read the theme`() {
    let screen = Screen {
      Reader()
      Reader().theme(calm)
      Reader().themeColor(.blue).theme(loud)
    }
    #expect(
      screen.texts == ["black, not bold", "blue, not bold", "blue, bold"],
      "A view in this test reads the theme from the environment and should show it as text.")
    for text in ["blue, not bold", "blue, bold"] {
      #expect(
        look(of: text, on: screen) == "no color, not bold",
        "A theme shouldn't change the look of text that isn't a heading.")
    }
  }

  @Test(.proves(3)) func `a heading has the color of its theme, not of the view around it`() {
    let screen = Screen { VStack { Heading(title: "Preface") }.foregroundColor(.red) }
    #expect(
      look(of: "Preface", on: screen) == "black, not bold",
      "The view around the heading is red, but no theme is set, so the heading should be black.")
  }

  @Test(.proves(3)) func `a heading has the weight of its theme, not of the view around it`() {
    let screen = Screen {
      VStack {
        Heading(title: "Preface")
        Heading(title: "Book").theme(calm)
      }
      .bold()
    }
    #expect(
      look(of: "Preface", on: screen) == "black, not bold",
      "The view around the heading is bold, but no theme is set, so the heading shouldn't be bold.")
    #expect(
      look(of: "Book", on: screen) == "blue, not bold",
      "The view around the heading is bold, but the heading's theme isn't.")
  }

  // MARK: Only the color

  @Test(.proves(5)) func `setting the color doesn't change the rest of the theme`() {
    let screen = Screen { VStack { Heading(title: "Book").themeColor(.green) }.theme(loud) }
    #expect(look(of: "Book", on: screen) == "green, bold", "The book should inherit bold type.")
  }

  @Test(.proves(5)) func `the color can be set where no theme is set`() {
    let screen = Screen { Heading(title: "Book").themeColor(.green) }
    #expect(
      look(of: "Book", on: screen) == "green, not bold",
      "Without a theme, the book shouldn't be bold.")
  }

  @Test(.proves(5)) func `the color can be set to black`() {
    let screen = Screen { VStack { Heading(title: "Book").themeColor(.black) }.theme(loud) }
    #expect(look(of: "Book", on: screen) == "black, bold", "The book sets its color to black.")
  }

  @Test(.proves(6)) func `the nearest color wins`() {
    let screen = Screen {
      VStack {
        Heading(title: "Series")
        VStack { Heading(title: "Book") }.themeColor(.blue)
      }
      .themeColor(.green)
      .theme(loud)
    }
    #expect(look(of: "Series", on: screen) == "green, bold", "The series sets the color to green.")
    #expect(
      look(of: "Book", on: screen) == "blue, bold",
      "The book's color is set closer to the heading than the color of the series.")
  }

  @Test(.proves(6)) func `an entire theme takes precedence over a color that is set farther out`() {
    let screen = Screen {
      VStack {
        Heading(title: "Book").theme(calm)
        Reader().theme(calm)
      }
      .themeColor(.green)
    }
    #expect(look(of: "Book", on: screen) == "blue, not bold", "The book sets an entire theme.")
    #expect(screen.texts.last == "blue, not bold", "The environment should contain the same theme.")
  }

  // MARK: Changes

  @Test(.proves(7)) func `headings show each change to the theme`() {
    let screen = Screen { Heading(title: "Preface") }
    let themes: [(String, Theme)] = [
      ("red, bold", loud), ("blue, not bold", calm), ("red, not bold", Theme(color: .red)),
      ("green, bold", Theme(color: .green, isBold: true)), ("black, not bold", Theme()),
      ("black, bold", Theme(isBold: true)), ("red, bold", loud),
    ]
    for (name, theme) in themes {
      screen.set(\.theme, theme)
      #expect(look(of: "Preface", on: screen) == name, "The theme is \(name) now.")
    }
  }

  @Test(.proves(7)) func `a heading with its own color shows all other changes to the theme`() {
    let screen = Screen { Heading(title: "Book").themeColor(.green) }
    screen.set(\.theme, loud)
    #expect(
      look(of: "Book", on: screen) == "green, bold",
      "The publisher's theme is bold now, so the book's heading should be bold, too.")
    screen.set(\.theme, calm)
    #expect(
      look(of: "Book", on: screen) == "green, not bold", "The publisher's theme isn't bold now.")
    screen.set(\.theme, loud)
    #expect(
      look(of: "Book", on: screen) == "green, bold",
      "The publisher's theme is bold again, so the book's heading should be bold, too.")
  }

  @Test(.proves(7)) func `a heading with its own theme ignores changes to the theme around it`() {
    let screen = Screen {
      Heading(title: "Preface")
      VStack { Heading(title: "Book") }.theme(calm)
    }
    screen.set(\.theme, loud)
    #expect(look(of: "Preface", on: screen) == "red, bold", "The publisher's theme changed.")
    #expect(look(of: "Book", on: screen) == "blue, not bold", "The book has its own theme.")
  }

  @Test(.proves(7)) func `a heading shows changes to the theme and the color that its parent sets`()
  {
    let author = Author()
    let screen = Screen {
      Heading(title: "Preface").theme(author.theme)
      VStack { Heading(title: "Book").themeColor(author.theme.color) }.theme(loud)
    }
    for (name, theme) in [("red", loud), ("blue", calm), ("black", Theme())] {
      author.theme = theme
      screen.refresh()
      let weight = theme.isBold ? "bold" : "not bold"
      #expect(look(of: "Preface", on: screen) == "\(name), \(weight)", "The parent sets the theme.")
      #expect(
        look(of: "Book", on: screen) == "\(name), bold", "The parent sets the heading's color.")
    }
  }

  /// The parent's source of titles and themes.
  private final class Author {
    var title = "Preface"
    var theme = Theme()
  }

  private struct Reader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(describe(theme.color, isBold: theme.isBold)) }
  }

  /// Returns a description of a heading's appearance, such as "red, bold".
  private func look(
    of title: String, on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let text = screen.text(title, sourceLocation: sourceLocation)
    return describe(text.foregroundColor, isBold: text.isBold)
  }
}

@MainActor private func describe(_ color: Color?, isBold: Bool) -> String {
  let names: [(Color?, String)] = [
    (.black, "black"), (.red, "red"), (.blue, "blue"), (.green, "green"), (nil, "no color"),
  ]
  let name = names.first { $0.0 == color }?.1 ?? "another color"
  return "\(name), \(isBold ? "bold" : "not bold")"
}
