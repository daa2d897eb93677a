import StateFlow

@testable import RestaurantGuide

/// The whole guide: your store, your screen, and a title that shows the same store.
struct Harbor: View {
  @StateObject private var store: GuideStore

  init(defaults: UserDefaults) {
    _store = StateObject(
      wrappedValue: GuideStore(edition: Restaurant.harbor, defaults: defaults))
  }

  var body: some View {
    VStack(alignment: .leading) {
      HarborTitle()
      GuideScreen()
    }
    .environmentObject(store)
  }
}

/// Another view of the store, which reflects the changes that you make on the screen.
struct HarborTitle: View {
  @EnvironmentObject private var store: GuideStore

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("⚓ Eating at the Harbor").bold().foregroundColor(.orange)
        Text("★ \(store.notes.favorites.count)").foregroundColor(.yellow)
        Text("✓ \(store.notes.checkIns.count)").foregroundColor(.green)
      }
      Tonight(place: Restaurant.harbor.first { store.notes.favorites.contains($0.id) })
      Logbook(visited: store.notes.checkIns.count, places: Restaurant.harbor.count)
    }
  }
}

/// A view of the first favorite in this edition.
struct Tonight: View {
  let place: Restaurant?

  var body: some View {
    HStack {
      Text("Tonight:")
      if let place {
        Text(place.name).bold()
      } else {
        Text("we cook at home, there is no favorite yet").italic()
      }
    }
  }
}

struct Logbook: View {
  let visited: Int
  let places: Int

  var body: some View {
    ProgressView(
      "Been to \(visited) of \(places)", value: Double(min(visited, places)), total: Double(places))
  }
}

extension Restaurant {
  /// This year's edition of the guide.
  static let harbor = [
    Restaurant(id: 1, name: "Blue Ladle", price: 2),
    Restaurant(id: 2, name: "Anchor & Oak", price: 4),
    Restaurant(id: 3, name: "Noodle Pier", price: 1),
    Restaurant(id: 4, name: "The Last Lighthouse", price: 5),
    Restaurant(id: 5, name: "Mama Lin", price: 2),
    Restaurant(id: 6, name: "Salt & Smoke", price: 3),
    Restaurant(id: 7, name: "Gull's Breakfast", price: 1),
    Restaurant(id: 8, name: "Casa Verde", price: 3),
    Restaurant(id: 9, name: "Quay 9", price: 4),
    Restaurant(id: 10, name: "Tandoor Boat", price: 2),
    Restaurant(id: 11, name: "Ferryman's Soup", price: 1),
    Restaurant(id: 12, name: "Maison du Port", price: 5),
  ]
}
