// It looks as if reading and writing the store were enough: nobody is told that the picker has to look again.
// Caught by: two pickers on one store agree
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
  private let store: UserDefaults
  private var order: Binding<ShelfOrder> {
    Binding(
      get: { (store.object(forKey: "shelfOrder") as? Int).flatMap(ShelfOrder.init) ?? .title },
      set: { store.set($0.rawValue, forKey: "shelfOrder") })
  }

  init(store: UserDefaults) {
    self.store = store
  }

  var body: some View {
    Picker("Order", selection: order) {
      ForEach(ShelfOrder.allCases, id: \.self) { order in
        Text(order.label).tag(order)
      }
    }
  }
}
