import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.8 First launch", .exercise)
struct FirstLaunchTests {
  private let defaults = TemporaryDefaults()

  private let concerts = [
    Concert(id: 1, title: "Organ", price: 0), Concert(id: 2, title: "Jazz", price: 15),
    Concert(id: 3, title: "Opera", price: 40, isSoldOut: true),
    Concert(id: 4, title: "Gala", price: 41),
  ]

  /// Returns the screen of a new launch, whose store was just opened.
  private func launch() -> Screen {
    open(defaults.reopened())
  }

  /// Returns a screen that opens the guide with a store.
  private func open(_ store: UserDefaults) -> Screen {
    Screen { [concerts] in FirstLaunch(concerts: concerts, store: store) }
  }

  // MARK: The symptom

  @Test(.proves(1)) func `at the first launch, the defaults apply`() {
    let screen = launch()
    #expect(
      screen.names == ["Organ", "Jazz", "Opera"],
      "The first launch should show all concerts that cost at most 40, even if they're sold out.")
    #expect(screen.stepper("At most 40").exists, "The default maximum price should be 40.")
    #expect(screen.toggle("Sold out").isOn, "By default, sold-out concerts should be shown.")
    #expect(
      screen.toggle("Prices").isOn,
      """
      By default, prices should be shown. When is this setting read, and when is the guide \
      created?
      """)
    #expect(
      screen.rows == ["Organ, 0", "Jazz, 15", "Opera, 40"], "By default, prices should be shown.")
  }

  @Test(.proves(1)) func `at the second launch, the defaults still apply`() {
    launch().close()
    let screen = launch()
    #expect(screen.names == ["Organ", "Jazz", "Opera"], "No setting was changed.")
    #expect(screen.toggle("Sold out").isOn, "No setting was changed at the first launch.")
    #expect(screen.toggle("Prices").isOn, "No setting was changed at the first launch.")
  }

  @Test(.proves(1)) func `a guide that is closed and opened again shows the same concerts`() {
    let store = defaults.store
    for time in ["first", "second", "third"] {
      let screen = open(store)
      #expect(
        screen.rows == ["Organ, 0", "Jazz, 15", "Opera, 40"],
        "The guide was opened for the \(time) time. It should show the same concerts.")
      screen.close()
    }
  }

  @Test(.proves(4)) func `a launch saves nothing`() {
    launch().close()
    #expect(defaults.savedKeys == [], "No setting was changed at the first launch.")
    launch().close()
    #expect(defaults.savedKeys == [], "No setting was changed at the second launch.")
  }

  // MARK: Saved values

  @Test(.proves(3)) func `saved values take precedence over the defaults`() {
    defaults.store.set(15, forKey: "maximumPrice")
    defaults.store.set(false, forKey: "showsSoldOut")
    defaults.store.set(false, forKey: "showsPrices")
    let screen = launch()
    #expect(
      screen.rows == ["Organ", "Jazz"],
      """
      The saved settings are 15 for the maximum price, and false for the other two. They should \
      apply.
      """)
    #expect(!screen.toggle("Sold out").isOn, "The saved value for sold-out concerts is false.")
    #expect(!screen.toggle("Prices").isOn, "The saved value for prices is false.")
  }

  @Test(.proves(3)) func `a saved price of 0 takes precedence over the default`() {
    defaults.store.set(0, forKey: "maximumPrice")
    let screen = launch()
    #expect(screen.names == ["Organ"], "The saved price is 0, and only \"Organ\" is free.")
    let price = defaults.store.object(forKey: "maximumPrice") as? Int ?? -1
    #expect(price == 0, "A launch shouldn't change the saved price.")
    screen.stepper("At most 0").increment()
    screen.stepper("At most 1").decrement()
    let again = defaults.store.object(forKey: "maximumPrice") as? Int ?? -1
    #expect(again == 0, "The price was set to 1 and then to 0 again, so 0 should be saved.")
  }

  @Test(.proves(1))
  func `if only one setting is saved, the other settings have their default values`() {
    defaults.store.set(15, forKey: "maximumPrice")
    let first = launch()
    #expect(first.toggle("Sold out").isOn, "Only the price is saved.")
    #expect(first.toggle("Prices").isOn, "Only the price is saved.")
    defaults.store.removeObject(forKey: "maximumPrice")
    defaults.store.set(false, forKey: "showsSoldOut")
    let screen = launch()
    #expect(screen.stepper("At most 40").exists, "Only the value for sold-out concerts is saved.")
    #expect(defaults.savedKeys == ["showsSoldOut"], "A launch should save nothing.")
    defaults.store.removeObject(forKey: "showsSoldOut")
    defaults.store.set(false, forKey: "showsPrices")
    let last = launch()
    #expect(last.stepper("At most 40").exists, "Only the value of the \"Prices\" switch is saved.")
    #expect(last.toggle("Sold out").isOn, "Only the value of the \"Prices\" switch is saved.")
  }

  @Test(.proves(4)) func `a saved value that equals the default stays saved`() {
    defaults.store.set(40, forKey: "maximumPrice")
    defaults.store.set(true, forKey: "showsSoldOut")
    let screen = launch()
    #expect(screen.stepper("At most 40").exists, "The saved maximum price is 40.")
    #expect(
      defaults.savedKeys == ["maximumPrice", "showsSoldOut"],
      "The user chose 40 and true. Both values should stay saved in case the defaults change.")
  }

  @Test(.proves(2)) func `a price from version 1 applies until the user sets a price`() {
    defaults.store.set(15, forKey: "price")
    for time in ["first", "second"] {
      let screen = launch()
      #expect(
        screen.stepper("At most 15").exists,
        """
        Version 1 saved 15 under the key "price". This is the \(time) launch of this version, and \
        the user hasn't set a price in it. Does a registered default look like a saved price?
        """)
      screen.close()
    }
    let store = defaults.reopened()
    for time in ["first", "second"] {
      let screen = open(store)
      #expect(
        screen.names == ["Organ", "Jazz"],
        """
        Version 1 saved 15 under the key "price". During this launch, the guide was opened for the \
        \(time) time. Which defaults does the store return at this point?
        """)
      screen.close()
    }
    #expect(
      defaults.savedKeys == ["price"], "No setting was changed, so nothing should have been saved.")
    let screen = launch()
    screen.stepper("At most 15").increment()
    #expect(
      defaults.savedKeys == ["maximumPrice", "price"],
      "The price was set to 16. This should save the new value and leave the old one in the store.")
    screen.close()
    #expect(
      launch().stepper("At most 16").exists,
      """
      The price was set to 16 in this version, so the price from version 1 should no longer apply.
      """)
    defaults.store.set(40, forKey: "maximumPrice")
    #expect(
      launch().stepper("At most 40").exists,
      """
      The price was set to 40 in this version. It should count as saved, even though it equals the \
      default.
      """)
    defaults.store.removeObject(forKey: "maximumPrice")
    defaults.store.set(0, forKey: "price")
    #expect(launch().stepper("At most 0").exists, "The price from version 1 is 0.")
    defaults.store.set(false, forKey: "showsSoldOut")
    #expect(
      launch().stepper("At most 0").exists,
      """
      In this version, the user has set "Sold out", but not a price. The price from version 1 \
      should still apply.
      """)
  }

  // MARK: Setting a value

  @Test(.proves(5)) func `a setting is saved when it's set and survives a relaunch`() {
    let first = launch()
    first.stepper("At most 40").increment()
    #expect(first.names == ["Organ", "Jazz", "Opera", "Gala"], "The maximum price is 41.")
    #expect(defaults.savedKeys == ["maximumPrice"], "Only the maximum price was changed.")
    first.close()
    let second = launch()
    #expect(
      second.stepper("At most 41").exists, "The maximum price was set to 41 before the relaunch.")
    second.toggle("Sold out").toggle()
    #expect(second.names == ["Organ", "Jazz", "Gala"], "\"Opera\" is sold out.")
    second.toggle("Prices").toggle()
    #expect(second.rows == ["Organ", "Jazz", "Gala"], "\"Prices\" was switched off.")
    second.close()
    let third = launch()
    #expect(
      third.rows == ["Organ", "Jazz", "Gala"], "All settings were changed before the relaunch.")
    #expect(
      defaults.savedKeys == ["maximumPrice", "showsPrices", "showsSoldOut"],
      "The three settings were changed, so all should be saved.")
  }

  @Test(.proves(5)) func `a setting that is set back to its default is saved`() {
    let first = launch()
    first.stepper("At most 40").increment()
    first.stepper("At most 41").decrement()
    #expect(defaults.savedKeys == ["maximumPrice"], "The price was set to 41 and then back to 40.")
    let price = defaults.store.object(forKey: "maximumPrice") as? Int ?? -1
    #expect(price == 40, "The price was set to 41 and then back to 40, so 40 should be saved.")
    first.close()
    let second = launch()
    #expect(
      second.stepper("At most 40").exists,
      "The maximum price was set back to 40 before the relaunch, so it should apply.")
    for _ in 1...2 { second.toggle("Prices").toggle() }
    #expect(
      defaults.savedKeys == ["maximumPrice", "showsPrices"],
      "\"Prices\" was switched off and then on again, so it should be saved.")
    #expect(second.toggle("Prices").isOn, "\"Prices\" was switched off and then on again.")
    for _ in 1...2 { second.toggle("Sold out").toggle() }
    #expect(
      defaults.savedKeys == ["maximumPrice", "showsPrices", "showsSoldOut"],
      "\"Sold out\" was switched off and then on again, too, so it should be saved.")
  }

  @Test(.proves(5)) func `a price that is set back to the price from version 1 is saved`() {
    defaults.store.set(15, forKey: "price")
    let screen = launch()
    screen.stepper("At most 15").increment()
    screen.stepper("At most 16").decrement()
    let price = defaults.store.object(forKey: "maximumPrice") as? Int ?? -1
    #expect(
      price == 15,
      "The price was set to 16 and then to 15, the price from version 1, so 15 should be saved.")
    screen.close()
    defaults.store.set(30, forKey: "price")
    #expect(
      launch().stepper("At most 15").exists,
      "The price was set to 15 in this version, so a price from version 1 should no longer apply.")
  }

  @Test(.proves(6)) func `setting a value saves nothing else, not even a price from version 1`() {
    defaults.store.set(15, forKey: "price")
    let screen = launch()
    screen.toggle("Sold out").toggle()
    #expect(
      defaults.savedKeys == ["price", "showsSoldOut"],
      "\"Sold out\" was set, but no price. So the only price in the store should be the old one.")
    screen.toggle("Prices").toggle()
    #expect(
      defaults.savedKeys == ["price", "showsPrices", "showsSoldOut"],
      "\"Prices\" was set, too. The only price in the store should still be the old one.")
  }

  // MARK: Other stores

  @Test(.proves(6)) func `each store has its own settings and the same defaults`() {
    let other = TemporaryDefaults()
    defaults.store.set(0, forKey: "maximumPrice")
    let first = launch()
    let second = open(other.store)
    #expect(first.names == ["Organ"], "The saved price in the first store is 0.")
    #expect(second.names == ["Organ", "Jazz", "Opera"], "Nothing is saved in the second store.")
    first.stepper("At most 0").increment()
    #expect(other.savedKeys == [], "The price was set only in the first store.")
    second.toggle("Prices").toggle()
    #expect(other.savedKeys == ["showsPrices"], "Only \"Prices\" was set in the second store.")
  }
}

extension Screen {
  /// The text of each row.
  fileprivate var rows: [String] { list.texts.flatMap { $0 } }

  /// The title in each row, without the price.
  fileprivate var names: [String] {
    rows.map { String($0.prefix { $0 != "," }) }
  }
}
