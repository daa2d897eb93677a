import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.4 Observable environment", .exercise)
struct ObservableEnvironmentTests {
  private let room = Order()
  private let terrace = Order()

  private func restaurant(waiter: Waiter? = nil) -> Screen {
    Screen { ObservableEnvironment(room: room, terrace: terrace, waiter: waiter) }
  }

  /// Returns a restaurant in an environment that has a waiter.
  private func hotel(waiter: Waiter?) -> Screen {
    Screen {
      ObservableEnvironment(room: room, terrace: terrace, waiter: waiter)
        .environment(Waiter("Grace"))
    }
  }

  /// Returns a restaurant whose parent can pass other orders and another waiter later.
  private func restaurant(of parent: Parent) -> Screen {
    Screen {
      ObservableEnvironment(room: parent.room, terrace: parent.terrace, waiter: parent.waiter)
    }
  }

  /// Returns the strings in the bills, without the section labels and the service's strings.
  private func bills(on screen: Screen) -> [String] {
    screen.texts.filter { $0.hasPrefix("Dishes") }
  }

  /// Returns the strings in the service, without the section labels and the bills' strings.
  private func service(on screen: Screen) -> [String] {
    screen.texts.filter { !["Room", "Terrace"].contains($0) && !$0.hasPrefix("Dishes") }
  }

  // MARK: The bill

  @Test(.proves(1)) func `the bill shows the order in the environment`() {
    let order = Order()
    order.dishes = 3
    let screen = Screen { Bill().environment(order) }
    #expect(screen.texts == ["Dishes: 3"], "The order has 3 dishes, so the bill should show them.")
    order.dishes = 4
    #expect(screen.texts == ["Dishes: 4"], "Other code added a dish to the order.")
    screen.button("One more").tap()
    #expect(screen.texts == ["Dishes: 5"], "\"One more\" was tapped, so the bill should show 5.")
    order.dishes = 0
    #expect(screen.texts == ["Dishes: 0"], "Other code removed all dishes.")
  }

  @Test(.proves(2)) func `tapping "One more" adds a dish to the order`() {
    let order = Order()
    order.dishes = 2
    let screen = Screen { DinnerTable().environment(order) }
    screen.button("One more").tap()
    #expect(order.dishes == 3, "After one tap, the order should have one more dish.")
    order.dishes = 7
    screen.button("One more").tap()
    #expect(order.dishes == 8, "The order had 7 dishes before the second tap, so it should have 8.")
    #expect(bills(on: screen) == ["Dishes: 8"], "The bill should show all dishes in the order.")
  }

  // MARK: The note

