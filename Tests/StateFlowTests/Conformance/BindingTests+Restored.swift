import StateFlow
import Testing
import WorkbookTesting

/// Tests of values that an action changes and then restores (B13).
extension BindingTests {
  private struct Dish: Identifiable, Equatable {
    let id: Int
    var isReady = false
    var note: String? = "none"
  }

  private struct DishRow: View {
    @Binding var dish: Dish
    var body: some View { Text("\(dish.id) \(dish.isReady)") }
  }

  private final class Kitchen: ObservableObject {
    @Published var dishes = (1...3).map { Dish(id: $0) }
  }

  private struct OwnKitchen: View {
    let action: (Binding<[Dish]>) -> Void
    @State private var dishes = (1...3).map { Dish(id: $0) }
    var body: some View {
      ForEach($dishes) { $dish in DishRow(dish: $dish) }
      Button("Go") { action($dishes) }
    }
  }

  private struct SharedKitchen: View {
    let action: (Binding<[Dish]>) -> Void
    @StateObject private var kitchen = Kitchen()
    var body: some View {
      ForEach($kitchen.dishes) { $dish in DishRow(dish: $dish) }
      Button("Go") { action($kitchen.dishes) }
    }
  }

  /// Returns how many rows' bodies an action runs, in a state property and in an observed object.
  private func rowsRun(by action: @escaping (Binding<[Dish]>) -> Void) -> [Int] {
    [Screen { OwnKitchen(action: action) }, Screen { SharedKitchen(action: action) }].map {
      screen in
      let before = screen.bodyCount(of: DishRow.self)
      screen.button("Go").tap()
      #expect(screen.diagnostics == [])
      return screen.bodyCount(of: DishRow.self) - before
    }
  }

  @Test func `B13 a write that restores an element doesn't cancel the change of its row`() {
    let counts = rowsRun { dishes in
      dishes[0].isReady.wrappedValue = true
      dishes[1].isReady.wrappedValue = true
      dishes[0].isReady.wrappedValue = false
    }
    #expect(counts == [2, 2])
  }

  @Test func `B13 a write of an equal element, or of other elements only, doesn't run a row`() {
    let counts = rowsRun { dishes in
      dishes[0].isReady.wrappedValue = false
      dishes[1].isReady.wrappedValue = true
      dishes[0].isReady.wrappedValue = false
    }
    #expect(counts == [1, 1])
  }

  @Test func `B13 an element that an action removes and inserts again hasn't changed`() {
    let counts = rowsRun { dishes in
      let first = dishes.wrappedValue.removeFirst()
      dishes.wrappedValue.append(first)
      dishes.wrappedValue.reverse()
    }
    #expect(counts == [0, 0])
  }

  @Test func `B13 a write that restores a part of a value doesn't cancel the change either`() {
    struct Ready: View {
      @Binding var isReady: Bool
      var body: some View { Text("\(isReady)") }
    }
    struct Note: View {
      @Binding var note: String
      var body: some View { Text(note) }
    }
    struct Owner: View {
      @State private var dish = Dish(id: 1)
      var body: some View {
        Ready(isReady: $dish.isReady)
        if let note = Binding($dish.note) { Note(note: note) }
        Button("Go") {
          dish.isReady = true
          dish.note = nil
          dish.isReady = false
          dish.note = "none"
        }
      }
    }
    let screen = Screen { Owner() }
    screen.button("Go").tap()
    #expect(screen.bodyCount(of: Ready.self) == 2)
    #expect(screen.bodyCount(of: Note.self) == 1)
    #expect(screen.diagnostics == [])
  }
}
