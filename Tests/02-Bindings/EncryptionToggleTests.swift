import StateFlow
import Testing
import WorkbookTesting

@testable import Bindings

@Suite("2.1 Encryption toggle", .exercise)
struct EncryptionToggleTests {
  /// Returns the strings on a screen that say who can read the message, one for each form.
  private func readers(on screen: Screen) -> [String] {
    screen.texts.flatMap { text in
      ["Anybody can read it", "Only the recipient can read it"].filter(text.contains)
    }
  }

  /// Taps "Start over". If the message isn't encrypted, the button may be disabled.
  private func startOver(on screen: Screen) {
    if screen.button("Start over").isEnabled { screen.button("Start over").tap() }
  }

  @Test(.proves(1)) func `a message isn't encrypted at first`() {
    let screen = Screen { MessageForm() }
    #expect(readers(on: screen) == ["Anybody can read it"], "The initial value should be false.")
    #expect(
      !screen.toggle("Encrypted").isOn, "The form's value is false, so the toggle should be off.")
  }

  @Test(.proves(1)) func `the form's text changes with the toggle`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    #expect(
      readers(on: screen) == ["Only the recipient can read it"],
      "The toggle was switched on, so the form's value should be true.")
  }

  @Test(.proves(2)) func `the toggle stays on after you switch it on`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    #expect(screen.toggle("Encrypted").isOn, "The toggle was switched on, so it should be on.")
  }

  @Test(.proves(2)) func `the toggle can be switched off again`() {
    let screen = Screen { MessageForm() }
    for _ in 1...2 {
      screen.toggle("Encrypted").toggle()
      #expect(screen.toggle("Encrypted").isOn, "The toggle was switched on, so it should be on.")
      screen.toggle("Encrypted").toggle()
      #expect(
        readers(on: screen) == ["Anybody can read it"],
        "The toggle was switched off again, so anybody should be able to read the message.")
      #expect(!screen.toggle("Encrypted").isOn, "The toggle was switched off, so it should be off.")
    }
  }

  @Test(.proves(3)) func `"Start over" switches the toggle off`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    startOver(on: screen)
    #expect(
      readers(on: screen) == ["Anybody can read it"],
      "The tap on \"Start over\" should set the form's value to false.")
    #expect(
      !screen.toggle("Encrypted").isOn,
      "After the tap on \"Start over\", the form's value is false, and the toggle should show it.")
  }

  @Test(.proves(3)) func `"Start over" changes nothing if the message isn't encrypted`() {
    let screen = Screen { MessageForm() }
    startOver(on: screen)
    #expect(
      readers(on: screen) == ["Anybody can read it"],
      "The form's value was already false, so the tap on \"Start over\" should change nothing.")
    screen.toggle("Encrypted").toggle()
    startOver(on: screen)
    startOver(on: screen)
    #expect(
      readers(on: screen) == ["Anybody can read it"],
      "The second tap on \"Start over\" should change nothing.")
    #expect(
      !screen.toggle("Encrypted").isOn,
      "After the second tap on \"Start over\", the toggle should still be off.")
  }

  @Test(.proves(3)) func `the toggle works after a tap on "Start over"`() {
    let screen = Screen { MessageForm() }
    for _ in 1...2 {
      screen.toggle("Encrypted").toggle()
      #expect(
        readers(on: screen) == ["Only the recipient can read it"], "The toggle was switched on.")
      #expect(screen.toggle("Encrypted").isOn, "The toggle was switched on, so it should be on.")
      startOver(on: screen)
    }
  }

  @Test(.proves(4)) func `switching the toggle causes a single write`() {
    let screen = Screen { MessageForm() }
    for state in ["on", "off", "on"] {
      screen.toggle("Encrypted").toggle()
      #expect(
        screen.story.last?.writes.count == 1,
        "Switching the toggle \(state) should cause exactly one write.")
    }
  }

  @Test(.proves(5)) func `the form shows an EncryptionToggle that is connected to its value`() {
    let screen = Screen { MessageForm() }
    #expect(
      screen.bodyCount(of: EncryptionToggle.self) > 0, "The form should show an EncryptionToggle.")
    // A view without stored properties has the size 0.
    let hasProperty = MemoryLayout<EncryptionToggle>.size > 0
    #expect(
      hasProperty, "EncryptionToggle should have a property that connects it to the form's value.")
  }

  @Test(.proves(5)) func `the toggle is inside EncryptionToggle`() {
    let screen = Screen { MessageForm() }
    #expect(screen.toggle("Encrypted").exists, "The form should have a toggle.")
    // The type of a body names the kit's views in it. It doesn't name what a view of the answer's
    // own contains, or what an AnyView contains.
    let body = String(reflecting: EncryptionToggle.Body.self)
    let module = String(reflecting: EncryptionToggle.self).prefix { $0 != "." }
    let containsToggle = ["StateFlow.Toggle<", "StateFlow.AnyView", "\(module)."].contains {
      body.contains($0)
    }
    #expect(
      containsToggle, "Other forms use EncryptionToggle, too, so it should contain the Toggle.")
  }

  @Test(.proves(7)) func `two forms are independent`() {
    let screen = Screen {
      Section("Left") { MessageForm() }
      Section("Right") { MessageForm() }
    }
    screen.toggle("Encrypted", at: 1).toggle()
    #expect(
      readers(on: screen) == ["Anybody can read it", "Only the recipient can read it"],
      "Only the second message should be encrypted.")
    #expect(
      !screen.toggle("Encrypted", at: 0).isOn,
      "The first toggle wasn't switched, so it should still be off.")
    screen.toggle("Encrypted", at: 0).toggle()
    screen.button("Start over", at: 1).tap()
    #expect(
      readers(on: screen) == ["Only the recipient can read it", "Anybody can read it"],
      "The second form's \"Start over\" button should set only this form's value to false.")
  }

  @Test(.proves(6)) func `the value survives an update of the parent`() {
    let screen = Screen { MessageForm() }
    screen.toggle("Encrypted").toggle()
    screen.refresh()
    #expect(
      readers(on: screen) == ["Only the recipient can read it"],
      "The parent recreated the form, but the message should still be encrypted.")
    #expect(screen.toggle("Encrypted").isOn, "The toggle should still be on.")
  }
}
