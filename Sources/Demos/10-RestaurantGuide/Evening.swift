import StateFlow

@testable import RestaurantGuide

/// A guide that uses the exercise's filter and list.
struct Evening: View {
  @StateObject private var guide = PlaceGuide(places: [
    Place(id: 1, name: "Kiosk", price: 1),
    Place(id: 2, name: "Copper Pot", price: 3, isCheckedIn: true),
    Place(id: 3, name: "Vineyard", price: 4),
    Place(id: 4, name: "Grand Table", price: 5, isCheckedIn: true),
  ])

  var body: some View {
    RestaurantFilter(guide: guide)
  }
}
