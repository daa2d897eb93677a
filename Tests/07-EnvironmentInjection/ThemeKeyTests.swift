import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

@Suite("7.2 Theme key", .exercise)
struct ThemeKeyTests {
  let loud = Theme(color: .red, isBold: true)
  let calm = Theme(color: .blue)

  @Test func `where nobody has set a theme, a heading is black and not bold`() {
    let screen = Screen { Heading(title: "Preface") }
    #expect(look(of: "Preface", on: screen) == Theme(color: .black, isBold: false))
  }

  @Test func `a heading has the theme that was set for it`() {
    let screen = Screen { Heading(title: "Preface").theme(loud) }
    #expect(look(of: "Preface", on: screen) == loud)
  }

  @Test func `a theme is handed down, however deep`() {
    let screen = Screen {
      VStack {
        List(1..<2) { number in
          HStack { Heading(title: "Chapter") }
        }
      }
      .theme(loud)
    }
    #expect(look(of: "Chapter", on: screen) == loud, "Nobody in between knows of themes.")
  }

  @Test func `the nearest theme wins`() {
    let screen = Screen {
      VStack {
        Heading(title: "Series")
        VStack { Heading(title: "Book") }.theme(calm)
      }
      .theme(loud)
    }
    #expect(look(of: "Series", on: screen) == loud)
    #expect(look(of: "Book", on: screen) == calm, "The book's own theme is nearer.")
  }

  @Test func `the nearest theme wins, also when it is the default`() {
    let screen = Screen { VStack { Heading(title: "Book").theme(Theme()) }.theme(loud) }
    #expect(look(of: "Book", on: screen) == Theme(), "To set black is not to set nothing.")
  }

  @Test func `a theme is not for the neighbors`() {
    let screen = Screen {
      Heading(title: "Before")
      Heading(title: "Book").theme(loud)
      Heading(title: "After")
    }
    #expect(look(of: "Before", on: screen) == Theme())
    #expect(look(of: "Book", on: screen) == loud)
    #expect(look(of: "After", on: screen) == Theme())
  }

  @Test func `any view can read the theme`() {
    let screen = Screen {
      Reader()
      Reader().theme(calm)
    }
    #expect(
      screen.texts == ["black, thin", "blue, thin"],
      "A view of this suite reads the environment's theme for itself.")
  }

  @Test func `a color of its own leaves the rest as it is`() {
    let screen = Screen { VStack { Heading(title: "Book").themeColor(.green) }.theme(loud) }
    #expect(
      look(of: "Book", on: screen) == Theme(color: .green, isBold: true),
      "The series is bold, and so is the book.")
  }

  @Test func `a color of its own is set where there is no theme, too`() {
    let screen = Screen { Heading(title: "Book").themeColor(.green) }
    #expect(look(of: "Book", on: screen) == Theme(color: .green))
  }

  @Test func `the rest of a theme follows the house below a color of its own`() {
    let screen = Screen { Heading(title: "Book").themeColor(.green) }
    screen.set(\.theme, loud)
    #expect(look(of: "Book", on: screen) == Theme(color: .green, isBold: true))
  }

  @Test func `headings follow when the house changes its theme`() {
    let screen = Screen { Heading(title: "Preface") }
    screen.set(\.theme, loud)
    #expect(look(of: "Preface", on: screen) == loud)
    screen.set(\.theme, calm)
    #expect(look(of: "Preface", on: screen) == calm)
  }

  @Test func `a new theme runs the headings it is for, and nobody else`() {
    let screen = Screen {
      Page()
      VStack { Heading(title: "Book") }.theme(calm)
    }
    screen.set(\.theme, loud)
    #expect(screen.bodyCount(of: Page.self) == 1, "The page only holds a heading.")
    #expect(
      screen.bodyCount(of: Heading.self) == 3,
      "Two ran for the first frame; then the page's. The book has a theme of its own.")
  }

  @Test func `the theme that holds already runs nothing`() {
    let screen = Screen { Heading(title: "Preface") }
    screen.set(\.theme, loud)
    screen.set(\.theme, Theme(color: .red, isBold: true))
    #expect(screen.bodyCount(of: Heading.self) == 2)
  }

  /// A page that knows nothing of themes.
  private struct Page: View {
    var body: some View { Heading(title: "Page") }
  }

  private struct Reader: View {
    @Environment(\.theme) private var theme
    var body: some View {
      Text("\(theme.color == .blue ? "blue" : "black"), \(theme.isBold ? "bold" : "thin")")
    }
  }

  /// How a heading looks to its reader.
  private func look(
    of title: String, on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Theme {
    let text = screen.text(title, sourceLocation: sourceLocation)
    return Theme(color: text.foregroundColor ?? .clear, isBold: text.isBold)
  }
}
