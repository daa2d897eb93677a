// It looks as if a state that is given a value followed it: the initial value is used once.
// Caught by: the list follows the shop when its products change
import StateFlow

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  @State private var products: [Product]
  @State private var showsFavoritesOnly = false

  init(products: [Product]) {
    _products = State(initialValue: products)
  }

  var body: some View {
    VStack {
      Button(showsFavoritesOnly ? "Show all" : "Show favorites") {
        showsFavoritesOnly.toggle()
      }
      List(products.filter { $0.isFavorite || !showsFavoritesOnly }) { Text($0.name) }
    }
  }
}
