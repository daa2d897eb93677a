// It looks as if the list had to be made anew when the products change: another id is another view, and its choice is lost.
// Caught by: the choice survives a change of the products
import StateFlow

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  let products: [Product]

  var body: some View {
    Shelf(products: products).id(products.count)
  }
}

struct Shelf: View {
  let products: [Product]
  @State private var showsFavoritesOnly = false

  var body: some View {
    VStack {
      Button(showsFavoritesOnly ? "Show all" : "Show favorites") {
        showsFavoritesOnly.toggle()
      }
      List(products.filter { $0.isFavorite || !showsFavoritesOnly }) { Text($0.name) }
    }
  }
}
