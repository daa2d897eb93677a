import StateFlow

@testable import RestaurantGuide

/// What a filter lets pass of a street. The filter is no state: it follows from two that are.
struct Evening: View {
  @State private var checkInsOnly = false
  @State private var maxPrice = 5

  private let street = [
    PricedRestaurant(id: 1, price: 1),
    PricedRestaurant(id: 2, price: 3, isCheckedIn: true),
    PricedRestaurant(id: 3, price: 4),
    PricedRestaurant(id: 4, price: 5, isCheckedIn: true),
    PricedRestaurant(id: 5, price: 2),
  ]

  var body: some View {
    let filter = RestaurantFilter(checkInsOnly: checkInsOnly, maxPrice: maxPrice)
    VStack(alignment: .leading) {
      Toggle("Check-ins only", isOn: $checkInsOnly)
      // It goes further than the filter: what is out of range is brought into it.
      Stepper("Asked for: \(maxPrice)", value: $maxPrice, in: -1...7)
      Text("The filter has: up to \(filter.maxPrice)")
      Divider()
      ForEach(filter.applied(to: street)) { StreetLine(restaurant: $0) }
    }
  }
}

struct StreetLine: View {
  let restaurant: PricedRestaurant

  var body: some View {
    Text(
      "Number \(restaurant.id) \(String(repeating: "€", count: restaurant.price))"
        + (restaurant.isCheckedIn ? " ✓" : ""))
  }
}