  @Test(.proves(3)) func `the text field edits the order's note`() {
    let order = Order()
    order.note = "No salt"
    let screen = Screen { DinnerTable().environment(order) }
    #expect(screen.textField("Note").text == "No salt", "The text field should show the note.")
    screen.textField("Note").type("!")
    #expect(order.note == "No salt!", "Each character should be written to the order.")
    screen.textField("Note").type("!")
    #expect(
      order.note == "No salt!!",
      "The second exclamation point should be written to the order, too.")
    screen.textField("Note").clear()
    #expect(order.note == "", "The note was deleted, so it should be empty.")
  }

  @Test(.proves(3)) func `the text field shows changes to the order's note`() {
    let order = Order()
    let screen = Screen { NoteField().environment(order) }
    order.note = "In a hurry"
    #expect(screen.textField("Note").text == "In a hurry", "Other code set the note.")
    screen.textField("Note").type("!")
    order.note = "No salt"
    #expect(screen.textField("Note").text == "No salt", "Other code set the note a second time.")
  }

  // MARK: The service

  @Test(.proves(4)) func `without a waiter, the service is "Self-service"`() {
    let screen = Screen { Service() }
    #expect(
      screen.texts == ["Self-service"],
      "The environment has no waiter, so the screen should show \"Self-service\".")
  }

  @Test(.proves(4)) func `the service shows the waiter's current name`() {
    let waiter = Waiter("Ada")
    let screen = Screen { Service().environment(waiter) }
    #expect(screen.texts == ["Served by Ada"], "The waiter in the environment is Ada.")
    waiter.name = "Ada L."
    #expect(screen.texts == ["Served by Ada L."], "The waiter's name changed.")
    waiter.name = ""
    #expect(
      screen.texts == ["Served by "], "There is still a waiter, even if the waiter's name is empty."
    )
    waiter.name = "Ada"
    #expect(screen.texts == ["Served by Ada"], "The waiter's name changed back.")
  }

  @Test(.proves(4)) func `the service shows the nearest waiter in the environment`() {
    let screen = Screen {
      Service().environment(Waiter("Grace")).environment(Waiter("Ada"))
    }
    #expect(
      screen.texts == ["Served by Grace"], "Grace is injected closer to the service than Ada.")
  }

  // MARK: The restaurant

  @Test(.proves(5)) func `the room and the terrace have separate orders`() {
    let screen = restaurant()
    screen.button("One more", at: 0).tap()
    screen.button("One more", at: 1).tap()
    screen.button("One more", at: 1).tap()
    #expect(room.dishes == 1, "One dish should be added to the room's order.")
    #expect(terrace.dishes == 2, "Two dishes should be added to the terrace's order.")
    #expect(
      bills(on: screen) == ["Dishes: 1", "Dishes: 2"], "Each bill should show its section's order.")
  }

  @Test(.proves(5)) func `the room and the terrace have separate notes`() {
    let screen = restaurant()
    screen.textField("Note", at: 1).type("Sun")
    screen.textField("Note", at: 0).type("Shade")
    #expect(room.note == "Shade", "\"Shade\" was typed in the field for the room's note.")
    #expect(terrace.note == "Sun", "\"Sun\" was typed in the field for the terrace's note.")
  }

  @Test(.proves(6)) func `the waiter serves only in the room`() {
    let screen = restaurant(waiter: Waiter("Ada"))
    #expect(
      service(on: screen) == ["Served by Ada", "Self-service"],
      "Ada should serve in the room. The terrace has no waiter.")
    let hotel = hotel(waiter: Waiter("Ada"))
    #expect(
      service(on: hotel) == ["Served by Ada", "Self-service"],
      """
      The restaurant's environment has another waiter, Grace, who should serve in neither section.
      """)
  }

  @Test(.proves(7)) func `a restaurant without a waiter has only self-service`() {
    let screen = restaurant()
    #expect(
      service(on: screen) == ["Self-service", "Self-service"], "The restaurant has no waiter.")
    let hotel = hotel(waiter: nil)
    #expect(
      service(on: hotel) == ["Self-service", "Self-service"],
      "The restaurant's environment has a waiter, Grace, who should serve in neither section.")
  }

  @Test(.proves(6)) func `the parent can pass a waiter, then another waiter, and then none`() {
    let parent = Parent()
    let screen = restaurant(of: parent)
    for name in ["Ada", "Grace", nil, "Ada"] {
      parent.waiter = name.map(Waiter.init)
      screen.refresh()
      let room = name.map { "Served by \($0)" } ?? "Self-service"
      #expect(
        service(on: screen) == [room, "Self-service"],
        "The parent passes \(name ?? "no waiter"). The terrace should never have a waiter.")
    }
    let former = parent.waiter
    parent.waiter = Waiter("Ada")
    screen.refresh()
    former?.name = "Grace"
    #expect(
      service(on: screen) == ["Served by Ada", "Self-service"],
      """
      The parent passed another waiter with the same name. Then only the previous waiter's name \
      changed.
      """)
  }

  @Test(.proves(5)) func `when the parent passes new orders, each section shows its new order`() {
    let parent = Parent()
    let screen = restaurant(of: parent)
    for index in 0...1 {
      screen.button("One more", at: index).tap()
      screen.textField("Note", at: index).type("Sun")
    }
    let former = (room: parent.room, terrace: parent.terrace)
    parent.room = Order()
    parent.terrace = Order()
    parent.terrace.note = "Shade"
    screen.refresh()
    #expect(bills(on: screen) == ["Dishes: 0", "Dishes: 0"], "The new orders have no dishes.")
    let notes = (0...1).map { screen.textField("Note", at: $0).text }
    #expect(notes == ["", "Shade"], "The text fields should show the notes in the new orders.")
    screen.button("One more", at: 0).tap()
    screen.textField("Note", at: 0).type("!")
    screen.button("One more", at: 1).tap()
    screen.textField("Note", at: 1).type("!")
    #expect(
      bills(on: screen) == ["Dishes: 1", "Dishes: 1"], "Each new order should have one dish.")
    #expect(
      [parent.room.note, parent.terrace.note] == ["!", "Shade!"],
      "Each exclamation point should be written to the note in a new order.")
    let counts = [former.room.dishes, former.terrace.dishes]
    #expect(counts == [1, 1], "No dish should be added to the earlier orders.")
    #expect(
      [former.room.note, former.terrace.note] == ["Sun", "Sun"],
      "The notes in the earlier orders should stay the same.")
  }

  @Test(.proves(8)) func `adding a dish runs only the body of its section's bill`() {
    let screen = restaurant(waiter: Waiter("Ada"))
    for (index, place) in [(1, "on the terrace"), (0, "in the room"), (1, "on the terrace")] {
      let bills = screen.bodyCount(of: Bill.self)
      screen.button("One more", at: index).tap()
      #expect(
        screen.bodyCount(of: Bill.self) - bills <= 1,
        "Adding a dish \(place) should run the body of the bill \(place) at most once.")
      #expect(
        runsOutsideBills(on: screen) == [],
        "Adding a dish \(place) should run only the bodies of bills, and of views in them.")
    }
  }

  /// Returns the views, other than bills and the views in them, whose bodies the last update ran.
  private func runsOutsideBills(on screen: Screen) -> [String] {
    let runs = screen.story.last?.runs ?? []
    var inBills: Set<String> = ["Bill"]
    // A view's body first runs after the body that contains the view.
    for run in (screen.story.updates.first?.runs ?? []) + runs {
      if let parent = run.parent, inBills.contains(parent) { inBills.insert(run.view) }
    }
    return runs.map(\.view).filter { !inBills.contains($0) }
  }

  @Test(.proves(8)) func `adding a dish runs no body of a note field or a service`() {
    let order = Order()
    let screen = Screen {
      NoteField().environment(order)
      Service().environment(order).environment(Waiter("Ada"))
    }
    let updates = screen.story.updates.count
    for dishes in [1, 10, 100] {
      order.dishes = dishes
      screen.graph.update()
    }
    let views = screen.story.updates.dropFirst(updates).flatMap(\.runs).map(\.view)
    #expect(
      views == [], "The number of dishes changed, but the note and the service don't show it.")
  }

  @Test(.proves(9)) func `the screen causes no warnings`() {
    let screen = restaurant(waiter: Waiter("Ada"))
    screen.button("One more", at: 0).tap()
    screen.textField("Note", at: 1).type("Sun")
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about these views.")
  }

  /// The orders and the waiter that the parent passes.
  private final class Parent {
    var room = Order()
    var terrace = Order()
    var waiter: Waiter?
  }
}
