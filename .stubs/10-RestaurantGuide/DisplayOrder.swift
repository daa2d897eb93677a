import StateFlow

// Users of a restaurant guide choose an order for its list: by name, or with
// their favorites or check-ins at the top.
//
// 1. The labels of the orders are "Alphabetical", "Favorites first", and
//    "Check-ins first".
// 2. In alphabetical order, entries are sorted by their names, which are
//    compared with <.
// 3. With favorites first, each favorite comes before each entry that isn't a
//    favorite.
// 4. With check-ins first, each entry with a check-in comes before each entry
//    without one.
// 5. If the chosen order doesn't decide between two entries, neither comes
//    before the other, and they keep their order.

struct GuideEntry: Identifiable, Equatable {
  let id: Int
  let name: String
  var isFavorite = false
  var isCheckedIn = false
}

enum DisplayOrder: CaseIterable {
  case alphabetical, favoritesFirst, checkInsFirst

  /// The name of the order in the settings.
  var label: String {
    unfinished(
      "Return the order's label (requirement 1).",
      placeholder: "")
  }

  /// Returns whether the first entry has to come before the second.
  func puts(_ first: GuideEntry, before second: GuideEntry) -> Bool {
    unfinished(
      "Compare the two entries (requirements 2 to 5).",
      placeholder: false)
  }

  /// Returns the entries in this order. This method is complete.
  func sorted(_ entries: [GuideEntry]) -> [GuideEntry] {
    entries.sorted { puts($0, before: $1) }
  }
}
