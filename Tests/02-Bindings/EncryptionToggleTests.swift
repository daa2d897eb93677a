import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.1 Encryption toggle", .exercise)
struct EncryptionToggleTests {
  /// What a screen says about who can read the message, form by form.
  private func readers(on screen: Screen) -> [String] {
    screen.texts.filter { ["Anybody can read it", "Only the recipient can read it"].contains($0) }
  }

  @Test func `a message is not encrypted at first`() {
    let screen = Screen { MessageForm() }
    #expect(readers(on: screen) == ["Anybody can read it"])
    #expect(!screen.toggle("Encrypted").isOn, "The toggle shows what the form says.")
  }

  @Test func `switching the toggle is seen by the form`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    #expect(
      readers(on: screen) == ["Only the recipient can read it"],
      "The toggle was switched on: the form says so, too.")
  }

  @Test func `the toggle shows that it was switched`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    #expect(screen.toggle("Encrypted").isOn)
  }

  @Test func `switching it twice is where one began`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    screen.toggle("Encrypted").toggle()
    #expect(readers(on: screen) == ["Anybody can read it"])
    #expect(!screen.toggle("Encrypted").isOn)
  }

  @Test func `starting over is seen by the toggle`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    screen.button("Start over").tap()
    #expect(readers(on: screen) == ["Anybody can read it"])
    #expect(
      !screen.toggle("Encrypted").isOn,
      "The form wrote its value, and the toggle shows that value.")
  }

  @Test func `after starting over the toggle works as before`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    screen.button("Start over").tap()
    screen.toggle("Encrypted").toggle()
    #expect(readers(on: screen) == ["Only the recipient can read it"])
    #expect(screen.toggle("Encrypted").isOn)
  }

  @Test func `one switch is one write`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    #expect(
      screen.story.last?.writes.count == 1,
      "There is one value. Of two, one would have to be written after the other.")
  }

  @Test func `the toggle is a view of its own`() {
    let screen = Screen { MessageForm() }
    #expect(
      screen.bodyCount(of: EncryptionToggle.self) > 0,
      "The form shows an EncryptionToggle; the Toggle is in there.")
  }

  @Test func `two forms are independent`() {
    let screen = Screen {
      Section("Left") { MessageForm() }
      Section("Right") { MessageForm() }
    }
    screen.toggle("Encrypted", at: 1).toggle()
    #expect(
      readers(on: screen) == ["Anybody can read it", "Only the recipient can read it"],
      "The right message is encrypted.")
    #expect(!screen.toggle("Encrypted", at: 0).isOn, "The left one is not.")
  }

  @Test func `the value survives a refresh of the parent`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    screen.refresh()
    #expect(readers(on: screen) == ["Only the recipient can read it"])
    #expect(screen.toggle("Encrypted").isOn)
  }
}
