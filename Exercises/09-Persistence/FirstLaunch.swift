import Foundation
import StateFlow

// A guide lists concerts and hides expensive ones. New users report: "The guide
// is empty. When I close it and open it again, the concerts are there. But the
// next time I start the app, it's empty again." Find out why, and fix it.

struct Concert: Identifiable {
  let id: Int
  let title: String
  let price: Int
  var isSoldOut = false
}

enum GuideDefaults {
  static func register(in store: UserDefaults) {
    store.register(defaults: ["maximumPrice": 40, "showsSoldOut": true])
  }
}

/// The settings. Each one is saved when it is set.
final class ConcertFilter: ObservableObject {
  /// The highest price of a concert to show. If it is 0, only free concerts are
  /// shown.
  @Published var maximumPrice: Int {
    didSet { store.set(maximumPrice, forKey: "maximumPrice") }
  }

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
    GuideDefaults.register(in: store)
  }
}

/// The app. Each launch creates it with the user's store.
struct FirstLaunch: View {
  @StateObject private var guide: ConcertGuide

  init(concerts: [Concert], store: UserDefaults) {
    _guide = StateObject(
      wrappedValue: ConcertGuide(concerts: concerts, store: store))
  }

  var body: some View {
    let _ = unfinished(
      """
      At the first launch, each setting must have its default: 40 for \
      maximumPrice and true for showsSoldOut. A saved value takes precedence, \
      even if it is 0 or false, or equals the default.

      The tests fail if a launch saves anything, even a default, or if setting \
      one value saves anything besides that value. They also fail if a setting \
      that is set to its default isn't saved, or if only the first launch \
      registers the defaults: a registration lasts only until the app quits. \
      In the tests, each launch gets a store that behaves as it would in a new \
      process. When you have fixed the program, delete this call to unfinished.
      """)
    ConcertList(concerts: guide.concerts, filter: guide.filter)
  }
}

struct ConcertList: View {
  let concerts: [Concert]
  @ObservedObject var filter: ConcertFilter

  var body: some View {
    Stepper("At most \(filter.maximumPrice)", value: $filter.maximumPrice)
    Toggle("Sold out", isOn: $filter.showsSoldOut)
    List {
      ForEach(concerts.filter(filter.shows)) { Text($0.title) }
    }
  }
}
