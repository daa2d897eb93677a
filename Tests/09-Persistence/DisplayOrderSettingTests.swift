import StateFlow
import Testing
import WorkbookTesting

@testable import Persistence

@Suite("9.3 Display order setting", .exercise)
struct DisplayOrderSettingTests {
  private let defaults = TemporaryDefaults()
  private var store: UserDefaults { defaults.store }

  /// Returns a screen that shows the picker for the display order.
  private func screen(_ store: UserDefaults) -> Screen {
    Screen { DisplayOrderSetting(store: store) }
  }

  /// Returns the selected option on a new screen.
  private func selection(in store: UserDefaults) -> String { screen(store).selection }

  /// A description of the value that is saved under the setting's key.
  private var saved: String { defaults.saved("shelfOrder") }

  // MARK: The picker

  @Test(.proves(1)) func `the picker lists the three options in the required order`() {
    #expect(
      screen(store).picker("Order").options == ["By title", "By author", "Newest first"],
      "The new option, \"By author\", should be between the other two.")
  }

  @Test(.proves(4)) func `if nothing is saved, "By title" is selected but not saved`() {
    let screen = screen(store)
    #expect(screen.selection == "By title", "\"By title\" should be the default.")
    screen.refresh()
    #expect(defaults.savedKeys == [], "The user hasn't chosen anything yet.")
  }

  @Test(.proves(2), arguments: [("By title", 0), ("Newest first", 1), ("By author", 2)])
  func `the chosen order is saved as a number`(label: String, number: Int) {
    let screen = screen(store)
    screen.select("By author")
    screen.select(label)
    #expect(screen.selection == label, "\"\(label)\" was chosen, so it should be selected.")
    #expect(saved == "\(number)", "The number for \"\(label)\" is \(number).")
    #expect(defaults.savedKeys == ["shelfOrder"], "Only the chosen order should be saved.")
  }

  @Test(.proves(3), arguments: ["By title", "By author", "Newest first"])
  func `the chosen order is still selected after a relaunch`(label: String) {
    let screen = screen(store)
    screen.select("By author")
    screen.select(label)
    #expect(
      selection(in: defaults.reopened()) == label, "\"\(label)\" was chosen before the relaunch.")
  }

  // MARK: Saved by another version

  @Test(.proves(3), arguments: [("By title", 0), ("Newest first", 1)])
  func `the numbers that version 1 saved still mean the same orders`(label: String, number: Int) {
    store.set(number, forKey: "shelfOrder")
    #expect(selection(in: store) == label, "Version 1 saved \(number) for \"\(label)\".")
    #expect(saved == "\(number)", "The saved number should stay as it is.")
  }

  @Test(.proves(4), arguments: [3, -1, 99, 1 << 40, Int.min])
  func `for any other number, "By title" is selected, and the saved number is kept`(number: Int) {
    store.set(number, forKey: "shelfOrder")
    let screen = screen(store)
    #expect(screen.selection == "By title", "No option has the number \(number).")
    screen.refresh()
    #expect(
      saved == "\(number)", "A later version might have saved \(number) and might still need it.")
  }

  @Test(.proves(4))
  func `for a value of another type, "By title" is selected, and the saved value is kept`() {
    store.set("newest", forKey: "shelfOrder")
    #expect(
      selection(in: store) == "By title",
      "The saved value is the string \"newest\" rather than a number, so it should be ignored.")
    #expect(saved == "text: newest", "The saved string should stay as it is.")
    store.set("1", forKey: "shelfOrder")
    #expect(
      selection(in: store) == "By title",
      "The saved value is the string \"1\" rather than a number, so it should be ignored.")
    #expect(saved == "text: 1", "The saved string should stay as it is.")
    store.set([1], forKey: "shelfOrder")
    #expect(selection(in: store) == "By title", "The saved value is an array rather than a number.")
    store.set(Data([1]), forKey: "shelfOrder")
    #expect(
      selection(in: store) == "By title", "The saved value is of type Data rather than a number.")
    #expect(saved == "data: \u{1}", "The saved data should stay as it is.")
  }

  @Test(.proves(4)) func `an order can be chosen even if an unknown value is saved`() {
    store.set(99, forKey: "shelfOrder")
    let first = screen(store)
    first.select("Newest first")
    #expect(first.selection == "Newest first", "\"Newest first\" was chosen.")
    #expect(saved == "1", "The choice should replace the number 99.")
    store.set("newest", forKey: "shelfOrder")
    let second = screen(store)
    second.select("By author")
    #expect(second.selection == "By author", "\"By author\" was chosen, so it should be selected.")
    #expect(saved == "2", "The choice should replace the string \"newest\".")
  }

  // MARK: Other writers

  @Test(.proves(5)) func `two pickers with the same store have the same selection`() async {
    let first = screen(store)
    let second = screen(store)
    first.select("Newest first")
    await mainQueue()
    #expect(second.selection == "Newest first", "\"Newest first\" was chosen in the first picker.")
    second.select("By author")
    await mainQueue()
    #expect(first.selection == "By author", "\"By author\" was chosen in the second picker.")
  }

  @Test(.proves(5)) func `the picker updates when other code changes the saved value`() async {
    let screen = screen(store)
    screen.select("Newest first")
    let other = defaults.reopened()
    for (number, label) in [(2, "By author"), (0, "By title"), (1, "Newest first")] {
      other.set(number, forKey: "shelfOrder")
      await notify(of: other)
      #expect(
        screen.selection == label,
        "Other code saved \(number), which is the number for \"\(label)\".")
    }
  }

  @Test(.proves(5))
  func `the picker updates when other code removes or invalidates the saved value`() async {
    let screen = screen(store)
    let other = defaults.reopened()
    screen.select("Newest first")
    other.removeObject(forKey: "shelfOrder")
    await notify(of: other)
    #expect(screen.selection == "By title", "Other code removed the saved value.")
    screen.select("Newest first")
    other.set(99, forKey: "shelfOrder")
    await notify(of: other)
    #expect(screen.selection == "By title", "Other code saved 99, but no option has that number.")
    screen.select("Newest first")
    other.set("newest", forKey: "shelfOrder")
    await notify(of: other)
    #expect(screen.selection == "By title", "Other code saved a string rather than a number.")
    #expect(
      saved == "text: newest", "The picker shouldn't change the string that other code saved.")
  }

  @Test(.proves(2)) func `each store has its own saved order`() async {
    let other = TemporaryDefaults()
    let (first, second) = (screen(store), screen(other.store))
    first.select("By author")
    await mainQueue()
    #expect(second.selection == "By title", "\"By author\" was chosen only for the first store.")
    #expect(other.savedKeys == [], "The choice should be saved only in the first store.")
    #expect(
      UserDefaults.standard.object(forKey: "shelfOrder") == nil,
      "The choice shouldn't be saved in the standard store.")
  }

  @Test(.proves(2)) func `if the parent passes another store, the picker switches to it`() {
    let other = TemporaryDefaults()
    other.store.set(1, forKey: "shelfOrder")
    let owner = Owner(store)
    let screen = Screen { DisplayOrderSetting(store: owner.store) }
    screen.select("By author")
    owner.store = other.store
    screen.refresh()
    #expect(
      screen.selection == "Newest first", "In the other store, 1 is saved for \"Newest first\".")
    screen.select("By title")
    #expect(
      other.saved("shelfOrder") == "0", "\"By title\" was chosen, so 0 should be saved there.")
    #expect(saved == "2", "The number in the previous store should stay as it is.")
  }

  // MARK: Helpers

  /// The parent's source of stores.
  private final class Owner {
    var store: UserDefaults
    init(_ store: UserDefaults) { self.store = store }
  }

  /// Notifies observers of a write to the store. On Apple's platforms, setting a value already
  /// notifies them.
  private func notify(of store: UserDefaults) async {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    #endif
    await mainQueue()
  }

  /// Waits until the main queue is idle, that is, until it has run all its work, including any work
  /// that is scheduled in the meantime.
  private func mainQueue() async {
    for _ in 1...3 {
      await withCheckedContinuation { rest in DispatchQueue.main.async { rest.resume() } }
    }
  }
}

extension Screen {
  /// The selected option.
  fileprivate var selection: String { picker("Order").selection ?? "no option" }

  fileprivate func select(_ label: String) { picker("Order").select(label) }
}
