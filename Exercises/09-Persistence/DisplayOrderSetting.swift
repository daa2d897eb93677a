import StateFlow

// A bookshelf is shown in the order that its owner chooses. Version 1 offered
// two orders and saved the choice as 0 or 1. Version 2 adds a third order
// between these two.
//
// 1. A picker titled "Order" has the options "By title", "By author", and
//    "Newest first", in this order.
// 2. The choice is saved in the store that the parent passed last, under
//    "shelfOrder": 0 for "By title" and 1 for "Newest first", as in version 1,
//    and 2 for "By author".
// 3. The picker selects the saved order, whichever version saved it.
// 4. If nothing is saved, or another number, or a value of another type, "By
//    title" is selected. The store stays unchanged until the user chooses
//    another order. Whether 2.0 counts as 2 is up to you.
// 5. The selection changes when other code changes or removes the saved value.

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
      "Show the picker, and save the choice.",
      placeholder: Text(""))
  }
}
