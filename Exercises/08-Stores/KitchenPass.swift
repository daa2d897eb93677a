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
  static var prediction1: PredictedUpdate {
    unfinished(
      "Predict the update after the first tap, on \"Finish\".",
      placeholder: PredictedUpdate())
  }

  static var prediction2: PredictedUpdate {
    unfinished(
      "Predict the update after the second tap, on \"Serve\".",
      placeholder: PredictedUpdate())
  }

  static var prediction3: PredictedUpdate {
    unfinished(
      "Predict the update after the third tap, on \"Next shift\".",
      placeholder: PredictedUpdate())
  }

  static var prediction4: PredictedUpdate {
    unfinished(
      "Predict the update after the fourth tap, on \"Next shift\" again.",
      placeholder: PredictedUpdate())
  }
}
