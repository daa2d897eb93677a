import StateFlow

// A shop shows its products. Whoever is in a hurry wants to see the favorites
// only, and later everything again.

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  /// What the shop has now. The parent may pass other products later.
  let products: [Product]

  // How the list is shown is this view's own business. The products are not:
  // they are passed in, and a copy of them here would never change again.
  @State private var showsFavoritesOnly = false

  // What can be computed needs no state.
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
