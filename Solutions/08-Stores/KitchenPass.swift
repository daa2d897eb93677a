import StateFlow

// At a restaurant's pass, the waiters pick up the dishes that are ready.
// Predict four updates, and don't change the program.
//
// 1. `prediction1` is the update after the first tap, on "Finish".
// 2. `prediction2` is the update after the second tap, on "Check".
// 3. `prediction3` is the update after the third tap, on "Redo".
// 4. `prediction4` is the update after the fourth tap, on "Take back".

struct Dish: Identifiable, Equatable {
  let id: Int
  let name: String
  var isReady = false
}

final class PassStore: ObservableObject {
  @Published var dishes = [
    Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Fish"),
    Dish(id: 3, name: "Cake"),
  ]

  /// Marks the first dish as ready and moves it to the end.
  func finish() {
    dishes[0].isReady = true
    dishes.append(dishes.removeFirst())
  }

  /// Marks all dishes as ready, and then the first dish as not ready.
  func check() {
    for index in dishes.indices { dishes[index].isReady = true }
    dishes[0].isReady = false
  }

  /// Removes the last dish and inserts a dish with the same name at the start.
  func redo() {
    let dish = dishes.removeLast()
    dishes.insert(Dish(id: 4, name: dish.name), at: 0)
  }

  /// Marks the last dish as not ready. Seen from the kitchen, it's the first.
  func takeBack() {
    dishes.reverse()
    dishes[0].isReady = false
    dishes.reverse()
  }
}

struct KitchenPass: View {
  @StateObject private var store = PassStore()

  var body: some View {
    VStack {
      ReadyCount(store: store)
      Bell(store: store)
      List {
        ForEach($store.dishes) { $dish in
          DishRow(dish: $dish, isFirst: dish.id == store.dishes.first?.id)
        }
      }
    }
  }
}

struct ReadyCount: View {
  @ObservedObject var store: PassStore

  var body: some View {
    Text("Ready: \(store.dishes.count { $0.isReady })")
  }
}

struct Bell: View {
  let store: PassStore

  var body: some View {
    Button("Finish") { store.finish() }
    Button("Check") { store.check() }
    Button("Redo") { store.redo() }
    Button("Take back") { store.takeBack() }
  }
}

struct DishRow: View {
  @Binding var dish: Dish
  let isFirst: Bool

  var body: some View {
    Toggle(isFirst ? "\(dish.name) (next)" : dish.name, isOn: $dish.isReady)
    Plate(isHot: dish.isReady)
  }
}

struct Plate: View {
  let isHot: Bool

  var body: some View {
    Text(isHot ? "Hot plate" : "Cold plate")
  }
}

/// The four taps happen one after another, on one screen that shows a
/// KitchenPass.
///
/// Write each prediction with literals. The order of the elements in a list
/// doesn't matter. For example:
///
///     PredictedUpdate(
///       writes: ["Hall.visitors"],
///       runs: [
///         .body("Hall", because: .changed("visitors")),
///         .body("Door", because: .inputs, .changed("guest")),
///       ],
///       skips: ["Sign", "Sign"])
///
/// List every write, even of an equal value, and list each body as many times
/// as it runs. The cause is a property of the view whose body runs, the view's
/// inputs, or both. For a view that has just appeared, the cause is
/// .firstAppearance. If a body runs, list each view in it under runs or skips,
/// because that view either runs or is skipped. Leave out all other views,
/// unless their bodies run.
enum PassPredictions {
  // The two lines write three times. The soup's row has a dish that changes,
  // and isn't the first row anymore. The fish's row is the first one now, but
  // its plate has the same input. The cake's row is skipped, so the update
  // doesn't reach its plate.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["PassStore.dishes", "PassStore.dishes", "PassStore.dishes"],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ReadyCount", because: .changed("store")),
        .body("DishRow", because: .inputs, .changed("dish")),
        .body("DishRow", because: .inputs),
        .body("Plate", because: .inputs),
      ],
      skips: ["Bell", "DishRow", "Plate"])
  }

  // Each change to an element is one write. The soup was ready before. The fish
  // changes, too: the write that restores it doesn't cancel the change. But the
  // input of its plate is compared only once, after the action.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: [
        "PassStore.dishes", "PassStore.dishes", "PassStore.dishes",
        "PassStore.dishes",
      ],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ReadyCount", because: .changed("store")),
        .body("DishRow", because: .changed("dish")),
        .body("DishRow", because: .changed("dish")),
        .body("Plate", because: .inputs),
      ],
      skips: ["Bell", "DishRow", "Plate"])
  }

  // With a new ID, the soup's row is a new view, and so is its plate. The
  // fish's row isn't the first one anymore. The cake's row gets the same
  // inputs.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["PassStore.dishes", "PassStore.dishes"],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ReadyCount", because: .changed("store")),
        .body("DishRow", because: .firstAppearance),
        .body("Plate", because: .firstAppearance),
        .body("DishRow", because: .inputs),
      ],
      skips: ["Bell", "DishRow", "Plate"])
  }

  // In the reversed array, the first dish is the cake. In the end, the order is
  // as it was, and only the cake is different.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["PassStore.dishes", "PassStore.dishes", "PassStore.dishes"],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ReadyCount", because: .changed("store")),
        .body("DishRow", because: .changed("dish")),
        .body("Plate", because: .inputs),
      ],
      skips: ["Bell", "DishRow", "DishRow"])
  }
}
