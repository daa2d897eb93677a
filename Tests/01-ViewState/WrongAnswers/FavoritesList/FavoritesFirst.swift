// It looks as if the favorites were to be moved up: the order is the shop's.
// Caught by: everything is listed at first, in the shop's order
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
    let favorites = products.filter(\.isFavorite)
    let others = products.filter { !$0.isFavorite }
    VStack {
      Button(showsFavoritesOnly ? "Show all" : "Show favorites") {
        showsFavoritesOnly.toggle()
      }
      List(showsFavoritesOnly ? favorites : favorites + others) { Text($0.name) }
    }
  }
}
