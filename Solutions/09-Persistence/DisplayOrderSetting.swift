import Foundation
import StateFlow

// A bookshelf is shown in the order that its owner has chosen. Version 1 had
// two orders and saved 0 or 1; version 2 has a third, between the two.

enum ShelfOrder: Int, CaseIterable {
  // Each number is what version 1 saved for it. The new case takes a new one.
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
  // A number that no case has reads as the default, and is not written over.
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
