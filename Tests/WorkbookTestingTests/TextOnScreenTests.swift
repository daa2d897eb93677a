import StateFlow
import Testing
import WorkbookTesting

/// A text on screen is what a person reads there, not what a button is called.
@MainActor
@Suite("Text on screen")
struct TextOnScreenTests {
  @Test func `a text that stands by itself comes before a button of that name`() {
    let screen = Screen {
      Button("4") {}
      Text("4").foregroundColor(.red)
    }
    #expect(screen.text("4").foregroundColor == .red)
  }

  @Test func `where none stands by itself, it is the one in a button`() {
    let screen = Screen { Button("4") {}.foregroundColor(.blue) }
    #expect(screen.text("4").foregroundColor == .blue)
  }

  @Test func `texts that stand by themselves are counted by themselves`() {
    let screen = Screen {
      Text("4")
      Button("4") {}
      Text("4").bold()
    }
    #expect([0, 1].map { screen.text("4", at: $0).isBold } == [false, true])
  }
}
