import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.2 Restaurant filter", .exercise)
struct RestaurantFilterTests {
  // Neither the IDs nor the prices are sorted.
  private let guide = PlaceGuide(places: [
    Place(id: 7, name: "Copper Pot", price: 3),
    Place(id: 2, name: "Grand Table", price: 5, isCheckedIn: true),
    Place(id: 5, name: "Old Kiosk", price: 1, isCheckedIn: true),
    Place(id: 3, name: "Vineyard", price: 4),
  ])

  private var screen: Screen { Screen { [guide] in RestaurantFilter(guide: guide) } }

  // MARK: The symptom

  @Test(.proves(1)) func `the list changes with the maximum price`() {
    let screen = screen
    #expect(
      screen.rows == ["Copper Pot (next)", "Grand Table ✓", "Old Kiosk ✓", "Vineyard"],
      "At first, all four places should be listed.")
    screen.stepper("Up to price 5").decrement()
    #expect(
      screen.rows == ["Copper Pot (next)", "Old Kiosk ✓", "Vineyard"],
      "The maximum price is now 4, and Grand Table costs 5, so it shouldn't be listed.")
    screen.stepper("Up to price 4").decrement()
    #expect(
      screen.rows == ["Copper Pot (next)", "Old Kiosk ✓"],
      "The maximum price is now 3, and Vineyard costs 4, so it shouldn't be listed.")
    screen.stepper("Up to price 3").increment()
    #expect(
      screen.rows == ["Copper Pot (next)", "Old Kiosk ✓", "Vineyard"],
      "The maximum price is 4 again, and Vineyard costs 4, so it should be listed.")
  }

  @Test(.proves(2)) func `the list changes with the "Check-ins only" toggle`() {
    let screen = screen
    for _ in 1...2 {
      screen.toggle("Check-ins only").toggle()
      #expect(
        screen.rows == ["Grand Table ✓", "Old Kiosk ✓"],
        "\"Check-ins only\" is on, and two places have a check-in, so only they should be listed.")
      screen.toggle("Check-ins only").toggle()
      #expect(
        screen.rows.count == 4, "\"Check-ins only\" is off, so all four places should be listed.")
    }
  }

  @Test(.proves(3)) func `the displayed number of places matches the list`() {
    let screen = screen
    #expect(screen.shows("Places: 4"), "At first, all four places should be listed.")
    screen.stepper("Up to price 5").decrement()
    #expect(screen.shows("Places: 3"), "Grand Table costs 5, which is more than 4.")
    screen.toggle("Check-ins only").toggle()
    #expect(screen.shows("Places: 1"), "Only Old Kiosk has a check-in and costs at most 4.")
    screen.stepper("Up to price 4").increment()
    #expect(screen.shows("Places: 2"), "Grand Table has a check-in, too, and costs 5.")
  }

  // MARK: A check-in

  @Test(.proves(4)) func `a check-in is shown immediately`() {
    let screen = screen
    for _ in 1...2 {
      screen.list.row(0).button("Check in").tap()
      #expect(screen.rows.first == "Copper Pot ✓", "\"Check in\" was tapped in the first row.")
      screen.list.row(0).button("Undo check-in").tap()
      #expect(
        screen.rows.first == "Copper Pot (next)", "\"Undo check-in\" was tapped in the first row.")
    }
  }

  @Test(.proves(5)) func `a check-in in one row can change which place is next`() {
    let screen = screen
    screen.list.row(0).button("Check in").tap()
    #expect(
      screen.rows == ["Copper Pot ✓", "Grand Table ✓", "Old Kiosk ✓", "Vineyard (next)"],
      """
      Vineyard is the only place without a check-in now, so it should be the next place. The body \
      of its row has to run, even though Vineyard itself hasn't changed.
      """)
    screen.list.row(2).button("Undo check-in").tap()
    #expect(
      screen.rows == ["Copper Pot ✓", "Grand Table ✓", "Old Kiosk (next)", "Vineyard"],
      "Old Kiosk is cheaper than Vineyard, so Vineyard should no longer be next.")
    screen.toggle("Check-ins only").toggle()
    screen.list.row(1).button("Undo check-in").tap()
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.rows == ["Copper Pot ✓", "Grand Table", "Old Kiosk (next)", "Vineyard"],
      "Grand Table was next while Old Kiosk wasn't listed, but Old Kiosk is cheaper.")
  }

  @Test(.proves(5)) func `places with the same name or price are treated as separate places`() {
    let chain = PlaceGuide(places: [
      Place(id: 9, name: "Old Kiosk", price: 2), Place(id: 4, name: "Old Kiosk", price: 2),
      Place(id: 1, name: "Old Kiosk", price: 3),
    ])
    let screen = Screen { RestaurantFilter(guide: chain) }
    #expect(
      screen.rows == ["Old Kiosk (next)", "Old Kiosk", "Old Kiosk"],
      "Only one place should be next. As before, it's the first of the two that cost 2.")
    screen.list.row(0).button("Check in").tap()
    #expect(
      screen.rows == ["Old Kiosk ✓", "Old Kiosk (next)", "Old Kiosk"],
      """
      "Check in" was tapped in the first row, so only that place has a check-in. The second place \
      is the cheaper of the other two.
      """)
  }

  @Test(.proves(6))
  func `a place whose check-in is undone stays in the list until a condition is set`() {
    let screen = screen
    screen.toggle("Check-ins only").toggle()
    screen.list.row(0).button("Undo check-in").tap()
    #expect(
      screen.rows == ["Grand Table (next)", "Old Kiosk ✓"],
      """
      Grand Table had a check-in when "Check-ins only" was turned on, so it should stay in the \
      list.
      """)
    screen.list.row(0).button("Check in").tap()
    #expect(
      screen.rows == ["Grand Table ✓", "Old Kiosk ✓"],
      "\"Check in\" was tapped in the row that stayed in the list, so it should have a check mark.")
    screen.list.row(1).button("Undo check-in").tap()
    #expect(screen.shows("Places: 2"), "Old Kiosk should stay in the list, too.")
    screen.stepper("Up to price 5").decrement()
    #expect(
      screen.rows == [],
      "The maximum price was set to 4. Grand Table costs 5, and Old Kiosk has no check-in anymore.")
    screen.stepper("Up to price 4").increment()
    #expect(
      screen.rows == ["Grand Table ✓"],
      "The maximum price was set back to 5, and Grand Table has a check-in.")
    screen.list.row(0).button("Undo check-in").tap()
    guide.maxPrice = 5
    #expect(
      screen.rows == [],
      """
      The maximum price was 5, and other code set it to 5 again. Grand Table has no check-in anymore.
      """)
    guide.toggleCheckIn(2)
    for _ in 1...2 { screen.toggle("Check-ins only").toggle() }
    screen.list.row(0).button("Undo check-in").tap()
    guide.checkInsOnly = true
    #expect(
      screen.rows == [],
      "\"Check-ins only\" was on, and other code turned it on again. No place has a check-in.")
  }

  // MARK: What must stay as it is

  @Test(.proves(2)) func `both conditions apply together`() {
    let screen = screen
    screen.toggle("Check-ins only").toggle()
    for price in [5, 4] { screen.stepper("Up to price \(price)").decrement() }
    #expect(screen.rows == ["Old Kiosk ✓"], "Copper Pot doesn't have a check-in.")
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.rows == ["Copper Pot (next)", "Old Kiosk ✓"],
      "\"Check-ins only\" is off, and the maximum price is still 3. Both conditions should apply.")
    screen.list.row(0).button("Check in").tap()
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.rows == ["Copper Pot ✓", "Old Kiosk ✓"],
      "Copper Pot should now have a check-in. Grand Table costs more than 3.")
  }

  @Test(.proves(1)) func `the maximum price can be set from 1 to 5`() {
    let screen = screen
    screen.stepper("Up to price 5").increment()
    #expect(screen.stepper("Up to price 5").exists, "The maximum price should stop at 5.")
    for price in (2...5).reversed() { screen.stepper("Up to price \(price)").decrement() }
    #expect(screen.rows == ["Old Kiosk ✓"], "The maximum price is now 1.")
    screen.stepper("Up to price 1").decrement()
    #expect(screen.stepper("Up to price 1").exists, "The maximum price should stop at 1.")
  }

  @Test(.proves(8)) func `the list shows changes that other code makes`() {
    let screen = screen
    screen.list.row(0).button("Check in").tap()
    guide.toggleCheckIn(7)
    #expect(
      screen.rows.first == "Copper Pot (next)",
      "Other code has undone the check-in that was made on the screen.")
    guide.maxPrice = 3
    #expect(
      screen.rows == ["Copper Pot (next)", "Old Kiosk ✓"], "Other code set the maximum price to 3.")
    guide.checkInsOnly = true
    #expect(screen.rows == ["Old Kiosk ✓"], "Other code turned on \"Check-ins only\".")
    guide.toggleCheckIn(7)
    #expect(
      screen.rows == ["Old Kiosk ✓"],
      "Other code checked in at Copper Pot, but hasn't set a condition since then.")
    guide.maxPrice = 4
    #expect(
      screen.rows == ["Copper Pot ✓", "Old Kiosk ✓"],
      "Other code set the maximum price to 4, and Copper Pot has a check-in now.")
  }

  @Test(.proves(8)) func `other code can read the filtered list immediately after a change`() {
    let screen = screen
    #expect(
      guide.shown.map(\.name) == ["Copper Pot", "Grand Table", "Old Kiosk", "Vineyard"],
      "Both conditions have their initial values, so all places should be in the list.")
    guide.maxPrice = 1
    #expect(
      guide.shown.map(\.name) == ["Old Kiosk"],
      "guide.shown is read immediately after the maximum price is set to 1.")
    guide.maxPrice = 5
    guide.checkInsOnly = true
    let two = guide.shown.map(\.name)
    #expect(two == ["Grand Table", "Old Kiosk"], "Two of the four places have a check-in.")
    #expect(screen.rows.count == 2, "The screen should list the same two places.")
    guide.toggleCheckIn(2)
    #expect(
      guide.shown.map(\.isCheckedIn) == [false, true], "The check-in at Grand Table was undone.")
  }

  @Test(.proves(7)) func `an open row stays open as long as it's in the list`() {
    let screen = screen
    screen.list.row(2).button("Show price").tap()
    screen.stepper("Up to price 5").decrement()
    #expect(
      screen.rows == ["Copper Pot (next)", "Old Kiosk ✓ Price 1", "Vineyard"],
      "Grand Table left the list. Old Kiosk stayed in the list and should still show its price.")
    screen.list.row(1).button("Undo check-in").tap()
    #expect(
      screen.rows == ["Copper Pot", "Old Kiosk (next) Price 1", "Vineyard"],
      "\"Undo check-in\" was tapped. Old Kiosk stayed in the list and should still show its price.")
    screen.list.row(1).button("Check in").tap()
    #expect(
      screen.rows == ["Copper Pot (next)", "Old Kiosk ✓ Price 1", "Vineyard"],
      "\"Check in\" was tapped. Old Kiosk stayed in the list and should still show its price.")
    screen.list.row(1).button("Undo check-in").tap()
    screen.toggle("Check-ins only").toggle()
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.rows == ["Copper Pot", "Old Kiosk (next)", "Vineyard"],
      "Old Kiosk left the list and came back, so it shouldn't show its price.")
    screen.list.row(1).button("Show price").tap()
    #expect(
      screen.rows == ["Copper Pot", "Old Kiosk (next) Price 1", "Vineyard"],
      "\"Show price\" was tapped, so the row should show its price.")
    screen.list.row(1).button("Hide price").tap()
    #expect(
      screen.rows == ["Copper Pot", "Old Kiosk (next)", "Vineyard"], "\"Hide price\" was tapped.")
  }

  @Test(.proves(9)) func `a tap runs the screen's body once`() {
    let screen = screen
    for price in [5, 4] {
      let runs = screen.bodyCount(of: RestaurantFilter.self) {
        screen.stepper("Up to price \(price)").decrement()
      }
      #expect(runs == 1, "A change to the maximum price should cause one update.")
    }
    for _ in 1...2 {
      let runs = screen.bodyCount(of: RestaurantFilter.self) {
        screen.toggle("Check-ins only").toggle()
      }
      #expect(runs == 1, "Switching \"Check-ins only\" on or off should cause one update.")
    }
    for label in ["Check in", "Undo check-in"] {
      let runs = screen.bodyCount(of: RestaurantFilter.self) {
        screen.list.row(0).button(label).tap()
      }
      #expect(runs == 1, "The tap on \"\(label)\" should cause one update.")
    }
  }

  @Test(.proves(10)) func `a tap runs only the bodies of rows that show something new`() {
    let screen = screen
    func rowRuns(during action: () -> Void) -> Int {
      screen.bodyCount(of: PlaceRow.self, during: action)
    }
    let fewer = rowRuns { screen.stepper("Up to price 5").decrement() }
    #expect(fewer == 0, "One row leaves the list, and nothing in the other three changes.")
    let checkedIn = rowRuns { screen.list.row(0).button("Check in").tap() }
    #expect(checkedIn == 2, "Copper Pot gets a check mark, and Vineyard becomes the next place.")
    let more = rowRuns { screen.stepper("Up to price 4").increment() }
    #expect(more == 1, "One row appears, and nothing in the other three changes.")
    let onlyCheckIns = rowRuns { screen.toggle("Check-ins only").toggle() }
    #expect(onlyCheckIns == 0, "One row leaves the list, and nothing in the other three changes.")
    let undone = rowRuns { screen.list.row(1).button("Undo check-in").tap() }
    #expect(undone == 1, "Grand Table loses its check mark and becomes the next place.")
    let all = rowRuns { screen.toggle("Check-ins only").toggle() }
    #expect(
      all == 2,
      "Vineyard is added to the list as the next place, so Grand Table isn't next anymore.")
  }

  @Test(.proves(8)) func `two screens with the same guide show the same list`() {
    let (first, second) = (screen, screen)
    first.stepper("Up to price 5").decrement()
    #expect(second.rows.count == 3, "The maximum price was lowered to 4 on the first screen.")
    second.stepper("Up to price 4").decrement()
    #expect(first.rows.count == 2, "The maximum price was lowered to 3 on the second screen.")
  }

  @Test(.proves(8)) func `a new screen shows the current state of the guide`() {
    screen.stepper("Up to price 5").decrement()
    let next = screen
    #expect(next.rows.count == 3, "The maximum price of the guide is still 4.")
    next.refresh()
    #expect(next.rows.count == 3, "Refreshing the parent should change nothing.")
  }

  @Test(.proves(11)) func `the guide is released with its screen`() {
    weak var released: PlaceGuide?
    do {
      let guide = PlaceGuide(places: [Place(id: 1, name: "Old Kiosk", price: 1)])
      released = guide
      let screen = Screen { RestaurantFilter(guide: guide) }
      screen.stepper("Up to price 5").decrement()
      screen.close()
    }
    #expect(
      released == nil, "Nothing else uses the guide anymore. Does the guide keep itself alive?")
  }

  @Test(.proves(12)) func `the screen causes no warnings`() {
    let screen = screen
    screen.toggle("Check-ins only").toggle()
    screen.list.row(0).button("Undo check-in").tap()
    // One warning is enough to read: a body that causes one does so each time it runs.
    let warning = screen.diagnostics.first?.description
    #expect(warning == nil, "The kit should have no warnings about this screen.")
  }
}

extension Screen {
  /// The text of each row, without its buttons.
  fileprivate var rows: [String] {
    (0..<list.count).map { list.row($0).texts.joined(separator: " ") }
  }
}
