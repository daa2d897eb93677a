import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.3 Display order setting", .exercise)
struct DisplayOrderSettingTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  private func picker(_ store: UserDefaults) -> PickerOnScreen {
    let screen = Screen { DisplayOrderSetting(store: store) }
    return screen.picker("Order")
  }

  @Test func `all orders can be chosen, by their labels`() {
    #expect(picker(store).options == ["By title", "By author", "Newest first"])
  }

  @Test func `at first it is by title`() {
    #expect(picker(store).selection == "By title")
    #expect(defaults.savedKeys == [], "Nobody has chosen, and so nothing is saved.")
  }

  @Test(arguments: [("By title", 0), ("Newest first", 1), ("By author", 2)])
  func `a choice is kept as its number`(label: String, number: Int) {
    let picker = picker(store)
    picker.select("By author")
    picker.select(label)
    #expect(picker.selection == label)
    #expect(store.object(forKey: "shelfOrder") as? Int == number)
  }

  @Test(arguments: [("By title", 0), ("Newest first", 1)])
  func `what version 1 has saved means what it meant`(label: String, number: Int) {
    store.set(number, forKey: "shelfOrder")
    #expect(picker(store).selection == label, "Version 1 saved \(number).")
  }

  @Test(arguments: ["By title", "By author", "Newest first"])
  func `a choice is there when the program starts again`(label: String) {
    picker(store).select("By author")
    picker(store).select(label)
    #expect(picker(defaults.reopened()).selection == label)
  }

  @Test(arguments: [3, -1, 99, 1 << 40, Int.min])
  func `a number that means nothing is shown as by title, and kept`(number: Int) {
    store.set(number, forKey: "shelfOrder")
    let picker = picker(store)
    #expect(picker.selection == "By title")
    #expect(
      store.integer(forKey: "shelfOrder") == number,
      "A later version may have saved it, and may be started again.")
  }

  @Test func `a value of another type is shown as by title, and kept`() {
    store.set("newest", forKey: "shelfOrder")
    #expect(picker(store).selection == "By title")
    #expect(store.string(forKey: "shelfOrder") == "newest")
    store.set([1], forKey: "shelfOrder")
    #expect(picker(store).selection == "By title")
    store.set(Data([1]), forKey: "shelfOrder")
    #expect(picker(store).selection == "By title")
  }

  @Test func `after a number that means nothing one can choose`() {
    store.set(99, forKey: "shelfOrder")
    let picker = picker(store)
    picker.select("Newest first")
    #expect(picker.selection == "Newest first")
    #expect(store.integer(forKey: "shelfOrder") == 1)
  }

  @Test func `two pickers on one store agree`() {
    let first = Screen { DisplayOrderSetting(store: store) }
    let second = Screen { DisplayOrderSetting(store: store) }
    first.picker("Order").select("Newest first")
    #expect(second.picker("Order").selection == "Newest first", "The other picker has chosen it.")
  }

  @Test func `whoever writes the key, the picker follows`() {
    let screen = Screen { DisplayOrderSetting(store: store) }
    screen.picker("Order").select("Newest first")
    let other = defaults.reopened()
    other.set(2, forKey: "shelfOrder")
    tellWritten(other)
    #expect(screen.picker("Order").selection == "By author", "2 was written by somebody else.")
    other.removeObject(forKey: "shelfOrder")
    tellWritten(other)
    #expect(screen.picker("Order").selection == "By title", "The key was removed.")
  }

  @Test func `each store has a choice of its own`() {
    let other = TemporaryDefaults()
    picker(store).select("By author")
    #expect(picker(other.store).selection == "By title")
  }

  /// Does what writing does by itself on Apple's platforms: says that a store was written.
  private func tellWritten(_ store: UserDefaults) {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    #endif
  }
}
