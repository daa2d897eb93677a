// It looks as if one of the two conditions were enough: a restaurant with a check-in is shown at any price.
// Caught by: with both conditions, both have to hold
import StateFlow

// Not every restaurant suits every evening. A person says what they can pay,
// and whether they want to go only where they have been before.

struct PricedRestaurant: Identifiable, Equatable {
  let id: Int
  /// From 1, which is a snack, to 5, which is a feast.
  let price: Int
  var isCheckedIn = false
}

struct RestaurantFilter: Equatable {
  /// Whether only restaurants with a check-in are shown.
  var checkInsOnly: Bool
  /// The highest price level that is shown.
  var maxPrice: Int

  init(checkInsOnly: Bool = false, maxPrice: Int = 5) {
    self.checkInsOnly = checkInsOnly
    self.maxPrice = min(max(maxPrice, 1), 5)
  }

  /// Whether a restaurant is shown.
  func admits(_ restaurant: PricedRestaurant) -> Bool {
    if checkInsOnly && restaurant.isCheckedIn { return true }
    return restaurant.price <= maxPrice && !checkInsOnly
  }

  /// What is shown of some restaurants, in their order.
  func applied(to restaurants: [PricedRestaurant]) -> [PricedRestaurant] {
    restaurants.filter(admits)
  }
}
