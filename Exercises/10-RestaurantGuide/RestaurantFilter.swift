import StateFlow

// A user of the guide reports: "The list is one tap late. I lower the price
// from 5 to 4, but the place that costs 5 stays. When I lower the price to 3,
// that place disappears, but the one that costs 4 is still there."
//
// Find out why, and fix it. Keep the names of the declarations.
//
// 1. As soon as the maximum price (1 to 5) is set, the list contains the places
//    up to that price.
// 2. While "Check-ins only" is on, it has only places with a check-in.
// 3. The count is the number of places in the list.
// 4. A check-in is shown in its row immediately.
// 5. "(next)" marks the cheapest place in the list without a check-in. If there
//    are several, it marks the first one. Places can have the same name.
// 6. A place whose check-in is undone stays in the list until one of the two
//    conditions is set again, even to the same value.
// 7. A row whose price is shown keeps showing it as long as the row is listed.
// 8. Other code can change the guide and then immediately read the list. All
//    screens of the guide show the same list.
// 9. A tap that changes the guide runs the body of RestaurantFilter once.
// 10. Of the rows, a tap runs only the bodies of those that appear or whose
//    contents change.
// 11. The guide is released with its screen.
// 12. The kit reports no warnings about the views.

struct Place: Identifiable, Equatable {
  let id: Int
  let name: String
  /// The price, from 1 (a snack) to 5 (a feast).
  let price: Int
  var isCheckedIn = false
}

final class PlaceGuide: ObservableObject {
  @Published private(set) var places: [Place]
  @Published var checkInsOnly = false
  @Published var maxPrice = 5

  /// The places in the list, in order. These are the places that met both
  /// conditions the last time that either condition was set.
  @Published private(set) var shown: [Place] = []

  private var subscriptions: Set<AnyCancellable> = []

  init(places: [Place]) {
    self.places = places
    $checkInsOnly.sink { [weak self] _ in self?.update() }
      .store(in: &subscriptions)
    $maxPrice.sink { [weak self] _ in self?.update() }
      .store(in: &subscriptions)
  }

  /// The cheapest place in the list that doesn't have a check-in.
  var next: Place? {
    shown.filter { !$0.isCheckedIn }.min { $0.price < $1.price }
  }

  /// Returns a place's name, marked if you've been there or should go next.
  func title(of place: Place) -> String {
    if place.isCheckedIn { return "\(place.name) ✓" }
    return place.id == next?.id ? "\(place.name) (next)" : place.name
  }

  func toggleCheckIn(_ id: Int) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places[index].isCheckedIn.toggle()
    guard let row = shown.firstIndex(where: { $0.id == id }) else { return }
    shown[row] = places[index]
  }

  private func update() {
    shown = places.filter {
      $0.price <= maxPrice && ($0.isCheckedIn || !checkInsOnly)
    }
  }
}

struct RestaurantFilter: View {
  @ObservedObject var guide: PlaceGuide

  var body: some View {
    let _ = unfinished(
      "Fix the program above, and then delete this call to unfinished.")
    VStack {
      Stepper(
        "Up to price \(guide.maxPrice)", value: $guide.maxPrice, in: 1...5)
      Toggle("Check-ins only", isOn: $guide.checkInsOnly)
      Text("Places: \(guide.shown.count)")
      List(guide.shown) { PlaceRow(place: $0, guide: guide) }
    }
  }
}

struct PlaceRow: View {
  let place: Place
  let guide: PlaceGuide
  @State private var showsPrice = false

  var body: some View {
    HStack {
      Text(guide.title(of: place))
      if showsPrice { Text("Price \(place.price)") }
      Button(showsPrice ? "Hide price" : "Show price") { showsPrice.toggle() }
      Button(place.isCheckedIn ? "Undo check-in" : "Check in") {
        guide.toggleCheckIn(place.id)
      }
    }
  }
}

// The description of a place in the story of an update.
extension Place: CustomStringConvertible {
  var description: String { isCheckedIn ? "\(name) ✓" : name }
}
