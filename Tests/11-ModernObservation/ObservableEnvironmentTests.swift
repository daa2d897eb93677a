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

  /// The texts of the bills and of who serves, without those of the sections.
  private func texts(on screen: Screen) -> [String] {
    screen.texts.filter { !["Room", "Terrace"].contains($0) }
  }

  @Test func `a bill shows the order that holds where it stands`() {
    let order = Order()
    order.dishes = 3
    let screen = Screen { Bill().environment(order) }
    #expect(screen.texts == ["Dishes: 3"], "The order has 3 dishes.")
    order.dishes = 4
    #expect(screen.texts == ["Dishes: 4"], "The order was changed from outside.")
  }

  @Test func `One more adds a dish to that order`() {
    let order = Order()
    let screen = Screen { DinnerTable().environment(order) }
    screen.button("One more").tap()
    screen.button("One more").tap()
    #expect(order.dishes == 2, "Two dishes were ordered.")
    #expect(screen.texts.contains("Dishes: 2"), "And the bill says so.")
  }

  @Test func `the note field edits the note of that order`() {
    let order = Order()
    order.note = "No salt"
    let screen = Screen { DinnerTable().environment(order) }
    #expect(screen.textField("Note").text == "No salt", "The field shows the note.")
    screen.textField("Note").type("!")
    #expect(order.note == "No salt!", "Each keystroke is written to the order.")
  }

  @Test func `the note field follows its order`() {
    let order = Order()
    let screen = Screen { NoteField().environment(order) }
    order.note = "In a hurry"
    #expect(screen.textField("Note").text == "In a hurry", "Somebody else changed the note.")
  }

  @Test func `without a waiter there is self-service`() {
    let screen = Screen { Service() }
    #expect(screen.texts == ["Self-service"], "Nobody has put a waiter into the environment.")
  }

  @Test func `the waiter who serves is named, also by another name`() {
    let waiter = Waiter("Ada")
    let screen = Screen { Service().environment(waiter) }
    #expect(screen.texts == ["Served by Ada"], "Ada is in the environment.")
    waiter.name = "Ada L."
    #expect(screen.texts == ["Served by Ada L."], "Ada has got another name.")
  }

  @Test func `the nearest waiter serves`() {
    let screen = Screen {
      Service().environment(Waiter("Grace")).environment(Waiter("Ada"))
    }
    #expect(screen.texts == ["Served by Grace"], "Grace is nearer than Ada.")
  }

  @Test func `room and terrace have an order each`() {
    let screen = restaurant()
    screen.button("One more", at: 0).tap()
    screen.button("One more", at: 1).tap()
    screen.button("One more", at: 1).tap()
    #expect([room.dishes, terrace.dishes] == [1, 2], "One dish in the room, two on the terrace.")
    #expect(
      texts(on: screen).filter { $0.hasPrefix("Dishes") } == ["Dishes: 1", "Dishes: 2"],
      "Each bill shows the order of its own section.")
  }

  @Test func `a note on the terrace is not a note in the room`() {
    let screen = restaurant()
    screen.textField("Note", at: 1).type("Sun")
    #expect([room.note, terrace.note] == ["", "Sun"], "It was typed on the terrace.")
  }

  @Test func `the waiter serves in the room, and not on the terrace`() {
    let screen = restaurant(waiter: Waiter("Ada"))
    #expect(
      texts(on: screen).filter { !$0.hasPrefix("Dishes") } == ["Served by Ada", "Self-service"],
      "Ada serves in the room. The terrace never has a waiter.")
  }

  @Test func `a restaurant without a waiter is all self-service`() {
    let screen = restaurant()
    #expect(
      texts(on: screen).filter { !$0.hasPrefix("Dishes") } == ["Self-service", "Self-service"],
      "There is no waiter.")
  }

  @Test func `a waiter who comes later serves from then on`() {
    let house = House()
    let screen = Screen {
      ObservableEnvironment(room: room, terrace: terrace, waiter: house.waiter)
    }
    house.waiter = Waiter("Ada")
    screen.refresh()
    #expect(
      texts(on: screen).filter { !$0.hasPrefix("Dishes") } == ["Served by Ada", "Self-service"],
      "Ada has come in.")
    house.waiter = nil
    screen.refresh()
    #expect(
      texts(on: screen).filter { !$0.hasPrefix("Dishes") } == ["Self-service", "Self-service"],
      "Ada has gone home.")
  }

  @Test func `handed another order, the room turns to that one`() {
    let house = House()
    let screen = Screen {
      ObservableEnvironment(room: house.order, terrace: terrace, waiter: nil)
    }
    screen.button("One more", at: 0).tap()
    let former = house.order
    house.order = Order()
    screen.refresh()
    screen.button("One more", at: 0).tap()
    #expect([former.dishes, house.order.dishes] == [1, 1], "The second dish is on the new order.")
    #expect(texts(on: screen).contains("Dishes: 1"), "The bill is that of the new order.")
  }

  @Test func `a dish runs the bill it is on, and nothing else`() {
    let screen = restaurant(waiter: Waiter("Ada"))
    let before = screen.bodyCount(of: Bill.self)
    let others = { [screen] in
      screen.bodyCount(of: ObservableEnvironment.self) + screen.bodyCount(of: DinnerTable.self)
        + screen.bodyCount(of: NoteField.self) + screen.bodyCount(of: Service.self)
    }
    let othersBefore = others()
    screen.button("One more", at: 1).tap()
    #expect(screen.bodyCount(of: Bill.self) - before == 1, "The terrace's bill, not the room's.")
    #expect(others() - othersBefore == 0, "Nobody else shows the dishes of the terrace.")
  }

  private final class House {
    var order = Order()
    var waiter: Waiter?
  }
}
