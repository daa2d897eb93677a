// It looks as if a new case could be put between the others: their numbers move with it, and what was saved means something else.
// Caught by: what version 1 has saved means what it meant
import Foundation
import StateFlow

enum ShelfOrder: Int, CaseIterable {
  case title
  case author
  case newest

  var label: String {
    switch self {
    case .title: "By title"
    case .author: "By author"
    case .newest: "Newest first"
    }
  }
}

struct DisplayOrderSetting: View {
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
