import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.2 Registered defaults", .exercise)
struct RegisteredDefaultsTests {
  // The values that a test registers in this store aren't visible to any other test.
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  /// Returns the three settings in a store: the minutes, whether the timer rings, and the tone.
  private func settings(in store: UserDefaults) -> [String] {
    [
      "\(store.integer(forKey: "minutes"))", "\(store.bool(forKey: "rings"))",
      store.string(forKey: "tone") ?? "nil",
    ]
  }

  // MARK: Registering

  @Test(.proves(1)) func `at the first start, the settings have the registered values`() {
    RegisteredDefaults.register(in: store)
    #expect(
      settings(in: store) == ["25", "true", "Bell"],
      "Nothing is saved, so the registered values should apply.")
  }

  @Test(.proves(3)) func `registering defaults saves nothing`() {
    RegisteredDefaults.register(in: store)
    #expect(defaults.savedKeys == [], "The user hasn't chosen anything yet.")
  }

  @Test(.proves(1)) func `each default has the type of its setting`() {
    RegisteredDefaults.register(in: store)
    let types = ["minutes", "rings", "tone"].map { key in
      store.object(forKey: key) is String ? "text" : "other"
    }
    #expect(
      types == ["other", "other", "text"],
      "25 is a number, true is a Bool, and \"Bell\" is a string.")
  }

  @Test(.proves(2)) func `saved values take precedence over registered ones`() {
    store.set(40, forKey: "minutes")
    store.set("Gong", forKey: "tone")
    RegisteredDefaults.register(in: store)
    #expect(
      settings(in: store) == ["40", "true", "Gong"],
      "The minutes and the tone were saved before, so only rings should have the registered value.")
  }

  @Test(.proves(2))
  func `saved values of 0, false, and an empty string take precedence over registered ones`() {
    store.set(0, forKey: "minutes")
    store.set(false, forKey: "rings")
    store.set("", forKey: "tone")
    RegisteredDefaults.register(in: store)
    #expect(
      settings(in: store) == ["0", "false", ""],
      "All three settings were saved before the defaults were registered.")
  }

  @Test(.proves(2))
  func `values that are saved after registering take precedence over registered ones`() {
    RegisteredDefaults.register(in: store)
    store.set(5, forKey: "minutes")
    store.set(false, forKey: "rings")
    #expect(
      settings(in: store) == ["5", "false", "Bell"],
      "The minutes and rings were saved after the defaults were registered.")
  }

  @Test(.proves(3)) func `registering defaults at each start doesn't change saved values`() {
    RegisteredDefaults.register(in: store)
    store.set(5, forKey: "minutes")
    store.set(false, forKey: "rings")
    let relaunched = defaults.reopened()
    RegisteredDefaults.register(in: relaunched)
    RegisteredDefaults.register(in: relaunched)
    #expect(
      settings(in: relaunched) == ["5", "false", "Bell"],
      """
      Two values were saved before the relaunch, so they should apply. The third is registered at \
      each start.
      """)
    #expect(
      defaults.savedKeys == ["minutes", "rings"],
      "Only the values for minutes and rings should be saved.")
  }

  @Test(.proves(1)) func `a setting that isn't saved has the next version's default`() {
    RegisteredDefaults.register(in: store)
    store.set(false, forKey: "rings")
    let nextVersion = defaults.reopened()
    nextVersion.register(defaults: ["minutes": 30, "rings": true, "tone": "Harp"])
    #expect(
      settings(in: nextVersion) == ["30", "false", "Harp"],
      "The next version registers 30, true, and \"Harp\". Only rings has a saved value.")
  }

  @Test(.proves(3)) func `registering defaults doesn't remove a saved value of another type`() {
    store.set("soon", forKey: "minutes")
    RegisteredDefaults.register(in: store)
    #expect(
      store.string(forKey: "minutes") == "soon",
      "The string \"soon\" was saved before the defaults were registered. It should stay.")
    store.set([1, 2], forKey: "rings")
    store.set(7, forKey: "tone")
    RegisteredDefaults.register(in: store)
    #expect(
      defaults.savedKeys == ["minutes", "rings", "tone"],
      "A string, an array, and a number were saved before. All three should stay.")
  }

  // MARK: Resetting

  @Test(.proves(4)) func `after a reset, the settings have the registered values`() {
    RegisteredDefaults.register(in: store)
    for _ in 1...2 {
      store.set(5, forKey: "minutes")
      store.set(false, forKey: "rings")
      store.set("Gong", forKey: "tone")
      RegisteredDefaults.reset(store)
      #expect(
        settings(in: store) == ["25", "true", "Bell"],
        "All three settings were saved and then reset, so the registered values should apply.")
    }
    let relaunched = defaults.reopened()
    RegisteredDefaults.register(in: relaunched)
    #expect(
      settings(in: relaunched) == ["25", "true", "Bell"],
      "The settings should still be reset after a relaunch.")
  }

  @Test(.proves(4)) func `a reset also removes values that were saved before registering`() {
    store.set(5, forKey: "minutes")
    store.set(false, forKey: "rings")
    store.set("", forKey: "tone")
    RegisteredDefaults.register(in: store)
    RegisteredDefaults.reset(store)
    #expect(
      settings(in: store) == ["25", "true", "Bell"],
      "All three settings were saved before the defaults were registered, and then reset.")
  }

  @Test(.proves(5)) func `a reset saves nothing`() {
    store.set(5, forKey: "minutes")
    RegisteredDefaults.reset(store)
    #expect(defaults.savedKeys == [], "The minutes were reset before anything was registered.")
    RegisteredDefaults.register(in: store)
    store.set(5, forKey: "minutes")
    RegisteredDefaults.reset(store)
    #expect(
      defaults.savedKeys == [],
      "To the next version, a saved default would look like the user's choice.")
  }

  @Test(.proves(4)) func `a reset also removes saved values that equal the defaults`() {
    RegisteredDefaults.register(in: store)
    store.set(25, forKey: "minutes")
    store.set(true, forKey: "rings")
    store.set("Bell", forKey: "tone")
    RegisteredDefaults.reset(store)
    #expect(
      defaults.savedKeys == [],
      "The user had chosen 25, true, and \"Bell\". After the reset, no value should be saved.")
  }

  @Test(.proves(4)) func `a reset also removes saved values of other types`() {
    store.set("soon", forKey: "minutes")
    store.set([1], forKey: "rings")
    store.set(7, forKey: "tone")
    RegisteredDefaults.register(in: store)
    RegisteredDefaults.reset(store)
    #expect(
      settings(in: store) == ["25", "true", "Bell"], "A reset should remove values of any type.")
  }

  @Test(.proves(6)) func `a reset keeps all other keys`() {
    RegisteredDefaults.register(in: store)
    store.set("Lasagne", forKey: "recipe")
    store.set(10, forKey: "minutesOfRest")
    store.set(3, forKey: "toneVolume")
    store.set(5, forKey: "minutes")
    RegisteredDefaults.reset(store)
    #expect(
      defaults.savedKeys == ["minutesOfRest", "recipe", "toneVolume"],
      "These three keys aren't used for timer settings, so a reset should keep them.")
    let recipe = store.string(forKey: "recipe") ?? "nil"
    #expect(recipe == "Lasagne", "The recipe was saved before the reset, which should keep it.")
  }

  @Test(.proves(6)) func `a reset doesn't change other stores`() {
    let other = TemporaryDefaults()
    other.store.set(5, forKey: "minutes")
    RegisteredDefaults.register(in: store)
    RegisteredDefaults.reset(store)
    #expect(other.savedKeys == ["minutes"], "The minutes were saved in a store that isn't reset.")
  }

  @Test(.proves(5)) func `a reset changes nothing if nothing is saved`() {
    RegisteredDefaults.register(in: store)
    RegisteredDefaults.reset(store)
    RegisteredDefaults.reset(store)
    #expect(settings(in: store) == ["25", "true", "Bell"], "There was nothing to remove.")
  }

  // MARK: On screen

  @Test(.proves(4)) func `the screen shows saved values, and the registered values after a reset`()
  {
    RegisteredDefaults.register(in: store)
    store.set(false, forKey: "rings")
    let screen = Screen { TimerScreen(store: store) }
    #expect(
      screen.texts == ["25 minutes", "Silent", "Tone: Bell"],
      "The only saved value is false, for rings.")
    screen.button("Reset (0)").tap()
    #expect(
      screen.texts == ["25 minutes", "Rings", "Tone: Bell"], "After the reset, nothing is saved.")
  }
}
