import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.8 Late badge", .exercise)
struct LateBadgeTests {
  private let basket: Basket
  private let screen: Screen

  init() {
    let basket = Basket()
    self.basket = basket
    screen = Screen { TeaShop(basket: basket) }
  }

  /// Returns the strings of the badges on a screen, from top to bottom.
  private func badges(on screen: Screen) -> [String] {
    screen.texts.filter { $0.contains("basket") }
  }

  /// Returns the lines on a screen that count the changes, from top to bottom.
  private func changes(on screen: Screen) -> [String] {
    screen.texts.filter { $0.contains("Changes") }
  }

  /// The number of writes in the last update. This isn't limited to the state of
  /// `Badge`, because a badge can consist of several views.
  private var writes: Int { screen.story.last?.writes.count ?? 0 }

  @Test(.proves(1)) func `the badge counts the first tea right after the tap`() {
    #expect(
      screen.texts == ["Your basket is empty", "Changes to undo: 0"],
      "Nothing has been added yet, so the basket should be empty.")
    screen.button("Add Assam").tap()
    #expect(
      screen.texts == ["In your basket: 1", "Changes to undo: 1"],
      "One tea was added, so the badge should count one tea and one change.")
  }

  @Test(.proves(1)) func `the badge counts each tea right after the tap`() {
    for (index, tea) in ["Assam", "Ceylon", "Ceylon", "Assam"].enumerated() {
      screen.button("Add \(tea)").tap()
      #expect(
        badges(on: screen) == ["In your basket: \(index + 1)"], "Each tap should add one tea.")
    }
    #expect(
      basket.items == ["Assam", "Ceylon", "Ceylon", "Assam"],
      "The basket should contain the teas that were added.")
  }

  @Test(.proves(1)) func `the badge shows an empty basket right after the tap`() {
    for _ in 1...2 {
      screen.button("Add Assam").tap()
      screen.button("Add Ceylon").tap()
      screen.button("Empty").tap()
      #expect(
        badges(on: screen) == ["Your basket is empty"],
        "The basket was emptied, so the badge should say that it's empty.")
    }
    screen.button("Add Ceylon").tap()
    #expect(
      badges(on: screen) == ["In your basket: 1"],
      "One tea was added after the basket was emptied, so the badge should count it.")
  }

  @Test(.proves(2)) func `each badge on screen shows each change right after the tap`() {
    screen.button("Show basket").tap()
    let count = "In your basket: "
    for (label, words, number) in [
      ("Add Assam", count + "1", 1), ("Add Ceylon", count + "2", 2), ("Undo", count + "1", 1),
      ("Empty", "Your basket is empty", 2), ("Undo", count + "1", 1),
    ] {
      screen.button(label).tap()
      #expect(
        badges(on: screen) == [words, words],
        "While the basket is shown, both badges should show it. \"\(label)\" was tapped.")
      #expect(
        changes(on: screen) == ["Changes to undo: \(number)", "Changes to undo: \(number)"],
        "Both badges should count the changes that \"Undo\" can revert. \"\(label)\" was tapped.")
    }
    basket.add("Darjeeling")
    #expect(
      badges(on: screen) == [count + "2", count + "2"],
      "Other code added a tea while two badges were on screen. Both should count it.")
  }

  @Test(.proves(2))
  func `the badge at the top still follows the basket after the other badge is gone`() {
    for number in 1...3 {
      screen.button("Show basket").tap()
      #expect(
        badges(on: screen).count == 2, "While the basket is shown, there should be two badges.")
      #expect(
        Set(badges(on: screen)).count == 1,
        "When a badge appears, it should show the number of teas in the basket.")
      screen.button("Hide basket").tap()
      screen.button("Add Ceylon").tap()
      #expect(
        badges(on: screen) == ["In your basket: \(number)"],
        "The basket was shown and hidden, and then a tea was added. The badge should count it.")
    }
  }

  @Test(.proves(5)) func `a change doesn't write the state of a badge that has left the screen`() {
    screen.button("Add Assam").tap()
    let alone = writes
    for _ in 1...3 {
      screen.button("Show basket").tap()
      screen.button("Hide basket").tap()
    }
    screen.button("Add Assam").tap()
    #expect(
      writes <= alone,
      "After the basket is hidden, one badge is on screen, and only its state may be written.")
    screen.button("Show basket").tap()
    screen.button("Add Assam").tap()
    #expect(writes <= 2 * alone, "Two badges are on screen, and only their state may be written.")
  }

  @Test(.proves(6)) func `each tap on "Undo" undoes one change`() {
    for label in ["Add Assam", "Add Ceylon", "Empty", "Add Assam"] { screen.button(label).tap() }
    let expected = [[], ["Assam", "Ceylon"], ["Assam"], [], []]
    for (index, items) in expected.enumerated() {
      screen.button("Undo").tap()
      #expect(
        basket.items == items,
        "Each tap on \"Undo\" should undo one change, as long as there is one to undo.")
      let words = items.isEmpty ? "Your basket is empty" : "In your basket: \(items.count)"
      #expect(badges(on: screen) == [words], "The badge should show the effect of \"Undo\", too.")
      let number = max(0, 3 - index)
      #expect(
        changes(on: screen) == ["Changes to undo: \(number)"],
        "The badge should count the changes that \"Undo\" can still revert.")
    }
    screen.button("Add Ceylon").tap()
    screen.button("Undo").tap()
    #expect(badges(on: screen) == ["Your basket is empty"], "\"Undo\" should remove the tea again.")
  }

  @Test(.proves(6)) func `"Undo" can revert any number of changes`() {
    for _ in 1...40 { screen.button("Add Assam").tap() }
    #expect(
      changes(on: screen) == ["Changes to undo: 40"], "Forty teas were added, one after the other.")
    for _ in 1...40 { screen.button("Undo").tap() }
    #expect(
      badges(on: screen) == ["Your basket is empty"], "All forty changes should have been undone.")
  }

  @Test(.proves(6)) func `emptying an empty basket counts as a change`() {
    for label in ["Add Assam", "Empty", "Empty"] { screen.button(label).tap() }
    #expect(
      changes(on: screen) == ["Changes to undo: 3"],
      "A tea was added, and \"Empty\" was tapped twice. The badge should count all three changes.")
    screen.button("Undo").tap()
    #expect(
      basket.items == [],
      "\"Empty\" was tapped twice, and \"Undo\" should undo only the second of these changes.")
    screen.button("Undo").tap()
    #expect(
      basket.items == ["Assam"],
      "The second tap on \"Undo\" should undo the first tap on \"Empty\".")
    #expect(badges(on: screen) == ["In your basket: 1"], "One tea should be in the basket again.")
  }

  @Test(.proves(3)) func `the badge also shows changes that other code makes`() {
    basket.add("Darjeeling")
    #expect(
      badges(on: screen) == ["In your basket: 1"],
      "Other code added one tea, so the badge should count it.")
    basket.add("Assam")
    #expect(
      badges(on: screen) == ["In your basket: 2"],
      "One more tea was added, so the badge should count it, too.")
    basket.undo()
    #expect(
      badges(on: screen) == ["In your basket: 1"],
      "The last change was undone, so one tea should be left.")
    basket.empty()
    #expect(
      badges(on: screen) == ["Your basket is empty"],
      "The basket was emptied, so the badge should say that it's empty.")
  }

  @Test(.proves(1))
  func `the badge on a new screen shows the number in the basket and each change to it`() {
    screen.button("Add Assam").tap()
    screen.button("Add Ceylon").tap()
    screen.close()
    let second = Screen { [basket] in TeaShop(basket: basket) }
    #expect(badges(on: second) == ["In your basket: 2"], "Two teas were added on the first screen.")
    second.button("Add Assam").tap()
    #expect(
      badges(on: second) == ["In your basket: 3"],
      "One more tea was added, so the badge should count it, too.")
    second.button("Undo").tap()
    #expect(badges(on: second) == ["In your basket: 2"], "\"Undo\" should remove the third tea.")
  }

  @Test(.proves(1)) func `when a tab is selected again, its badge follows the basket again`() {
    let tabs = Screen { [basket] in
      TabView {
        TeaShop(basket: basket).tabItem { Text("Shop") }
        Text("Nothing else").tabItem { Text("Other") }
      }
    }
    tabs.tab("Other").select()
    basket.add("Assam")
    tabs.tab("Shop").select()
    #expect(
      badges(on: tabs) == ["In your basket: 1"],
      "A tea was added while the other tab was selected, so the badge should count it.")
    tabs.button("Add Ceylon").tap()
    #expect(
      badges(on: tabs) == ["In your basket: 2"],
      "One more tea was added after the tab was selected again, so the badge should count it.")
  }

  @Test(.proves(1)) func `updating the parent changes nothing`() {
    screen.button("Add Assam").tap()
    screen.refresh()
    #expect(badges(on: screen) == ["In your basket: 1"], "One tea was added before the update.")
    screen.button("Add Ceylon").tap()
    #expect(badges(on: screen) == ["In your basket: 2"], "One more tea was added after the update.")
  }

  @Test(.proves(4)) func `at the next table, each badge follows that table's basket`() {
    let baskets = [Basket(), Basket()]
    let house = Screen { TeaHouse(baskets: baskets) }
    house.button("Add Assam").tap()
    house.button("Show basket").tap()
    house.button("Next table").tap()
    #expect(
      badges(on: house) == ["Your basket is empty", "Your basket is empty"],
      """
      The tea was added at table 1, not at table 2. The basket is still shown, so there should \
      still be two badges.
      """)
    #expect(
      changes(on: house) == ["Changes to undo: 0", "Changes to undo: 0"],
      "The tea was added at table 1, so there should be nothing to undo at table 2.")
    baskets[0].add("Darjeeling")
    #expect(
      badges(on: house) == ["Your basket is empty", "Your basket is empty"],
      "Other code added a tea at table 1. The badges on screen belong to table 2.")
    house.button("Add Ceylon").tap()
    #expect(
      badges(on: house) == ["In your basket: 1", "In your basket: 1"],
      "One tea was added at table 2, so both badges should count it.")
    house.button("Next table").tap()
    #expect(
      badges(on: house) == ["In your basket: 2", "In your basket: 2"],
      "Two teas were added at table 1, so both badges should count them.")
    #expect(house.shows("Table 1"), "After the last table, the next one should be table 1 again.")
  }

  @Test(.proves(4)) func `two shops with separate baskets are independent`() {
    let other = Basket()
    let street = Screen { [basket] in
      Section("Left") { TeaShop(basket: basket) }
      Section("Right") { TeaShop(basket: other) }
    }
    street.button("Add Assam", at: 1).tap()
    street.button("Add Ceylon", at: 1).tap()
    street.button("Add Assam", at: 0).tap()
    #expect(
      badges(on: street) == ["In your basket: 1", "In your basket: 2"],
      "One tea was added on the left, and two on the right.")
  }

  @Test(.proves(2)) func `two shops with one basket show the same number`() {
    let street = Screen { [basket] in
      Section("Left") { TeaShop(basket: basket) }
      Section("Right") { TeaShop(basket: basket) }
    }
    street.button("Add Assam", at: 1).tap()
    street.button("Add Ceylon", at: 0).tap()
    #expect(
      badges(on: street) == ["In your basket: 2", "In your basket: 2"],
      "One tea was added in each shop, and both shops have the same basket.")
  }

  @Test(.proves(7)) func `a change to the basket doesn't run the body of TeaShop`() {
    for label in ["Add Assam", "Add Ceylon", "Undo", "Empty"] {
      let runs = screen.bodyCount(of: TeaShop.self) { screen.button(label).tap() }
      #expect(runs == 0, "A tap on \"\(label)\" should change only the badge, not the shop.")
      #expect(screen.repeatedRuns == [], "A tap on \"\(label)\" should run each body at most once.")
    }
    #expect(
      screen.diagnostics.map(\.message) == [],
      "The kit should have no warnings about this program.")
  }
}
