// It looks as if the order of the cases followed their numbers: it is what the picker shows, and free to choose.
// Caught by: all orders can be chosen, by their labels
import Foundation
import StateFlow

enum ShelfOrder: Int, CaseIterable {
  case title = 0
  case newest = 1
  case author = 2

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
