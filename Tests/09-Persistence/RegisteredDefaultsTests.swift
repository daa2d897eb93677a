import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.2 Registered defaults", .exercise)
struct RegisteredDefaultsTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  /// What the three settings read as, one after the other.
  private func settings(in store: UserDefaults) -> [String] {
    [
      "\(store.integer(forKey: "minutes"))", "\(store.bool(forKey: "rings"))",
      store.string(forKey: "tone") ?? "nil",
    ]
  }

  @Test func `at the first start the settings read as registered`() {
    RegisteredDefaults.register(in: store)
    #expect(settings(in: store) == ["25", "true", "Bell"])
  }

  @Test func `registering saves nothing`() {
    RegisteredDefaults.register(in: store)
    #expect(defaults.savedKeys == [], "Nobody has chosen anything, and yet there are saved keys.")
  }

  @Test func `what is saved wins`() {
    store.set(40, forKey: "minutes")
    store.set("Gong", forKey: "tone")
    RegisteredDefaults.register(in: store)
    #expect(settings(in: store) == ["40", "true", "Gong"])
  }

  @Test func `0, false and empty were chosen, and win as well`() {
    store.set(0, forKey: "minutes")
    store.set(false, forKey: "rings")
    store.set("", forKey: "tone")
    RegisteredDefaults.register(in: store)
    #expect(settings(in: store) == ["0", "false", ""])
  }

  @Test func `what is saved after registering wins, too`() {
    RegisteredDefaults.register(in: store)
    store.set(5, forKey: "minutes")
    store.set(false, forKey: "rings")
    #expect(settings(in: store) == ["5", "false", "Bell"])
  }

  @Test func `registering at each start changes nothing that is saved`() {
    RegisteredDefaults.register(in: store)
    store.set(5, forKey: "minutes")
    store.set(false, forKey: "rings")
    let again = defaults.reopened()
    RegisteredDefaults.register(in: again)
    RegisteredDefaults.register(in: again)
    #expect(settings(in: again) == ["5", "false", "Bell"])
    #expect(defaults.savedKeys == ["minutes", "rings"])
  }

  @Test func `a setting that nobody has chosen follows the next version`() {
    RegisteredDefaults.register(in: store)
    store.set(false, forKey: "rings")
    let again = defaults.reopened()
    again.register(defaults: ["minutes": 30, "rings": true, "tone": "Harp"])
    #expect(
      settings(in: again) == ["30", "false", "Harp"],
      "The next version registers 30 minutes and a harp. Only rings was ever chosen.")
  }

  @Test func `a saved value of another type is not touched`() {
    store.set("soon", forKey: "minutes")
    RegisteredDefaults.register(in: store)
    #expect(store.string(forKey: "minutes") == "soon")
  }

  @Test func `after a reset the settings read as registered`() {
    RegisteredDefaults.register(in: store)
    store.set(5, forKey: "minutes")
    store.set(false, forKey: "rings")
    store.set("Gong", forKey: "tone")
    RegisteredDefaults.reset(store)
    #expect(settings(in: store) == ["25", "true", "Bell"])
    let again = defaults.reopened()
    RegisteredDefaults.register(in: again)
    #expect(settings(in: again) == ["25", "true", "Bell"])
  }

  @Test func `a reset forgets, and saves nothing in its place`() {
    RegisteredDefaults.register(in: store)
    store.set(5, forKey: "minutes")
    RegisteredDefaults.reset(store)
    #expect(
      defaults.savedKeys == [],
      "A default that is saved is a choice: the next version's would not be read.")
  }

  @Test func `a reset leaves alone what is not a setting of the timer`() {
    RegisteredDefaults.register(in: store)
    store.set("Lasagne", forKey: "recipe")
    store.set(5, forKey: "minutes")
    RegisteredDefaults.reset(store)
    #expect(store.string(forKey: "recipe") == "Lasagne")
  }

  @Test func `a reset of a store in which nothing is saved changes nothing`() {
    RegisteredDefaults.register(in: store)
    RegisteredDefaults.reset(store)
    RegisteredDefaults.reset(store)
    #expect(settings(in: store) == ["25", "true", "Bell"])
  }

  @Test func `the screen shows what is saved, and after a reset what is registered`() {
    RegisteredDefaults.register(in: store)
    store.set(false, forKey: "rings")
    let screen = Screen { TimerScreen(store: store) }
    #expect(screen.texts == ["25 minutes", "Silent", "Tone: Bell"])
    screen.button("Reset (0)").tap()
    #expect(screen.texts == ["25 minutes", "Rings", "Tone: Bell"])
  }
}
