import StateFlow

// A shop lists its products. A button switches between all products and the
// favorites.
//
// 1. At first, the List shows the names of all products and nothing else, in
//    the given order.
// 2. "Show favorites" leaves only the favorites in the list, in the same order.
//    If no product is a favorite, the list is empty.
// 3. "Show all" brings back all products, each time you tap it.
// 4. There is one button. Its title is "Show favorites" while the list shows
//    all products, and "Show all" while it shows only favorites, even if all
//    products are favorites or none of them is.
// 5. If the parent passes different products later, the list shows the new
//    ones.
// 6. If the list shows only favorites at that time, it continues to do so: it
//    shows those of the new products that are favorites.
// 7. Two products can have the same name, and each has its own row.
// 8. Each list has its own choice between all products and the favorites.

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  /// The products that the parent passes.
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
