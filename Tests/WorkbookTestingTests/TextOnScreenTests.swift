import StateFlow
import Testing
import WorkbookTesting

/// Tests of finding text views on screen. A text view is found before the label of a button.
@MainActor
@Suite("Finding text on screen")
struct TextOnScreenTests {
  @Test func `a search for text finds a text view before a button's label`() {
    let screen = Screen {
      Button("4") {}
      Text("4").foregroundColor(.red)
    }
    #expect(screen.text("4").foregroundColor == .red)
  }

  @Test func `a button's label is found if no text view outside buttons matches`() {
    let screen = Screen { Button("4") {}.foregroundColor(.blue) }
    #expect(screen.text("4").foregroundColor == .blue)
  }

  @Test func `an inner font replaces an outer bold font, but not an outer bold modifier`() {
    let screen = Screen {
      VStack {
        Text("plain").font(.body)
        Text("inherited")
        VStack { Text("headline") }.font(.headline)
      }
      .font(.headline)
      Text("bold").font(.body).bold()
      VStack { Text("inside bold").font(.body) }.bold()
      VStack { Text("light").fontWeight(.light) }.font(.headline)
    }
    #expect(
      ["plain", "inherited", "headline", "bold", "inside bold", "light"]
        .filter { screen.text($0).isBold }
        == ["inherited", "headline", "bold", "inside bold"])
  }

  @Test func `the index of a text view counts only text views outside controls`() {
    let screen = Screen {
      Text("4")
      Button("4") {}
      Text("4").bold()
    }
    #expect([0, 1].map { screen.text("4", at: $0).isBold } == [false, true])
  }

  @Test(arguments: [
    (Color.blue, "blue"), (.red.opacity(0.5), "red, opacity 0.5"),
    (Color(red: 0, green: 0.5, blue: 1), "red 0.0, green 0.5, blue 1.0"),
  ])
  func `a failed expectation names a color`(color: Color, name: String) {
    #expect(String(describingForTest: color) == name)
    #expect(String(describingForTest: Color?(color)) == name)
  }
}
