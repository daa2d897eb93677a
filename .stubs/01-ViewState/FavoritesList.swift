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

  var body: some View {
    unfinished(
      """
      Show a button and a List of the product names, in the given order. At \
      first, the list shows all products and the button is titled "Show \
      favorites". A tap on "Show favorites" leaves only the favorites in the \
      list and changes the title to "Show all". A tap on "Show all" reverses \
      both.
      """,
      placeholder: Text(""))
  }
}
