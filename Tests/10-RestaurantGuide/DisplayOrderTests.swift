import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.1 Display order", .exercise)
struct DisplayOrderTests {
  // MARK: Labels

  @Test func `each order has its label`() {
    #expect(
      DisplayOrder.allCases.map(\.label) == ["Alphabetical", "Favorites first", "Check-ins first"],
      "A person chooses the order by these words.")
  }

  // MARK: What stands where

  private let guide = [
    GuideEntry(id: 1, name: "Quince", isCheckedIn: true),
    GuideEntry(id: 2, name: "Anchovy"),
    GuideEntry(id: 3, name: "Saffron", isFavorite: true),
    GuideEntry(id: 4, name: "Marrow", isFavorite: true, isCheckedIn: true),
  ]

  @Test func `alphabetical goes by name, and by nothing else`() {
    #expect(
      names(guide, .alphabetical) == ["Anchovy", "Marrow", "Quince", "Saffron"],
      "Favorites and check-ins do not matter in this order.")
  }

  @Test func `favorites stand on top, in the order that they had`() {
    #expect(
      names(guide, .favoritesFirst) == ["Saffron", "Marrow", "Quince", "Anchovy"],
      "Two favorites, then two that are none. Names and check-ins decide nothing.")
  }

  @Test func `check-ins stand on top, in the order that they had`() {
    #expect(
      names(guide, .checkInsFirst) == ["Quince", "Marrow", "Anchovy", "Saffron"],
      "Two with a check-in, then two without. Names and favorites decide nothing.")
  }

  @Test func `restaurants with one name keep their order`() {
    let branches = [
      GuideEntry(id: 1, name: "Quince"),
      GuideEntry(id: 2, name: "Quince", isFavorite: true, isCheckedIn: true),
      GuideEntry(id: 3, name: "Quince", isCheckedIn: true),
    ]
    #expect(
      DisplayOrder.alphabetical.sorted(branches).map(\.id) == [1, 2, 3],
      "By name there is nothing to decide between them.")
  }

  @Test(arguments: DisplayOrder.allCases)
  func `sorting a second time changes nothing`(order: DisplayOrder) {
    let moved = kinds.filter {
      let once = order.sorted([$0] + guide)
      return order.sorted(once) != once
    }
    #expect(moved == [], "What is in order stays as it is.")
  }

  // MARK: Laws, over all small cases
  //
  // To see them fail, let favoritesFirst go on with `|| first.name < second.name`.

  @Test(arguments: DisplayOrder.allCases)
  func `nothing stands before itself`(order: DisplayOrder) {
    let before = kinds.filter { order.puts($0, before: $0) }
    #expect(before == [], "These are said to stand before themselves.")
  }

  @Test(arguments: DisplayOrder.allCases)
  func `two never stand each before the other`(order: DisplayOrder) {
    let pair = pairs.first { order.puts($0, before: $1) && order.puts($1, before: $0) }
    #expect(pair == nil, "Of two, at most one has to stand before the other.")
  }

  @Test(arguments: DisplayOrder.allCases)
  func `what stands before the second stands before the third, too`(order: DisplayOrder) {
    let triple = triples.first {
      order.puts($0, before: $1) && order.puts($1, before: $2) && !order.puts($0, before: $2)
    }
    #expect(triple == nil, "The first before the second, the second before the third.")
  }

  @Test(arguments: DisplayOrder.allCases)
  func `what ties with the second ties with the third, too`(order: DisplayOrder) {
    func tie(_ one: GuideEntry, _ other: GuideEntry) -> Bool {
      !order.puts(one, before: other) && !order.puts(other, before: one)
    }
    let triple = triples.first { tie($0, $1) && tie($1, $2) && !tie($0, $2) }
    #expect(triple == nil, "The first and second tie, and so do the second and third.")
  }

  // MARK: Material

  /// One of each kind: three names, favorite or not, with a check-in or without.
  private var kinds: [GuideEntry] {
    (0..<12).map {
      GuideEntry(
        id: $0, name: ["Anchovy", "Marrow", "Quince"][$0 / 4],
        isFavorite: $0 % 4 >= 2, isCheckedIn: $0 % 2 == 1)
    }
  }

  private var pairs: [(GuideEntry, GuideEntry)] {
    kinds.flatMap { first in kinds.map { (first, $0) } }
  }

  private var triples: [(GuideEntry, GuideEntry, GuideEntry)] {
    pairs.flatMap { pair in kinds.map { (pair.0, pair.1, $0) } }
  }

  private func names(_ entries: [GuideEntry], _ order: DisplayOrder) -> [String] {
    order.sorted(entries).map(\.name)
  }
}
