// It looks as if what is hidden could be thrown away: the products that are no favorites are gone for good.
// Caught by: Show all brings everything back
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
        products = products.filter { $0.isFavorite || !showsFavoritesOnly }
      }
      List(products) { Text($0.name) }
    }
  }
}
