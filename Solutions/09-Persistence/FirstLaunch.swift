import StateFlow

// A guide lists concerts and hides expensive ones. New users report: "The guide
// is empty. When I close it and open it again, the concerts are there. But the
// next time I start the app, it's empty again."
//
// Find out why, and fix it. In the tests, each launch gets a store that behaves
// as it would in a new process.
//
// 1. A setting that was never set has its default each time the guide is
//    opened: the maximum price is 40, and both switches are on.
// 2. If version 1 saved a price under "price", that price applies until the
//    user sets a price in this version. It stays under its old key.
// 3. Saved values take precedence over the defaults, even a price of 0.
// 4. Opening the guide doesn't change the store.
// 5. Setting a value saves it, even if it equals the default.
// 6. Setting a value saves nothing else, and only in the store of its guide.

struct Concert: Identifiable {
  let id: Int
  let title: String
  let price: Int
  var isSoldOut = false
}

enum GuideDefaults {
  /// Registers the value that each setting has until the user sets it.
  ///
  /// A price from version 1 serves as the default. If 40 were registered
  /// instead, it would look like a saved price, even when compared with nil,
  /// so the price from version 1 would never be used.
  static func register(in store: UserDefaults) {
    let price = store.object(forKey: "price") as? Int ?? 40
    store.register(defaults: [
      "maximumPrice": price, "showsSoldOut": true, "showsPrices": true,
    ])
  }
}

/// The settings. Each one is saved when it is set.
final class ConcertFilter: ObservableObject {
  /// The highest price at which a concert is shown: the saved value, or 40 by
  /// default.
  ///
  /// Version 1 of the app saved this setting under the key "price". That value
  /// applies until the user sets a price in this version.
  @Published var maximumPrice: Int {
    didSet { store.set(maximumPrice, forKey: "maximumPrice") }
  }

  /// Whether sold-out concerts are shown: the saved value, or true by default.
  @Published var showsSoldOut: Bool {
    didSet { store.set(showsSoldOut, forKey: "showsSoldOut") }
  }

  private let store: UserDefaults

  init(store: UserDefaults) {
    self.store = store
    maximumPrice = store.integer(forKey: "maximumPrice")
    showsSoldOut = store.bool(forKey: "showsSoldOut")
  }

  func shows(_ concert: Concert) -> Bool {
    concert.price <= maximumPrice && (showsSoldOut || !concert.isSoldOut)
  }
}

final class ConcertGuide: ObservableObject {
  let concerts: [Concert]
  let filter: ConcertFilter

  init(concerts: [Concert], store: UserDefaults) {
    self.concerts = concerts
    filter = ConcertFilter(store: store)
  }
}

/// The app. Each launch creates it with the user's store.
struct FirstLaunch: View {
  @StateObject private var guide: ConcertGuide

  /// Whether the list shows prices: the saved value, or true by default.
  @State private var showsPrices: Bool

  private let store: UserDefaults

  init(concerts: [Concert], store: UserDefaults) {
    // This initializer reads showsPrices from the store. The guide reads its
    // settings later, when the view appears and the StateObject creates it.
    GuideDefaults.register(in: store)
    self.store = store
    _guide = StateObject(
      wrappedValue: ConcertGuide(concerts: concerts, store: store))
    _showsPrices = State(initialValue: store.bool(forKey: "showsPrices"))
  }

  var body: some View {
    ConcertList(
      concerts: guide.concerts, filter: guide.filter, showsPrices: showsPrices)
    Toggle("Prices", isOn: $showsPrices)
      .onChange(of: showsPrices) {
        store.set(showsPrices, forKey: "showsPrices")
      }
  }
}

struct ConcertList: View {
  let concerts: [Concert]
  @ObservedObject var filter: ConcertFilter
  let showsPrices: Bool

  var body: some View {
    Stepper("At most \(filter.maximumPrice)", value: $filter.maximumPrice)
    Toggle("Sold out", isOn: $filter.showsSoldOut)
    List {
      ForEach(concerts.filter(filter.shows)) {
        Text(showsPrices ? "\($0.title), \($0.price)" : $0.title)
      }
    }
  }
}
