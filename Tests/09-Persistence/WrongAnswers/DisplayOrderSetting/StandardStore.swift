// It looks as if there were one store, the standard one: the setting is told which store is meant.
// Caught by: a choice is kept as its number
import Foundation
import StateFlow

enum ShelfOrder: Int, CaseIterable {
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
  @AppStorage private var order: ShelfOrder

  init(store: UserDefaults) {
    _order = AppStorage(wrappedValue: .title, "shelfOrder")
  }

  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(ShelfOrder.allCases, id: \.self) { order in
        Text(order.label).tag(order)
      }
    }
  }
}
