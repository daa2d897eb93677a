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
    unfinished(
      """
      Keep both. A maxPrice below 1 is kept as 1, one above 5 as 5. That goes \
      for this initializer; whether a later write is brought into the range, \
      too, is up to you.
      """)
    self.checkInsOnly = false
    self.maxPrice = 5
  }

  /// Whether a restaurant is shown.
  func admits(_ restaurant: PricedRestaurant) -> Bool {
    unfinished(
      """
      A restaurant is shown when its price is at most maxPrice. With \
      checkInsOnly it also needs a check-in.
      """,
      placeholder: true)
  }

  /// What is shown of some restaurants, in their order.
  func applied(to restaurants: [PricedRestaurant]) -> [PricedRestaurant] {
    unfinished("Those that are shown.", placeholder: [])
  }
}
