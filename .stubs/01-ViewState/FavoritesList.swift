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

  var body: some View {
    unfinished(
      """
      Show a button and a List with the names of the products, in their \
      order. The button "Show favorites" leaves only the favorites in the \
      list; then it is called "Show all", and brings everything back.
      """,
      placeholder: Text(""))
  }
}
