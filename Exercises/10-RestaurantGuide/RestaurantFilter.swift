import StateFlow

// Users of the guide set the highest price that they want to pay, and whether
// to see only restaurants where they have been before.

struct PricedRestaurant: Identifiable, Equatable {
  let id: Int
  /// From 1, a snack, to 5, a feast.
  let price: Int
  var isCheckedIn = false
}

struct RestaurantFilter: Equatable {
  /// Whether to show only restaurants with a check-in.
  var checkInsOnly: Bool
  /// The highest price to show.
  var maxPrice: Int

  init(checkInsOnly: Bool = false, maxPrice: Int = 5) {
    unfinished(
      """
      Replace the two lines below, so that both arguments are stored. Store a \
      maxPrice below 1 as 1, and one above 5 as 5. Whether a later write to \
      maxPrice is limited, too, is up to you.
      """)
    self.checkInsOnly = false
    self.maxPrice = 5
  }

  /// Returns whether to show a restaurant.
  func admits(_ restaurant: PricedRestaurant) -> Bool {
    unfinished(
      """
      Return true if the price is at most maxPrice. If checkInsOnly is true, \
      the restaurant must also have a check-in.
      """,
      placeholder: true)
  }

  /// Returns the restaurants to show, in their order.
  func applied(to restaurants: [PricedRestaurant]) -> [PricedRestaurant] {
    unfinished("Return those that admits(_:) accepts.", placeholder: [])
  }
}
