// It looks as if a number that means nothing were better mended at once: a later version may know it.
// Caught by: a number that means nothing is shown as by title, and kept
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
    let saved = store.object(forKey: "shelfOrder")
    if saved != nil, (saved as? Int).flatMap(ShelfOrder.init) == nil {
      store.removeObject(forKey: "shelfOrder")
    }
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
