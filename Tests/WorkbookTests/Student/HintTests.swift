import Testing

@testable import WorkbookContents
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct HintTests {
  let house = House()

  @Test func `each call to the hint command shows one more hint, up to the last one`() async {
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 1 of 3

          What is a lamp?

        If that isn't enough: swift run workbook hint Lamp
        """)
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 2 of 3

          Look at its switch.

        If that isn't enough: swift run workbook hint Lamp
        """)
    #expect(
      await house.call("hint", "lamp") == """
        1.1 Lamp, hint 3 of 3

          light.toggle()
        """)
    #expect(await house.call("hint", "lamp").hasPrefix("You have seen all 3 hints for Lamp."))
  }

  @Test func `showing all hints doesn't count as using any of them`() async {
    #expect(
      await house.call("hint", "--all") == """
        1.1 Lamp, all hints

          1  What is a lamp?

          2  Look at its switch.

          3  light.toggle()
        """)
    #expect(await house.call("hint").hasPrefix("1.1 Lamp, hint 1 of 3"))
  }

  private func hint(_ text: String, width: Int = 60) -> [String] {
    HintText(text, console: house.session(width: width).console, indent: 2).lines
  }

  @Test func `a hint's closures have their own lines, as code`() {
    #expect(
      hint(
        "Write Button(isOn ? \"Show all\" : \"Show favorites\") { isOn.toggle() } and List(isOn ? "
          + "all.filter(\\.isOn) : all) { lamp in Text(lamp.name) }."
      ) == [
        "  Write",
        "      Button(isOn ? \"Show all\" : \"Show favorites\") {",
        "        isOn.toggle()",
        "      }",
        "  and",
        "      List(isOn ? all.filter(\\.isOn) : all) { lamp in",
        "        Text(lamp.name)",
        "      }",
      ])
  }

  @Test func `a block of code begins with its statement`() {
    #expect(
      hint(
        "In the setter, write for offset in offsets.reversed() { remove(at: offset) }, and return.")
        == [
          "  In the setter, write",
          "      for offset in offsets.reversed() {",
          "        remove(at: offset)",
          "      }",
          "  and return.",
        ])
    #expect(
      hint(
        "If that isn't so, write return Token { [weak self] in self?.stop(becauseOf: .anotherListener) }. Or start Task { … }."
      )
        == [
          "  If that isn't so, write return",
          "      Token { [weak self] in",
          "        self?.stop(becauseOf: .anotherListener)",
          "      }",
          "  Or start",
          "      Task { … }",
        ])
  }

  @Test func `short code in a hint stays in one piece`() {
    #expect(
      hint("In the panel of the hall, write @State private var count = 0. Then add the text.") == [
        "  In the panel of the hall, write",
        "  @State private var count = 0. Then add the text.",
      ])
    #expect(
      hint("In the form on the wall of the hall, you write Toggle(\"On\", isOn: $isOn).") == [
        "  In the form on the wall of the hall, you write",
        "  Toggle(\"On\", isOn: $isOn).",
      ])
  }

  @Test func `no hint of the book loses a word`() {
    for exercise in TableOfContents.exercises {
      for hint in exercise.hints {
        let shown = self.hint(hint, width: 80).joined(separator: " ")
        func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
        #expect(letters(shown) == letters(hint), "\(exercise.name)")
      }
    }
  }
}
