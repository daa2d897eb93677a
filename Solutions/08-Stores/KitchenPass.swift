import StateFlow

// At a restaurant's pass, the waiters pick up the dishes that are ready.
// Predict four updates, and don't change the program.

struct Dish: Identifiable {
  let id: Int
  let name: String
  var isReady = false
}

final class PassStore: ObservableObject {
  @Published var dishes = [
    Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Fish"),
    Dish(id: 3, name: "Cake"),
  ]
  @Published var chef = "Ada"

  /// Marks the first dish as ready, and moves it to the end.
  func finish() {
    dishes[0].isReady = true
    let dish = dishes.removeFirst()
    dishes.append(dish)
  }

  /// Removes all dishes that are ready.
  func serve() {
    dishes.removeAll(where: \.isReady)
  }
}

struct KitchenPass: View {
  @StateObject private var store = PassStore()

  var body: some View {
    VStack {
      ChefSign(store: store)
      Bell(store: store)
      List {
        ForEach($store.dishes) { $dish in DishRow(dish: $dish) }
      }
    }
  }
}

struct ChefSign: View {
  @ObservedObject var store: PassStore

  var body: some View {
    Text("Chef: \(store.chef)")
    Button("Next shift") { store.chef = "Bo" }
  }
}

struct Bell: View {
  let store: PassStore

  var body: some View {
    Button("Finish") { store.finish() }
    Button("Serve") { store.serve() }
  }
}

struct DishRow: View {
  @Binding var dish: Dish
  var body: some View { Toggle(dish.name, isOn: $dish.isReady) }
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
///         .body("Door", because: .inputs),
///       ],
///       skips: ["Sign", "Sign"])
///
/// List every write, even of an equal value, and list each body as many times
/// as it runs. The cause is either a property of the view whose body runs or
/// the view's inputs. If a body runs, list each view in it under runs or skips,
/// because that view either runs or is skipped. Leave out all other views,
/// unless their bodies run.
enum PassPredictions {
  // Three lines write the property, but each body runs once, after the action.
  // Only the soup is different. The bell doesn't observe the store.
  static var prediction1: PredictedUpdate {
    PredictedUpdate(
      writes: ["PassStore.dishes", "PassStore.dishes", "PassStore.dishes"],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ChefSign", because: .changed("store")),
        .body("DishRow", because: .changed("dish")),
      ],
      skips: ["Bell", "DishRow", "DishRow"])
  }

  // The rows of the fish and the cake move up, but their dishes are the same.
  static var prediction2: PredictedUpdate {
    PredictedUpdate(
      writes: ["PassStore.dishes"],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ChefSign", because: .changed("store")),
      ],
      skips: ["Bell", "DishRow", "DishRow"])
  }

  // No matter which property changes, the announcement is the same.
  static var prediction3: PredictedUpdate {
    PredictedUpdate(
      writes: ["PassStore.chef"],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ChefSign", because: .changed("store")),
      ],
      skips: ["Bell", "DishRow", "DishRow"])
  }

  // The chef is Bo already, but @Published announces an equal value, too.
  static var prediction4: PredictedUpdate {
    PredictedUpdate(
      writes: ["PassStore.chef"],
      runs: [
        .body("KitchenPass", because: .changed("store")),
        .body("ChefSign", because: .changed("store")),
      ],
      skips: ["Bell", "DishRow", "DishRow"])
  }
}
