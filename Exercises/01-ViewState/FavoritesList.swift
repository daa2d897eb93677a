import StateFlow

// A shop lists its products. A button switches between all products and the
// favorites.

struct Product: Identifiable {
  let id: Int
  let name: String
  let isFavorite: Bool
}

struct FavoritesList: View {
  /// The shop's products. The parent can pass different ones at any time. The
  /// list then shows those, and keeps the choice between all and favorites.
  let products: [Product]

  var body: some View {
    unfinished(
      """
      Show a button and a List of the product names, in the given order. At \
      first, the list shows all products and the button is titled "Show \
      favorites". Tapping it leaves only the favorites in the list and changes \
      the title to "Show all". Tapping it again brings back all products and \
      the first title.
      """,
      placeholder: Text(""))
  }
}
