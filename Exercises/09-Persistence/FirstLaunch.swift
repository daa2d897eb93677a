import StateFlow

// A guide lists concerts and hides expensive ones. New users report: "The guide
// is empty. When I close it and open it again, the concerts are there. But the
// next time I start the app, it's empty again."
//
// Find out why, and fix it. Each time the guide is opened, each setting must
// have the value that its comment describes. Everything else must stay as it
// is: opening the guide saves nothing, and setting a value saves only that
// value, even if it equals the default.

struct Concert: Identifiable {
  let id: Int
  let title: String
  let price: Int
  var isSoldOut = false
}

enum GuideDefaults {
  /// Registers the value that each setting has until the user sets it.
  static func register(in store: UserDefaults) {
    store.register(defaults: [
      "maximumPrice": 40, "showsSoldOut": true, "showsPrices": true,
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
    if store.object(forKey: "maximumPrice") == nil,
      let old = store.object(forKey: "price") as? Int
    {
      maximumPrice = old
    } else {
      maximumPrice = store.integer(forKey: "maximumPrice")
    }
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
    GuideDefaults.register(in: store)
  }
}

/// The app. Each launch creates it with the user's store.
struct FirstLaunch: View {
  @StateObject private var guide: ConcertGuide

  /// Whether the list shows prices: the saved value, or true by default.
  @State private var showsPrices: Bool

  private let store: UserDefaults

  init(concerts: [Concert], store: UserDefaults) {
    self.store = store
    _guide = StateObject(
      wrappedValue: ConcertGuide(concerts: concerts, store: store))
    _showsPrices = State(initialValue: store.bool(forKey: "showsPrices"))
  }

  var body: some View {
    let _ = unfinished(
      """
      Fix the program so that each setting has the right value each time the \
      guide is opened. Then delete this call to unfinished. In the tests, each \
      launch gets a store that behaves as it would in a new process.
      """)
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
