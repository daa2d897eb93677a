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
    switch self {
    case .alphabetical: "Alphabetical"
    case .favoritesFirst: "Favorites first"
    case .checkInsFirst: "Check-ins first"
    }
  }

  /// Returns whether the first entry has to come before the second.
  func puts(_ first: GuideEntry, before second: GuideEntry) -> Bool {
    // Each case compares both entries, and returns false if it can't decide. A
    // sort keeps the order of two entries if neither comes before the other.
    switch self {
    case .alphabetical: first.name < second.name
    case .favoritesFirst: first.isFavorite && !second.isFavorite
    case .checkInsFirst: first.isCheckedIn && !second.isCheckedIn
    }
  }

  /// Returns the entries in this order. This method is complete.
  func sorted(_ entries: [GuideEntry]) -> [GuideEntry] {
    entries.sorted { puts($0, before: $1) }
  }
}
