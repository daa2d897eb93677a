import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.2 Restaurant filter", .exercise)
struct RestaurantFilterTests {
  /// One restaurant of each kind: the IDs 0 and 1 have the price 1, and so on up to 5. Those with an
  /// odd ID have a check-in.
  private let all = (0..<10).map {
    PricedRestaurant(id: $0, price: $0 / 2 + 1, isCheckedIn: $0 % 2 == 1)
  }

  private func shown(_ filter: RestaurantFilter) -> [Int] {
    filter.applied(to: all).map(\.id)
  }

  // MARK: Each condition alone

  @Test func `a filter without arguments shows all restaurants`() {
    let shown = shown(RestaurantFilter())
    #expect(shown == Array(0..<10), "All prices are shown, with check-ins and without.")
  }

  @Test(arguments: 1...5)
  func `restaurants up to the highest price are shown`(highest: Int) {
    let filter = RestaurantFilter(maxPrice: highest)
    let prices = Set(filter.applied(to: all).map(\.price)).sorted()
    #expect(prices == Array(1...highest), "The highest price is \(highest), which is shown, too.")
  }

  @Test func `with check-ins only, restaurants without a check-in aren't shown`() {
    let shown = shown(RestaurantFilter(checkInsOnly: true))
    #expect(shown == [1, 3, 5, 7, 9], "These five have a check-in, and all prices are shown.")
  }

  @Test(arguments: 1...5)
  func `without check-ins only, a check-in makes no difference`(highest: Int) {
    let shown = shown(RestaurantFilter(maxPrice: highest))
    #expect(
      shown == Array(0..<2 * highest), "Both restaurants of each price up to \(highest) are shown.")
  }

  // MARK: Both conditions

  @Test func `with both conditions, both have to be true`() {
    let shown = shown(RestaurantFilter(checkInsOnly: true, maxPrice: 3))
    #expect(shown == [1, 3, 5], "These three have a check-in, and their price is at most 3.")
  }

  @Test(arguments: 1...5)
  func `both conditions show what each of them shows`(highest: Int) {
    let prices = RestaurantFilter(maxPrice: highest)
    let checkIns = RestaurantFilter(checkInsOnly: true)
    let both = shown(RestaurantFilter(checkInsOnly: true, maxPrice: highest))
    let oneAfterTheOther = prices.applied(to: checkIns.applied(to: all)).map(\.id)
    #expect(
      both == oneAfterTheOther,
      "A filter with both conditions shows the same as two filters, one after the other.")
  }

  @Test(arguments: [false, true], 1...5)
  func `the list has exactly the restaurants that are admitted`(checkInsOnly: Bool, highest: Int) {
    let filter = RestaurantFilter(checkInsOnly: checkInsOnly, maxPrice: highest)
    let listed = shown(filter)
    let admitted = all.filter { filter.admits($0) }.map(\.id)
    #expect(listed == admitted, "applied(to:) returns the restaurants that admits(_:) accepts.")
  }

  @Test func `the restaurants keep their order`() {
    let reversed = RestaurantFilter(maxPrice: 4).applied(to: all.reversed()).map(\.id)
    #expect(reversed == [7, 6, 5, 4, 3, 2, 1, 0], "Those with the price 5 are left out.")
    let mixed = [8, 3, 0, 9, 5, 1].map { all[$0] }
    let shown = RestaurantFilter(checkInsOnly: true).applied(to: mixed).map(\.id)
    #expect(shown == [3, 9, 5, 1], "Those without a check-in are left out.")
  }

  @Test func `a restaurant that is listed twice is shown twice`() {
    let shown = RestaurantFilter(maxPrice: 2).applied(to: [all[2], all[9], all[2]]).map(\.id)
    #expect(shown == [2, 2], "Only the one with the price 5 is left out.")
  }

  @Test func `an empty list stays empty`() {
    let filter = RestaurantFilter(checkInsOnly: true, maxPrice: 1)
    let count = filter.applied(to: []).count
    #expect(count == 0, "There are no restaurants to show.")
  }

  // MARK: Creating a filter

  @Test(arguments: 1...5)
  func `a highest price from 1 to 5 is stored`(price: Int) {
    let stored = RestaurantFilter(maxPrice: price).maxPrice
    #expect(stored == price, "The filter was created with \(price), which is in the range.")
  }

  @Test(arguments: [(0, 1), (-7, 1), (Int.min, 1), (6, 5), (500, 5), (Int.max, 5)])
  func `a highest price out of range becomes the nearest`(price: Int, nearest: Int) {
    let stored = RestaurantFilter(maxPrice: price).maxPrice
    #expect(stored == nearest, "The filter was created with \(price). Prices go from 1 to 5.")
    let withCheckIns = RestaurantFilter(checkInsOnly: true, maxPrice: price)
    #expect(withCheckIns.maxPrice == nearest, "The same is true with check-ins only.")
  }

  @Test func `check-ins only is stored`() {
    let stored = [true, false].map { RestaurantFilter(checkInsOnly: $0).checkInsOnly }
    #expect(stored == [true, false], "One filter was created with true, and one with false.")
    let outOfRange = RestaurantFilter(checkInsOnly: true, maxPrice: 9).checkInsOnly
    #expect(outOfRange == true, "The filter was created with true, and with a price out of range.")
  }

  @Test func `a filter can be changed later`() {
    var filter = RestaurantFilter(checkInsOnly: true, maxPrice: 1)
    filter.checkInsOnly = false
    filter.maxPrice = 2
    let more = shown(filter)
    #expect(more == [0, 1, 2, 3], "Now the highest price is 2, and check-ins make no difference.")
    filter.checkInsOnly = true
    filter.maxPrice = 5
    let all = shown(filter)
    #expect(all == [1, 3, 5, 7, 9], "Now all prices are shown, with check-ins only.")
    filter.maxPrice = 1
    let fewer = shown(filter)
    #expect(fewer == [1], "Now the highest price is 1, with check-ins only.")
  }
}
