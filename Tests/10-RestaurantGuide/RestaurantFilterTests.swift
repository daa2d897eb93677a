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

  @Test func `the list changes with the maximum price`() {
    let screen = screen
    #expect(
      screen.names == ["Copper Pot", "Grand Table ✓", "Old Kiosk ✓", "Vineyard"],
      "At first, all four places are listed.")
    screen.stepper("Up to price 5").decrement()
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓", "Vineyard"],
      "The maximum price is now 4, and Grand Table costs 5.")
    screen.stepper("Up to price 4").decrement()
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓"],
      "The maximum price is now 3, and Vineyard costs 4.")
    screen.stepper("Up to price 3").increment()
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓", "Vineyard"],
      "The maximum price is 4 again, and Vineyard costs 4.")
  }

  @Test func `the list changes with the "Check-ins only" toggle`() {
    let screen = screen
    for _ in 1...2 {
      screen.toggle("Check-ins only").toggle()
      #expect(
        screen.names == ["Grand Table ✓", "Old Kiosk ✓"],
        "\"Check-ins only\" is on, and two places have a check-in.")
      screen.toggle("Check-ins only").toggle()
      #expect(screen.names.count == 4, "\"Check-ins only\" is off, so all four places are listed.")
    }
  }

  @Test func `a check-in is shown immediately`() {
    let screen = screen
    for _ in 1...2 {
      screen.list.row(0).button("Check in").tap()
      #expect(screen.names.first == "Copper Pot ✓", "\"Check in\" was tapped in the first row.")
      screen.list.row(0).button("Undo check-in").tap()
      #expect(screen.names.first == "Copper Pot", "\"Undo check-in\" was tapped in the first row.")
    }
  }

  @Test func `with "Check-ins only" on, undoing a check-in hides the place immediately`() {
    let screen = screen
    screen.toggle("Check-ins only").toggle()
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == ["Old Kiosk ✓"], "Grand Table no longer has a check-in.")
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == [], "No place has a check-in anymore.")
  }

  @Test func `the displayed number of places matches the list`() {
    let screen = screen
    #expect(screen.shows("Places: 4"), "At first, all four places are listed.")
    screen.stepper("Up to price 5").decrement()
    #expect(screen.shows("Places: 3"), "Grand Table costs 5, which is more than 4.")
    screen.toggle("Check-ins only").toggle()
    #expect(screen.shows("Places: 1"), "Only Old Kiosk has a check-in and costs at most 4.")
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.shows("Places: 0"), "Old Kiosk no longer has a check-in.")
  }

  // MARK: What must stay as it is

  @Test func `both conditions apply together`() {
    let screen = screen
    screen.toggle("Check-ins only").toggle()
    for price in [5, 4] { screen.stepper("Up to price \(price)").decrement() }
    #expect(screen.names == ["Old Kiosk ✓"], "Copper Pot doesn't have a check-in.")
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓"],
      "\"Check-ins only\" is off, and the maximum price is still 3.")
    screen.list.row(0).button("Check in").tap()
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.names == ["Copper Pot ✓", "Old Kiosk ✓"],
      "Copper Pot now has a check-in. Grand Table costs more than 3.")
  }

  @Test func `the maximum price can be set from 1 to 5`() {
    let screen = screen
    screen.stepper("Up to price 5").increment()
    let staysAtFive = screen.stepper("Up to price 5").exists
    #expect(staysAtFive, "The maximum price can't be higher than 5.")
    for price in (2...5).reversed() { screen.stepper("Up to price \(price)").decrement() }
    #expect(screen.names == ["Old Kiosk ✓"], "The maximum price is now 1.")
    screen.stepper("Up to price 1").decrement()
    let staysAtOne = screen.stepper("Up to price 1").exists
    #expect(staysAtOne, "The maximum price can't be lower than 1.")
  }

  @Test func `the list shows changes that other code makes`() {
    let screen = screen
    screen.list.row(0).button("Check in").tap()
    guide.toggleCheckIn(7)
    #expect(
      screen.names.first == "Copper Pot",
      "Other code has undone the check-in that was made on the screen.")
    guide.maxPrice = 3
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓"], "Other code set the maximum price to 3.")
    guide.places.insert(Place(id: 9, name: "Harbor Stall", price: 2), at: 0)
    #expect(
      screen.names == ["Harbor Stall", "Copper Pot", "Old Kiosk ✓"],
      "Other code added a place at the front of the list.")
    guide.checkInsOnly = true
    #expect(screen.names == ["Old Kiosk ✓"], "Other code turned on \"Check-ins only\".")
    guide.toggleCheckIn(9)
    #expect(
      screen.names == ["Harbor Stall ✓", "Old Kiosk ✓"], "Other code checked in at Harbor Stall.")
    guide.places = []
    #expect(screen.names == [], "Other code removed all places.")
  }

  @Test func `other code can read the filtered list immediately after a change`() {
    let screen = screen
    guide.maxPrice = 1
    let one = guide.shown.map(\.name)
    #expect(
      one == ["Old Kiosk"], "guide.shown is read immediately after the maximum price is set to 1.")
    guide.maxPrice = 5
    guide.checkInsOnly = true
    let two = guide.shown.map(\.name)
    #expect(two == ["Grand Table", "Old Kiosk"], "Two of the four places have a check-in.")
    #expect(screen.names.count == 2, "The screen lists the same two places.")
  }

  @Test func `an open row stays open as long as it's in the list`() {
    let screen = screen
    screen.list.row(2).button("Show price").tap()
    screen.stepper("Up to price 5").decrement()
    #expect(
      screen.rows == ["Copper Pot", "Old Kiosk ✓ Price 1", "Vineyard"],
      "Grand Table left the list. Old Kiosk stayed in the list and still shows its price.")
    for (button, row) in [
      ("Undo check-in", "Old Kiosk Price 1"), ("Check in", "Old Kiosk ✓ Price 1"),
    ] {
      screen.list.row(1).button(button).tap()
      #expect(
        screen.rows == ["Copper Pot", row, "Vineyard"],
        "\"\(button)\" was tapped. Old Kiosk stayed in the list.")
    }
    screen.toggle("Check-ins only").toggle()
    screen.list.row(0).button("Undo check-in").tap()
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.rows == ["Copper Pot", "Old Kiosk", "Vineyard"],
      "Old Kiosk left the list and came back, so it doesn't show its price.")
  }

  @Test func `a tap runs the screen's body once`() {
    let screen = screen
    for price in [5, 4] {
      let before = screen.bodyCount(of: RestaurantFilter.self)
      screen.stepper("Up to price \(price)").decrement()
      let runs = screen.bodyCount(of: RestaurantFilter.self) - before
      #expect(runs == 1, "A change to the maximum price causes one update.")
    }
    for _ in 1...2 {
      let before = screen.bodyCount(of: RestaurantFilter.self)
      screen.toggle("Check-ins only").toggle()
      let runs = screen.bodyCount(of: RestaurantFilter.self) - before
      #expect(runs == 1, "Switching \"Check-ins only\" on or off causes one update.")
    }
    for label in ["Check in", "Undo check-in"] {
      let before = screen.bodyCount(of: RestaurantFilter.self)
      screen.list.row(0).button(label).tap()
      let runs = screen.bodyCount(of: RestaurantFilter.self) - before
      #expect(runs == 1, "The tap on \"\(label)\" causes one update.")
    }
  }

  @Test func `a tap runs only the bodies of rows that show something new`() {
    let screen = screen
    func rowRuns(during action: () -> Void) -> Int {
      let before = screen.bodyCount(of: PlaceRow.self)
      action()
      return screen.bodyCount(of: PlaceRow.self) - before
    }
    let fewer = rowRuns { screen.stepper("Up to price 5").decrement() }
    #expect(fewer == 0, "One row leaves the list, and nothing in the other three changes.")
    let checkedIn = rowRuns { screen.list.row(0).button("Check in").tap() }
    #expect(checkedIn == 1, "One row gets a check mark, and nothing in the other two changes.")
    let more = rowRuns { screen.stepper("Up to price 4").increment() }
    #expect(more == 1, "One row appears, and nothing in the other three changes.")
    let onlyCheckIns = rowRuns { screen.toggle("Check-ins only").toggle() }
    #expect(onlyCheckIns == 0, "One row leaves the list, and nothing in the other three changes.")
    let all = rowRuns { screen.toggle("Check-ins only").toggle() }
    #expect(all == 1, "One row appears, and nothing in the other three changes.")
  }

  @Test func `two screens with the same guide show the same list`() {
    let (first, second) = (screen, screen)
    first.stepper("Up to price 5").decrement()
    #expect(second.names.count == 3, "The maximum price was lowered to 4 on the first screen.")
    second.stepper("Up to price 4").decrement()
    #expect(first.names.count == 2, "The maximum price was lowered to 3 on the second screen.")
  }

  @Test func `a new screen shows the current state of the guide`() {
    screen.stepper("Up to price 5").decrement()
    let next = screen
    #expect(next.names.count == 3, "The maximum price of the guide is still 4.")
    next.refresh()
    #expect(next.names.count == 3, "Refreshing the parent changes nothing.")
  }

  @Test func `the guide is released with its screen`() {
    weak var released: PlaceGuide?
    do {
      let guide = PlaceGuide(places: [Place(id: 1, name: "Old Kiosk", price: 1)])
      released = guide
      let screen = Screen { RestaurantFilter(guide: guide) }
      screen.stepper("Up to price 5").decrement()
      screen.close()
    }
    let isReleased = released == nil
    #expect(isReleased, "Nothing else uses the guide anymore. Does the guide keep itself alive?")
  }

  @Test func `the screen causes no warnings`() {
    let screen = screen
    screen.toggle("Check-ins only").toggle()
    screen.list.row(0).button("Undo check-in").tap()
    let warnings = screen.diagnostics.map(\.description)
    #expect(warnings == [], "The kit has no warnings about this screen.")
  }
}

extension Screen {
  /// The text of each row, without its buttons.
  fileprivate var rows: [String] {
    (0..<list.count).map { list.row($0).texts.joined(separator: " ") }
  }

  /// The name in each row, with its check mark.
  fileprivate var names: [String] {
    (0..<list.count).compactMap { list.row($0).texts.first }
  }
}
