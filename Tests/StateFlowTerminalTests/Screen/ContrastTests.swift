import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of the contrast between characters and their backgrounds, in light and in dark colors.
@MainActor
@Suite struct ContrastTests {
  typealias Hue = KeyPath<Palette, TerminalColor>

  nonisolated static let schemes = [ColorScheme.light, .dark]

  @Test func `the contrast is that of WCAG 2`() {
    let (white, black) = (TerminalColor(hex: 0xFFFFFF), TerminalColor(hex: 0x000000))
    #expect(abs(white.contrast(with: black) - 21) < 0.01)
    #expect(white.contrast(with: white) == 1)
    // The gray with the lowest contrast to white that WCAG allows for text. As a numbered color, it's
    // a bit lighter.
    #expect((4.4...4.55).contains(TerminalColor(hex: 0x767676).contrast(with: white)))
    #expect(abs(white.contrast(with: TerminalColor(hex: 0xFFE9A8)) - 1.2) < 0.02)
  }

  @Test(arguments: schemes)
  func `the palette's text is readable on the backgrounds around the views`(scheme: ColorScheme) {
    let palette = Palette(colorScheme: scheme)
    let pairs: [(background: Hue, inks: [Hue])] = [
      // The story.
      (\.paper, [\.ink, \.accent, \.secondary, \.positive, \.warning, \.danger]),
      // The title and the status bar.
      (\.field, [\.ink, \.accent, \.secondary, \.warning]),
      // Sheets and the help.
      (\.raised, [\.ink, \.accent, \.secondary]),
      (\.focus, [\.ink]), (\.flash, [\.ink]),
    ]
    for (background, inks) in pairs {
      for ink in inks {
        #expect(
          palette[keyPath: ink].contrast(with: palette[keyPath: background]) >= 4.5,
          "\(ink) on \(background)")
      }
      guard background != \.focus, background != \.flash else { continue }
      // Lines only decorate, so they need less contrast.
      #expect(palette.frame.contrast(with: palette[keyPath: background]) >= 3, "\(background)")
    }
  }

  nonisolated static let colors: [Color] = [
    .primary, .secondary, .accentColor, .black, .white, .gray, .red, .orange, .yellow, .green,
    .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .clear,
    Color(red: 0.5, green: 0.5, blue: 0.5), Color.red.opacity(0.3),
  ]

  @Test(arguments: schemes, ["a", "─", "█"] as [Character])
  func `whatever colors a view chooses, a character is readable on its background`(
    scheme: ColorScheme, character: Character
  ) {
    let palette = Palette(colorScheme: scheme)
    let own: [TerminalColor?] = [nil, palette.field, palette.raised, palette.focus, palette.flash]
    for background in own + Self.colors.map({ palette.color($0) }) {
      for color in Self.colors {
        let style = CellStyle(foreground: palette.color(color), background: background)
        let cell = Cell(character, palette.readableStyle(of: Cell(character, style)))
        #expect(isReadable(cell, palette), "\(color) on \(String(describing: background))")
        #expect(cell.style.background == background)
      }
    }
  }

  private func isReadable(_ cell: Cell, _ palette: Palette) -> Bool {
    guard let character = cell.character, character != " ", !cell.style.isDim else { return true }
    let isLine = "─━│╭╮╰╯█░▐▌▏".contains(character)
    return (cell.style.foreground ?? palette.ink)
      .contrast(with: cell.style.background ?? palette.paper) >= (isLine ? 3 : 4.5)
  }

  // MARK: Screens

  private struct Gallery: View {
    @State private var count = 0
    @State private var isOn = true

    var body: some View {
      VStack {
        Button("Add \(count)") { count += 1 }
        Button("Main \(count)") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Delete \(count)", role: .destructive) { count += 1 }
        Toggle("Light \(count)", isOn: $isOn)
        Stepper("Count \(count)", value: $count)
        TextField("Name", text: .constant(""))
        Text("Sun \(count)").foregroundColor(.white).background(Color.yellow)
        Text("Shade \(count)").background(Color.black)
      }
    }
  }

  @Test(arguments: schemes)
  func `after each click, all of the screen is readable`(scheme: ColorScheme) {
    let used = UsedScreen(80, 24) { Gallery() }
    used.screen.setColorScheme(scheme)
    let palette = used.screen.palette
    for words in ["Add", "Main", "Delete", "Light", "+", "Name"] {
      used.click(words)
      #expect(!used.screen.memory.flashing.isEmpty)
      let unreadable = used.frame.canvas.cells.filter { !isReadable($0, palette) }
      #expect(unreadable.isEmpty, "after a click on \(words)")
    }
  }

  @Test func `a focused button that has just changed is dark on pale yellow`() {
    let used = UsedScreen(60, 20) { Gallery() }
    used.screen.setColorScheme(.light)
    used.press("space")
    let place = used.place(of: "Add 1")
    let style = place.map { used.frame.canvas[$0].style }
    #expect(style?.background == Palette(colorScheme: .light).flash)
    #expect(style?.foreground == Palette(colorScheme: .light).ink)
  }
}
