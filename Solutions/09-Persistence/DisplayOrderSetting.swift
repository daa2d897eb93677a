import StateFlow

// A bookshelf is shown in the order that its owner chooses. Version 1 offered
// two orders and saved the choice as 0 or 1. Version 2 adds a third order
// between these two.

enum ShelfOrder: Int, CaseIterable {
  // Each case keeps the number that version 1 saved for it. The new case gets a
  // new number.
  case title = 0
  case author = 2
  case newest = 1

  var label: String {
    switch self {
    case .title: "By title"
    case .author: "By author"
    case .newest: "Newest first"
    }
  }
}

struct DisplayOrderSetting: View {
  // A number without a case reads as the default, and isn't overwritten.
  @AppStorage private var order: ShelfOrder

  init(store: UserDefaults) {
    _order = AppStorage(wrappedValue: .title, "shelfOrder", store: store)
  }

  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(ShelfOrder.allCases, id: \.self) { order in
        Text(order.label).tag(order)
      }
    }
  }
}
