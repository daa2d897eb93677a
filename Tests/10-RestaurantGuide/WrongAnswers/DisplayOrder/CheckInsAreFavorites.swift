// It looks as if check-ins were copied from favorites, and one word was not changed.
// Caught by: check-ins stand on top, in the order that they had
import StateFlow

// A guide lists its restaurants as a person likes: by name, or with those on
// top that matter more to them. What does not matter is left as it was.

struct GuideEntry: Identifiable, Equatable {
  let id: Int
  let name: String
  var isFavorite = false
  var isCheckedIn = false
}

enum DisplayOrder: CaseIterable {
  case alphabetical, favoritesFirst, checkInsFirst

  /// What the order is called in the settings.
  var label: String {
    switch self {
    case .alphabetical: "Alphabetical"
    case .favoritesFirst: "Favorites first"
    case .checkInsFirst: "Check-ins first"
    }
  }

  /// Whether one entry has to stand before another.
  func puts(_ first: GuideEntry, before second: GuideEntry) -> Bool {
    switch self {
    case .alphabetical: first.name < second.name
    case .favoritesFirst: first.isFavorite && !second.isFavorite
    case .checkInsFirst: first.isFavorite && !second.isFavorite
    }
  }

  /// The entries in this order. It is complete.
  func sorted(_ entries: [GuideEntry]) -> [GuideEntry] {
    entries.sorted { puts($0, before: $1) }
  }
}
