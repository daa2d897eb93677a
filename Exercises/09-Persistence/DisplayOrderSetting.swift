import Foundation
import StateFlow

// A bookshelf is shown in the order that its owner has chosen. Version 1 had
// two orders and saved 0 or 1; version 2 has a third, between the two.

/// The orders of version 1. They may be changed, and so may all of the view.
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
      Show a Picker "Order" with "By title", "By author", "Newest first", in \
      this order. Keep the choice under "shelfOrder": 0 by title and 1 newest \
      first, as in version 1; 2 by author. Whoever writes the key, the picker \
      follows. Any other number, or a value of another type, is shown as by \
      title, and is kept until somebody chooses another order.
      """,
      placeholder: Text(""))
  }
}
