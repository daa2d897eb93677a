import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.7 Ferry order", .exercise)
struct FerryOrderTests {
  private let order: FerryOrder
  private let screen: Screen

  init() {
    let order = FerryOrder()
    self.order = order
    screen = Screen { FerryScreen(order: order) }
  }

  /// The lines on screen that show the passengers and the price.
  private var sold: [String] { screen.texts.filter { !$0.hasPrefix("Jackets") } }

  private func tap(_ labels: String...) {
    for label in labels { screen.button(label).tap() }
  }

  @Test(.proves(2)) func `nine passengers fit on the ferry`() {
    #expect(
      screen.texts == ["Adults: 1", "Children: 0", "Price: 12", "Jackets: 0"],
      "The order should start with one adult.")
    tap("Adult", "Child", "Family")
    #expect(sold == ["Adults: 4", "Children: 3", "Price: 63"], "Seven passengers were added.")
    tap("Child", "Adult")
    #expect(
      sold == ["Adults: 5", "Children: 4", "Price: 80"], "There should be nine passengers now.")
  }

  @Test(.proves(1)) func `a tenth adult doesn't fit on the ferry`() {
    for _ in 2...9 { tap("Adult") }
    #expect(screen.shows("Adults: 9"), "Eight more adults were added, so there should be nine.")
    for _ in 1...3 {
      tap("Adult")
      #expect(
        sold == ["Adults: 9", "Children: 0", "Price: 108"], "The ferry was full before this tap.")
      #expect(order.adults == 9, "The order should match the screen.")
    }
  }

  @Test(.proves(1)) func `a ninth child doesn't fit on the ferry with an adult`() {
    for _ in 1...8 { tap("Child") }
    #expect(screen.shows("Children: 8"), "Eight children and one adult should fit.")
    for _ in 1...3 {
      tap("Child")
      #expect(
        sold == ["Adults: 1", "Children: 8", "Price: 52"], "The ferry was full before this tap.")
      #expect(order.children == 8, "The order should match the screen.")
    }
    tap("Adult")
    #expect(
      sold == ["Adults: 1", "Children: 8", "Price: 52"],
      "Children take eight of the nine seats, so there should be room for only one adult.")
  }

  @Test(.proves(3)) func `a family can't take more seats than are available`() {
    tap("Family", "Family", "Adult")
    #expect(
      sold == ["Adults: 5", "Children: 4", "Price: 80"],
      "Two families, the first adult, and one more adult don't all fit: there are nine seats.")
    order.startOver()
    tap("Adult", "Adult", "Adult", "Adult", "Family", "Family")
    #expect(
      sold == ["Adults: 7", "Children: 2", "Price: 94"],
      "Everyone from the first family fits, but no one from the second family should get a seat.")
    for (free, adults, children) in [(0, 9, 0), (1, 9, 0), (2, 9, 0), (3, 8, 1), (4, 7, 2)] {
      order.startOver()
      order.adults = 9 - free
      tap("Family")
      #expect(
        sold.prefix(2) == ["Adults: \(adults)", "Children: \(children)"],
        """
        The number of free seats was \(free). As many family members as fit should get seats, \
        adults before children.
        """)
    }
  }

  @Test(.proves(1))
  func `a number that other code sets is limited to the number of available seats`() {
    order.adults = 20
    #expect(order.adults == 9, "There are nine seats and no children, so nine adults should fit.")
    #expect(sold == ["Adults: 9", "Children: 0", "Price: 108"], "All the seats are taken.")
    order.adults = 4
    order.children = 20
    #expect(order.children == 5, "Adults take four of the nine seats, so five children should fit.")
    order.adults = 20
    #expect(order.adults == 4, "Children take five of the nine seats, so four adults should fit.")
    #expect(sold == ["Adults: 4", "Children: 5", "Price: 73"], "All the seats are taken.")
    tap("Swap")
    order.adults = 20
    #expect(order.adults == 5, "After the tap on \"Swap\", children take four of the nine seats.")
    order.children = 20
    #expect(order.children == 4, "After the tap on \"Swap\", adults take five of the nine seats.")
  }

  @Test(.proves(1)) func `nine passengers fit on the ferry, no matter which number is set first`() {
    order.adults = 0
    order.children = 9
    order.adults = 1
    #expect(
      order.adults == 0, "Nine children take all the seats, so not even one adult should fit.")
    tap("Adult", "Family")
    #expect(
      sold == ["Adults: 0", "Children: 9", "Price: 45"], "The ferry was full before these taps.")
    order.children = 3
    order.adults = 7
    #expect(order.adults == 6, "Children take three of the nine seats, so six adults should fit.")
    order.children = 0
    order.adults = 7
    order.children = 5
    #expect(order.children == 2, "Adults take seven of the nine seats, so two children should fit.")
    order.adults = 0
    order.children = 10
    #expect(order.children == 9, "There are nine seats and no adults, so nine children should fit.")
    order.children = 0
    order.adults = 9
    order.children = 1
    #expect(
      order.children == 0, "Nine adults take all the seats, so not even one child should fit.")
    #expect(sold == ["Adults: 9", "Children: 0", "Price: 108"], "All the seats should be taken.")
  }

  @Test(.proves(2)) func `seats that become free can be taken again`() {
    order.adults = 9
    tap("Child")
    #expect(screen.shows("Children: 0"), "Adults take all the seats, so no child should fit.")
    order.adults = 7
    tap("Child", "Child", "Child")
    #expect(sold == ["Adults: 7", "Children: 2", "Price: 94"], "Two seats became free.")
    order.children = 0
    tap("Adult")
    #expect(
      sold == ["Adults: 8", "Children: 0", "Price: 96"], "The children's two seats became free.")
  }

  @Test(.proves(6))
  func `each child with a seat gets a life jacket, but a child without a seat doesn't`() {
    tap("Family", "Family")
    #expect(
      screen.shows("Jackets: 4"), "The crew should bring a jacket for each of the four children.")
    tap("Child")
    #expect(
      screen.texts.suffix(3) == ["Children: 4", "Price: 80", "Jackets: 4"],
      "The ferry was full, so the fifth child should get neither a seat nor a jacket.")
    tap("Start over", "Child")
    #expect(
      screen.texts.suffix(3) == ["Children: 1", "Price: 17", "Jackets: 4"],
      "Four jackets are still on deck, so the crew shouldn't bring one for this child.")
    order.children = 20
    #expect(
      order.jackets == 8,
      "Only eight of the 20 children got seats, so only eight should get jackets.")
    let other = FerryOrder()
    other.adults = 9
    other.children = 1
    #expect(
      other.jackets == 0,
      "Adults take all the seats on this ferry, so no child should get a jacket.")
  }

  @Test(.proves(4)) func `"Swap" exchanges the number of adults and the number of children`() {
    tap("Adult", "Swap")
    #expect(
      screen.texts == ["Adults: 0", "Children: 2", "Price: 10", "Jackets: 2"],
      "The order was for two adults, so after the tap on \"Swap\", it should be for two children.")
    tap("Start over", "Family", "Family", "Swap")
    #expect(
      sold == ["Adults: 4", "Children: 5", "Price: 73"],
      "The order was for five adults and four children, and both numbers should be exchanged.")
    tap("Swap")
    #expect(
      sold == ["Adults: 5", "Children: 4", "Price: 80"],
      "The second tap on \"Swap\" should revert the first one.")
    (order.children, order.adults) = (2, 7)
    tap("Swap")
    #expect(
      sold == ["Adults: 2", "Children: 7", "Price: 59"],
      "The order was for seven adults and two children, and both numbers should be exchanged.")
    (order.children, order.adults) = (0, 9)
    tap("Swap", "Swap")
    #expect(
      sold == ["Adults: 9", "Children: 0", "Price: 108"],
      "The second tap on \"Swap\" should revert the first one, even when the ferry is full.")
  }

  @Test(.proves(7)) func `a return ticket costs twice as much as a one-way ticket`() {
    tap("Family")
    screen.toggle("Return").toggle()
    #expect(
      sold == ["Adults: 3", "Children: 2", "Price: 92"],
      "The passengers should stay the same, and the price should be twice 46 euros.")
    screen.toggle("Return").toggle()
    #expect(screen.shows("Price: 46"), "The ticket is one-way again.")
  }

  @Test(.proves(5)) func `"Start over" resets the order, even when the ferry is full`() {
    order.children = 20
    screen.toggle("Return").toggle()
    tap("Start over")
    #expect(
      sold == ["Adults: 1", "Children: 0", "Price: 12"],
      "The order should again be for one adult with a one-way ticket.")
    tap("Adult")
    #expect(
      screen.shows("Adults: 2"),
      "After the order was reset, you should be able to add passengers again.")
    for _ in 3...9 { tap("Adult") }
    tap("Swap", "Start over")
    #expect(
      sold == ["Adults: 1", "Children: 0", "Price: 12"],
      "An order for nine children should be reset to one adult.")
  }

  @Test(.proves(2)) func `two orders are independent`() {
    let other = FerryOrder()
    order.adults = 9
    other.adults += 1
    #expect(other.adults == 2, "The other ferry has free seats, so two adults should fit.")
    #expect(order.adults == 9, "This ferry should still be full.")
  }

  @Test(.proves(9)) func `each change is announced, and a tap runs each body at most once`() {
    var announcements = 0
    let token = order.objectWillChange.sink { announcements += 1 }
    for label in ["Adult", "Child", "Family", "Swap", "Family", "Start over"] {
      let before = announcements
      tap(label)
      #expect(
        announcements > before,
        "The tap on \"\(label)\" changes the order, so the change should be announced.")
      #expect(
        screen.repeatedRuns == [], "The tap on \"\(label)\" should run each body at most once.")
    }
    screen.toggle("Return").toggle()
    #expect(screen.repeatedRuns == [], "The tap on \"Return\" should run each body at most once.")
    token.cancel()
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about this view.")
  }

  @Test(.proves(8)) func `each change is announced before it's made`() {
    var (adults, children, jackets): ([Int], [Int], [Int]) = ([], [], [])
    let token = order.objectWillChange.sink { [order] in
      adults.append(order.adults)
      children.append(order.children)
      jackets.append(order.jackets)
    }
    order.adults = 4
    #expect(
      adults.first == 1,
      """
      When the adults property is set to 4, a subscriber to objectWillChange should still read the \
      old number.
      """)
    adults = []
    order.adults = 20
    #expect(
      adults.first == 4,
      """
      When the adults property is set to 20, which is too high, a subscriber should still read the \
      old number.
      """)
    order.adults = 4
    (children, jackets) = ([], [])
    order.children = 2
    #expect(
      children.first == 0,
      """
      When the children property is set to 2, subscribers are notified before the change, so they \
      should read the old number.
      """)
    #expect(
      jackets.first == 0,
      """
      When two children get seats, subscribers are notified before the change, so they should read \
      the old number of jackets.
      """)
    children = []
    order.children = 20
    #expect(
      children.first == 2,
      """
      When the children property is set to 20, which is too high, a subscriber should still read \
      the old number.
      """)
    token.cancel()
  }

  @Test(.proves(8), arguments: ["Family", "Swap", "Start over"])
  func `a tap that changes both numbers is announced before they change`(button: String) {
    order.adults = 2
    order.children = 3
    var read: [[Int]] = []
    let token = order.objectWillChange.sink { [order] in
      read.append([order.adults, order.children])
    }
    tap(button)
    token.cancel()
    let first = read.first ?? []
    #expect(
      first == [2, 3],
      """
      When "\(button)" is tapped, a subscriber to objectWillChange should first read the old \
      numbers: two adults and three children.
      """)
  }

  @Test(.proves(8)) func `a return ticket is announced before the order changes`() {
    var read: [Bool] = []
    let token = order.objectWillChange.sink { [order] in read.append(order.isReturn) }
    order.isReturn = true
    token.cancel()
    let first = read.first ?? true
    #expect(
      first == false,
      """
      When the isReturn property is set to true, a subscriber to objectWillChange should still \
      read false.
      """)
  }

  @Test(.proves(10)) func `an order is released when nothing uses it`() {
    var other: FerryOrder? = FerryOrder()
    other?.adults = 20
    weak let former = other
    other = nil
    #expect(former == nil, "Nothing in the order should keep the order alive.")
  }
}
