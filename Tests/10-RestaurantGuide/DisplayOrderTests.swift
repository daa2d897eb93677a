import Testing
import WorkbookTesting

@testable import RestaurantGuide

@Suite("10.1 Display order", .exercise)
struct DisplayOrderTests {
  // MARK: Labels

  @Test(.proves(1)) func `each order has its own label`() {
    let labels = DisplayOrder.allCases.map(\.label)
    #expect(
      labels == ["Alphabetical", "Favorites first", "Check-ins first"],
      "These should be the labels that users see when they choose an order.")
  }

  // MARK: Sorting

  // Neither the names nor the IDs are sorted, not even within the favorites, the check-ins, or the
  // remaining entries.
  private let guide = [
    GuideEntry(id: 8, name: "Quince", isCheckedIn: true),
    GuideEntry(id: 2, name: "Saffron"),
    GuideEntry(id: 5, name: "Thyme", isFavorite: true),
    GuideEntry(id: 4, name: "Marrow", isFavorite: true, isCheckedIn: true),
    GuideEntry(id: 1, name: "Anchovy"),
  ]

  @Test(.proves(2)) func `alphabetical order compares only the names`() {
    #expect(
      names(guide, .alphabetical) == ["Anchovy", "Marrow", "Quince", "Saffron", "Thyme"],
      "Favorites and check-ins should make no difference in this order.")
  }

  @Test(.proves(2)) func `alphabetical order compares names with <`() {
    let names = ["mint", "Sago", "Sage 9", "Sage 10", "Äpple", "Mint", "sage"]
    let cafes = names.enumerated().map {
      GuideEntry(id: $0.offset, name: $0.element)
    }
    #expect(
      self.names(cafes, .alphabetical)
        == ["Mint", "Sage 10", "Sage 9", "Sago", "mint", "sage", "Äpple"],
      """
      With <, uppercase letters should come before lowercase ones, Ä should come after z, and 10 \
      should come before 9.
      """)
  }

  @Test(.proves(5))
  func `"Favorites first" keeps the original order of favorites and of other entries`() {
    #expect(
      names(guide, .favoritesFirst) == ["Thyme", "Marrow", "Quince", "Saffron", "Anchovy"],
      "The two favorites should come first. Names and check-ins should make no difference.")
  }

  @Test(.proves(5))
  func `"Check-ins first" keeps the original order of check-ins and of other entries`() {
    #expect(
      names(guide, .checkInsFirst) == ["Quince", "Marrow", "Saffron", "Thyme", "Anchovy"],
      """
      The two entries with a check-in should come first. Names and favorites should make no \
      difference.
      """)
  }

  @Test(.proves(5)) func `entries with the same name keep their order`() {
    let branches = [
      GuideEntry(id: 2, name: "Quince"),
      GuideEntry(id: 3, name: "Quince", isFavorite: true, isCheckedIn: true),
      GuideEntry(id: 1, name: "Quince", isCheckedIn: true),
    ]
    #expect(
      DisplayOrder.alphabetical.sorted(branches).map(\.id) == [2, 3, 1],
      "The names are equal, so the entries should stay in their original order.")
  }

  @Test(.proves(5), arguments: DisplayOrder.allCases)
  func `sorting a second time changes nothing`(order: DisplayOrder) {
    let moved = kinds.first {
      let once = order.sorted([$0] + guide)
      return order.sorted(once) != once
    }
    let example = moved.map(text) ?? "none"
    #expect(
      example == "none",
      "After the first sort, the entries are in order, so a second sort shouldn't move this one.")
  }

  // MARK: Laws, for all small cases
  //
  // To see these tests fail, add `|| first.name < second.name` to `favoritesFirst`.

  @Test(.proves(5), arguments: DisplayOrder.allCases)
  func `no entry comes before itself`(order: DisplayOrder) {
    let entry = kinds.first { order.puts($0, before: $0) }
    let example = entry.map(text) ?? "none"
    #expect(example == "none", "No entry should come before itself, but this one does.")
  }

  @Test(.proves(5), arguments: DisplayOrder.allCases)
  func `two entries never come before each other`(order: DisplayOrder) {
    let pair = pairs.first { order.puts($0, before: $1) && order.puts($1, before: $0) }
    let example = pair.map { "\(text($0)); \(text($1))" } ?? "none"
    #expect(example == "none", "Each of these two entries comes before the other.")
  }

  @Test(.proves(5), arguments: DisplayOrder.allCases)
  func `if A comes before B, and B comes before C, then A comes before C`(order: DisplayOrder) {
    let triple = triples.first {
      order.puts($0, before: $1) && order.puts($1, before: $2) && !order.puts($0, before: $2)
    }
    let example = triple.map { "\(text($0)); \(text($1)); \(text($2))" } ?? "none"
    #expect(
      example == "none",
      """
      The first of these entries should come before the third, because the second is between them.
      """)
  }

  @Test(.proves(5), arguments: DisplayOrder.allCases)
  func `if A ties with B, and B ties with C, then A ties with C`(order: DisplayOrder) {
    func tie(_ one: GuideEntry, _ other: GuideEntry) -> Bool {
      !order.puts(one, before: other) && !order.puts(other, before: one)
    }
    let triple = triples.first { tie($0, $1) && tie($1, $2) && !tie($0, $2) }
    let example = triple.map { "\(text($0)); \(text($1)); \(text($2))" } ?? "none"
    #expect(
      example == "none",
      "The first of these entries should tie with the third, because both tie with the second.")
  }

  @Test(.proves(3)) func `a favorite comes before every entry that isn't a favorite`() {
    let wrong = pairs.first {
      DisplayOrder.favoritesFirst.puts($0, before: $1) != ($0.isFavorite && !$1.isFavorite)
    }
    let example = wrong.map { "\(text($0)); \(text($1))" } ?? "none"
    #expect(
      example == "none",
      "Which of two entries comes first should depend only on which one is a favorite.")
  }

  @Test(.proves(4)) func `an entry with a check-in comes before every entry without one`() {
    let wrong = pairs.first {
      DisplayOrder.checkInsFirst.puts($0, before: $1) != ($0.isCheckedIn && !$1.isCheckedIn)
    }
    let example = wrong.map { "\(text($0)); \(text($1))" } ?? "none"
    #expect(
      example == "none",
      "Which of two entries comes first should depend only on which one has a check-in.")
  }

  // MARK: Helpers

  /// An entry for each combination of a name, a favorite state, and a check-in state.
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

  /// Returns a short description of an entry.
  private func text(_ entry: GuideEntry) -> String {
    [
      entry.name, entry.isFavorite ? "favorite" : "no favorite",
      entry.isCheckedIn ? "check-in" : "no check-in",
    ].joined(separator: ", ")
  }
}
