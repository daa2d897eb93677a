import StateFlow

// Users of a restaurant guide choose an order for its list: by name, or with
// their favorites or check-ins at the top.

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
      "Return \"Alphabetical\", \"Favorites first\", or \"Check-ins first\".",
      placeholder: "")
  }

  /// Returns whether the first entry has to come before the second.
  func puts(_ first: GuideEntry, before second: GuideEntry) -> Bool {
    unfinished(
      """
      In alphabetical order, compare the names with <: the entry with the \
      smaller name comes first. With favorites first, each favorite comes \
      before each entry that isn't a favorite. With check-ins first, the same \
      applies to entries that are checked in. If the chosen order doesn't \
      decide between two entries, neither comes before the other, and they \
      keep their order.
      """,
      placeholder: false)
  }

  /// Returns the entries in this order. This method is complete.
  func sorted(_ entries: [GuideEntry]) -> [GuideEntry] {
    entries.sorted { puts($0, before: $1) }
  }
}
