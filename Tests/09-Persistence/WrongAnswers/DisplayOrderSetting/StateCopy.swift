// It looks as if the choice could be copied from the store into @State: what others write is not seen.
// Caught by: whoever writes the key, the picker follows
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
  @State private var order: ShelfOrder
  private let store: UserDefaults

  init(store: UserDefaults) {
    self.store = store
    let saved = store.object(forKey: "shelfOrder") as? Int ?? 0
    _order = State(initialValue: ShelfOrder(rawValue: saved) ?? .title)
  }

  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(ShelfOrder.allCases, id: \.self) { order in
        Text(order.label).tag(order)
      }
    }
    .onChange(of: order) { _, new in store.set(new.rawValue, forKey: "shelfOrder") }
  }
}
