// It looks as if the label were written once: it has to follow the state like everything else.
// Caught by: the button is called what it will do
import StateFlow

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  let products: [Product]
  @State private var showsFavoritesOnly = false

  var body: some View {
    VStack {
      Button("Show favorites") { showsFavoritesOnly.toggle() }
      List(products.filter { $0.isFavorite || !showsFavoritesOnly }) { Text($0.name) }
    }
  }
}
