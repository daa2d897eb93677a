// It looks as if a name were what tells products apart: two of them may have the same.
// Caught by: two products may have one name
import StateFlow

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  let products: [Product]
  @State private var showsFavoritesOnly = false

  private var names: [String] { products.filter(\.isFavorite).map(\.name) }

  var body: some View {
    VStack {
      Button(showsFavoritesOnly ? "Show all" : "Show favorites") { showsFavoritesOnly.toggle() }
      List(products.filter { names.contains($0.name) || !showsFavoritesOnly }) { Text($0.name) }
    }
  }
}
