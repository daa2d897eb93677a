import StateFlow

// A shop lists its products. A button switches between all products and the
// favorites.

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  /// The shop's products. If the parent passes different products later, the
  /// list shows the new products. If it shows only favorites at that time, it
  /// continues to do so.
  let products: [Product]

  // Whether the list shows only favorites is this view's state. The products
  // aren't: the parent passes them in, and a copy stored here would never
  // change.
  @State private var showsFavoritesOnly = false

  // A value that can be computed doesn't need to be stored.
  private var shownProducts: [Product] {
    showsFavoritesOnly ? products.filter(\.isFavorite) : products
  }

  var body: some View {
    VStack {
      Button(showsFavoritesOnly ? "Show all" : "Show favorites") {
        showsFavoritesOnly.toggle()
      }
      List(shownProducts) { product in
        Text(product.name)
      }
    }
  }
}
