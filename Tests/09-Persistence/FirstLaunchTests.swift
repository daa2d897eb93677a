import Foundation
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
    let store = defaults.reopened()
    return Screen { [concerts] in FirstLaunch(concerts: concerts, store: store) }
  }

  // MARK: The symptom

  @Test func `at the first launch, the defaults apply`() {
    let screen = launch()
    let titles = screen.list.texts.flatMap { $0 }
    #expect(titles == ["Organ", "Jazz", "Opera"], "Only \"Gala\" costs more than 40.")
    #expect(screen.stepper("At most 40").exists, "The default maximum price is 40.")
    #expect(screen.toggle("Sold out").isOn, "By default, sold-out concerts are shown.")
  }

  @Test func `at the second launch, the defaults still apply`() {
    launch().close()
    let screen = launch()
    let titles = screen.list.texts.flatMap { $0 }
    #expect(titles == ["Organ", "Jazz", "Opera"], "No setting was changed at the first launch.")
    #expect(screen.toggle("Sold out").isOn, "No setting was changed at the first launch.")
  }

  @Test func `a guide that is closed and opened again shows the same concerts`() {
    let store = defaults.store
    for time in ["first", "second", "third"] {
      let screen = Screen { [concerts] in FirstLaunch(concerts: concerts, store: store) }
      let titles = screen.list.texts.flatMap { $0 }
      #expect(titles == ["Organ", "Jazz", "Opera"], "The guide was opened for the \(time) time.")
      screen.close()
    }
  }

  @Test func `a launch saves nothing`() {
    launch().close()
    #expect(defaults.savedKeys == [], "No setting was changed at the first launch.")
    launch().close()
    #expect(defaults.savedKeys == [], "No setting was changed at the second launch.")
  }

  // MARK: Saved values

  @Test func `saved values take precedence over the defaults`() {
    defaults.store.set(15, forKey: "maximumPrice")
    defaults.store.set(false, forKey: "showsSoldOut")
    let screen = launch()
    #expect(
      screen.list.texts == [["Organ"], ["Jazz"]],
      "The saved settings are 15 for the maximum price and false for sold-out concerts.")
    #expect(!screen.toggle("Sold out").isOn, "The saved value for sold-out concerts is false.")
  }

  @Test func `a saved price of 0 takes precedence over the default`() {
    defaults.store.set(0, forKey: "maximumPrice")
    let screen = launch()
    #expect(screen.list.texts == [["Organ"]], "The saved price is 0, and only \"Organ\" is free.")
    let price = defaults.store.object(forKey: "maximumPrice") as? Int ?? -1
    #expect(price == 0, "A launch doesn't change the saved price.")
    screen.stepper("At most 0").increment()
    screen.stepper("At most 1").decrement()
    let again = defaults.store.object(forKey: "maximumPrice") as? Int ?? -1
    #expect(again == 0, "The price was set to 1 and then to 0 again.")
  }

  @Test func `if only one setting is saved, the other setting has its default value`() {
    defaults.store.set(15, forKey: "maximumPrice")
    #expect(launch().toggle("Sold out").isOn, "Only the price is saved.")
    defaults.store.removeObject(forKey: "maximumPrice")
    defaults.store.set(false, forKey: "showsSoldOut")
    let screen = launch()
    #expect(screen.stepper("At most 40").exists, "Only the value for sold-out concerts is saved.")
    #expect(defaults.savedKeys == ["showsSoldOut"], "A launch saves nothing.")
  }

  @Test func `a saved value that equals the default stays saved`() {
    defaults.store.set(40, forKey: "maximumPrice")
    defaults.store.set(true, forKey: "showsSoldOut")
    let screen = launch()
    #expect(screen.stepper("At most 40").exists, "The saved maximum price is 40.")
    #expect(
      defaults.savedKeys == ["maximumPrice", "showsSoldOut"],
      "The user chose 40 and true. Both values stay saved in case the defaults change.")
  }

  // MARK: Setting a value

  @Test func `a setting is saved when it's set and survives a relaunch`() {
    let first = launch()
    first.stepper("At most 40").increment()
    #expect(
      first.list.texts == [["Organ"], ["Jazz"], ["Opera"], ["Gala"]], "The maximum price is 41.")
    #expect(defaults.savedKeys == ["maximumPrice"], "Only the maximum price was changed.")
    first.close()
    let second = launch()
    #expect(
      second.stepper("At most 41").exists, "The maximum price was set to 41 before the relaunch.")
    second.toggle("Sold out").toggle()
    #expect(second.list.texts == [["Organ"], ["Jazz"], ["Gala"]], "\"Opera\" is sold out.")
    second.close()
    let third = launch()
    #expect(
      third.list.texts == [["Organ"], ["Jazz"], ["Gala"]],
      "Both settings were changed before the relaunch.")
  }

  @Test func `a setting that is set back to its default is saved`() {
    let first = launch()
    first.stepper("At most 40").increment()
    first.stepper("At most 41").decrement()
    #expect(defaults.savedKeys == ["maximumPrice"], "The price was set to 41 and then back to 40.")
    let price = defaults.store.object(forKey: "maximumPrice") as? Int ?? -1
    #expect(price == 40, "The price was set to 41 and then back to 40.")
    first.close()
    #expect(
      launch().stepper("At most 40").exists,
      "The maximum price was set back to 40 before the relaunch.")
  }

  // MARK: Other stores

  @Test func `each store has its own settings and the same defaults`() {
    let other = TemporaryDefaults()
    defaults.store.set(0, forKey: "maximumPrice")
    let first = launch()
    let second = Screen { [concerts] in FirstLaunch(concerts: concerts, store: other.store) }
    #expect(first.list.texts == [["Organ"]], "The saved price in the first store is 0.")
    let titles = second.list.texts.flatMap { $0 }
    #expect(titles == ["Organ", "Jazz", "Opera"], "Nothing is saved in the second store.")
    first.stepper("At most 0").increment()
    #expect(other.savedKeys == [], "The price was set only in the first store.")
  }
}
