import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.2 Restaurant filter", .exercise)
struct RestaurantFilterTests {
  /// One of each kind: all five prices, each without and with a check-in.
  private let all = (0..<10).map {
    PricedRestaurant(id: $0, price: $0 / 2 + 1, isCheckedIn: $0 % 2 == 1)
  }

  private func shown(_ filter: RestaurantFilter) -> [Int] {
    filter.applied(to: all).map(\.id)
  }

  // MARK: Each condition alone

  @Test func `a filter that nobody has set shows everything`() {
    #expect(shown(RestaurantFilter()) == Array(0..<10), "With a check-in and without, up to 5.")
  }

  @Test(arguments: 1...5)
  func `what costs at most the highest price is shown`(highest: Int) {
    let prices = RestaurantFilter(maxPrice: highest).applied(to: all).map(\.price)
    #expect(Set(prices) == Set(1...highest), "\"At most\": the highest price itself is shown.")
  }

  @Test func `with check-ins only, a restaurant without one is not shown`() {
    #expect(shown(RestaurantFilter(checkInsOnly: true)) == [1, 3, 5, 7, 9])
  }

  @Test func `without it, a check-in makes no difference`() {
    let different = (1...5).filter {
      let filter = RestaurantFilter(maxPrice: $0)
      return filter.admits(PricedRestaurant(id: 0, price: 3, isCheckedIn: true))
        != filter.admits(PricedRestaurant(id: 0, price: 3))
    }
    #expect(different == [], "checkInsOnly is off: where somebody has been does not matter.")
  }

  // MARK: Both together

  @Test func `with both conditions, both have to hold`() {
    #expect(
      shown(RestaurantFilter(checkInsOnly: true, maxPrice: 3)) == [1, 3, 5],
      "A check-in does not make it cheaper, and a low price is no check-in.")
  }

  @Test(arguments: 1...5)
  func `together they show what each of them shows`(highest: Int) {
    let prices = RestaurantFilter(maxPrice: highest)
    let checkIns = RestaurantFilter(checkInsOnly: true)
    let both = RestaurantFilter(checkInsOnly: true, maxPrice: highest)
    #expect(
      shown(both) == prices.applied(to: checkIns.applied(to: all)).map(\.id),
      "One filter after the other, or both at once: the same restaurants.")
  }

  @Test func `a restaurant is admitted exactly when it is in the list`() {
    let filters = [false, true].flatMap { checkInsOnly in
      (1...5).map { RestaurantFilter(checkInsOnly: checkInsOnly, maxPrice: $0) }
    }
    let off = filters.filter { filter in
      filter.applied(to: all) != all.filter { filter.admits($0) }
    }
    #expect(off == [], "These filters say one thing of a restaurant and show another.")
  }

  @Test func `the order of the restaurants stays`() {
    let shown = RestaurantFilter(maxPrice: 4).applied(to: all.reversed()).map(\.id)
    #expect(shown == [7, 6, 5, 4, 3, 2, 1, 0], "A filter leaves out; it does not sort.")
  }

  @Test func `no restaurants are no restaurants`() {
    #expect(RestaurantFilter(checkInsOnly: true, maxPrice: 1).applied(to: []) == [])
  }

  // MARK: Levels

  @Test(arguments: 1...5)
  func `a level from 1 to 5 is kept`(level: Int) {
    #expect(RestaurantFilter(maxPrice: level).maxPrice == level)
  }

  @Test(arguments: [(0, 1), (-7, 1), (Int.min, 1), (6, 5), (500, 5), (Int.max, 5)])
  func `a level out of range becomes the nearest`(level: Int, nearest: Int) {
    #expect(
      RestaurantFilter(maxPrice: level).maxPrice == nearest,
      "A number from an old file can be any number. There are the levels 1 to 5.")
  }

  @Test func `what a filter is made with, it keeps`() {
    #expect(
      [true, false].map { RestaurantFilter(checkInsOnly: $0).checkInsOnly } == [true, false])
  }

  @Test func `a filter can be changed after it was made`() {
    var filter = RestaurantFilter(checkInsOnly: true, maxPrice: 1)
    filter.checkInsOnly = false
    filter.maxPrice = 2
    #expect(shown(filter) == [0, 1, 2, 3], "A filter goes by what it holds now.")
  }
}
