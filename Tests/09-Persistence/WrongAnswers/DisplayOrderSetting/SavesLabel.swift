// It looks as if what is saved could be the label: it is for reading, is changed, and is translated.
// Caught by: what version 1 has saved means what it meant
import Foundation
import StateFlow

enum ShelfOrder: String, CaseIterable {
  case title = "By title"
  case author = "By author"
  case newest = "Newest first"

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
