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
    self.checkInsOnly = checkInsOnly
    // A value from a file or an older version can be any number.
    self.maxPrice = min(max(maxPrice, 1), 5)
  }

  /// Returns whether to show a restaurant.
  func admits(_ restaurant: PricedRestaurant) -> Bool {
    // A condition that is switched off accepts every restaurant.
    (restaurant.isCheckedIn || !checkInsOnly) && restaurant.price <= maxPrice
  }

  /// Returns the restaurants to show, in their order.
  func applied(to restaurants: [PricedRestaurant]) -> [PricedRestaurant] {
    restaurants.filter(admits)
  }
}
