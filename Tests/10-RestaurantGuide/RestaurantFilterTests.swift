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

  @Test func `the list follows each change to the price`() {
    let screen = screen
    #expect(
      screen.names == ["Copper Pot", "Grand Table ✓", "Old Kiosk ✓", "Vineyard"],
      "At first, all four places are listed.")
    screen.stepper("Up to price 5").decrement()
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓", "Vineyard"],
      "The highest price is 4 now, and Grand Table costs 5.")
    screen.stepper("Up to price 4").decrement()
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓"],
      "The highest price is 3 now, and Vineyard costs 4.")
    screen.stepper("Up to price 3").increment()
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓", "Vineyard"],
      "The highest price is 4 again, and Vineyard costs 4.")
  }

  @Test func `the list follows the toggle`() {
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

  @Test func `a check-in shows at once`() {
    let screen = screen
    for _ in 1...2 {
      screen.list.row(0).button("Check in").tap()
      #expect(screen.names.first == "Copper Pot ✓", "\"Check in\" was tapped in the first row.")
      screen.list.row(0).button("Undo check-in").tap()
      #expect(screen.names.first == "Copper Pot", "\"Undo check-in\" was tapped in the first row.")
    }
  }

  @Test func `a place whose check-in is undone leaves the check-ins at once`() {
    let screen = screen
    screen.toggle("Check-ins only").toggle()
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == ["Old Kiosk ✓"], "Grand Table no longer has a check-in.")
    screen.list.row(0).button("Undo check-in").tap()
    #expect(screen.names == [], "No place has a check-in now.")
  }

  @Test func `the count matches the list`() {
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
      "\"Check-ins only\" is off, and the highest price is still 3.")
    screen.list.row(0).button("Check in").tap()
    screen.toggle("Check-ins only").toggle()
    #expect(
      screen.names == ["Copper Pot ✓", "Old Kiosk ✓"],
      "Copper Pot has a check-in now. Grand Table costs more than 3.")
  }

  @Test func `the price goes from 1 to 5`() {
    let screen = screen
    screen.stepper("Up to price 5").increment()
    let staysAtFive = screen.stepper("Up to price 5").exists
    #expect(staysAtFive, "5 is the highest price.")
    for price in (2...5).reversed() { screen.stepper("Up to price \(price)").decrement() }
    #expect(screen.names == ["Old Kiosk ✓"], "The highest price is 1 now.")
    screen.stepper("Up to price 1").decrement()
    let staysAtOne = screen.stepper("Up to price 1").exists
    #expect(staysAtOne, "1 is the lowest price.")
  }

  @Test func `the list follows what other code changes`() {
    let screen = screen
    screen.list.row(0).button("Check in").tap()
    guide.toggleCheckIn(7)
    #expect(
      screen.names.first == "Copper Pot", "Other code has undone the check-in from the screen.")
    guide.maxPrice = 3
    #expect(
      screen.names == ["Copper Pot", "Old Kiosk ✓"], "Other code has set the highest price to 3.")
    guide.places.insert(Place(id: 9, name: "Harbor Stall", price: 2), at: 0)
    #expect(
      screen.names == ["Harbor Stall", "Copper Pot", "Old Kiosk ✓"],
      "Other code has added a place at the front.")
    guide.checkInsOnly = true
    #expect(screen.names == ["Old Kiosk ✓"], "Other code has turned on \"Check-ins only\".")
    guide.toggleCheckIn(9)
    #expect(
      screen.names == ["Harbor Stall ✓", "Old Kiosk ✓"], "Other code has checked in.")
    guide.places = []
    #expect(screen.names == [], "Other code has removed all places.")
  }

  @Test func `other code can read at once what is shown`() {
    let screen = screen
    guide.maxPrice = 1
    let one = guide.shown.map(\.name)
    #expect(one == ["Old Kiosk"], "The highest price is 1, and guide.shown is read after that.")
    guide.maxPrice = 5
    guide.checkInsOnly = true
    let two = guide.shown.map(\.name)
    #expect(two == ["Grand Table", "Old Kiosk"], "Two of the four places have a check-in.")
    #expect(screen.names.count == 2, "The screen lists the same two places.")
  }

  @Test func `an open row stays open while it is in the list`() {
    let screen = screen
    screen.list.row(2).button("Show price").tap()
    screen.stepper("Up to price 5").decrement()
    #expect(
      screen.rows == ["Copper Pot", "Old Kiosk ✓ Price 1", "Vineyard"],
      "Grand Table left the list. Old Kiosk stayed in it and shows its price.")
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

  @Test func `a tap runs the body of the screen once`() {
    let screen = screen
    for price in [5, 4] {
      let before = screen.bodyCount(of: RestaurantFilter.self)
      screen.stepper("Up to price \(price)").decrement()
      let runs = screen.bodyCount(of: RestaurantFilter.self) - before
      #expect(runs == 1, "A change to the highest price is one update.")
    }
    for _ in 1...2 {
      let before = screen.bodyCount(of: RestaurantFilter.self)
      screen.toggle("Check-ins only").toggle()
      let runs = screen.bodyCount(of: RestaurantFilter.self) - before
      #expect(runs == 1, "Switching Check-ins only is one update.")
    }
    for label in ["Check in", "Undo check-in"] {
      let before = screen.bodyCount(of: RestaurantFilter.self)
      screen.list.row(0).button(label).tap()
      let runs = screen.bodyCount(of: RestaurantFilter.self) - before
      #expect(runs == 1, "The tap on \(label) is one update.")
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
    #expect(fewer == 0, "One row leaves the list, and the other three show the same.")
    let checkedIn = rowRuns { screen.list.row(0).button("Check in").tap() }
    #expect(checkedIn == 1, "One row shows a check mark, and the other two show the same.")
    let more = rowRuns { screen.stepper("Up to price 4").increment() }
    #expect(more == 1, "One row appears, and the other three show the same.")
    let onlyCheckIns = rowRuns { screen.toggle("Check-ins only").toggle() }
    #expect(onlyCheckIns == 0, "One row leaves the list, and the other three show the same.")
    let all = rowRuns { screen.toggle("Check-ins only").toggle() }
    #expect(all == 1, "One row appears, and the other three show the same.")
  }

  @Test func `two screens with one guide show the same`() {
    let (first, second) = (screen, screen)
    first.stepper("Up to price 5").decrement()
    #expect(second.names.count == 3, "The other screen has lowered the price to 4.")
    second.stepper("Up to price 4").decrement()
    #expect(first.names.count == 2, "The other screen has lowered the price to 3.")
  }

  @Test func `a new screen shows the guide as it is`() {
    screen.stepper("Up to price 5").decrement()
    let next = screen
    #expect(next.names.count == 3, "The guide keeps its highest price of 4.")
    next.refresh()
    #expect(next.names.count == 3, "An update to the parent changes nothing.")
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
    #expect(isReleased, "Nothing else uses the guide any longer. Does it keep itself alive?")
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
  /// What each row shows, without its buttons.
  fileprivate var rows: [String] {
    (0..<list.count).map { list.row($0).texts.joined(separator: " ") }
  }

  /// The name in each row, with its check mark.
  fileprivate var names: [String] {
    (0..<list.count).compactMap { list.row($0).texts.first }
  }
}
