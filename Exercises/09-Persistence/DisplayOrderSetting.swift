import StateFlow

// A bookshelf is shown in the order that its owner chooses. Version 1 offered
// two orders and saved the choice as 0 or 1. Version 2 adds a third order
// between these two.

/// The sort orders in version 1. You can change this enum and everything in
/// `DisplayOrderSetting`.
enum ShelfOrder: Int, CaseIterable {
  case title
  case newest
}

struct DisplayOrderSetting: View {
  private let store: UserDefaults

  init(store: UserDefaults) {
    self.store = store
  }

  var body: some View {
    unfinished(
      """
      Show a Picker titled "Order" with the options "By title", "By author", \
      and "Newest first", in this order. Save the choice under "shelfOrder": 0 \
      for "By title" and 1 for "Newest first", as in version 1, and 2 for "By \
      author". If nothing is saved, select "By title" without saving it. When \
      other code changes the saved value, the picker must show the new choice. \
      If any other number is saved, or a value of another type, select "By \
      title" and leave the saved value unchanged until the user chooses \
      another order.
      """,
      placeholder: Text(""))
  }
}
