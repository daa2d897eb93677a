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
    unfinished(
      "\"Alphabetical\", \"Favorites first\" or \"Check-ins first\".",
      placeholder: "")
  }

  /// Whether one entry has to stand before another.
  func puts(_ first: GuideEntry, before second: GuideEntry) -> Bool {
    unfinished(
      """
      Alphabetical: the smaller name stands before the greater, compared with \
      <. Favorites first: each favorite before each that is none. Check-ins \
      first: the same with check-ins. Wherever that decides nothing, neither \
      stands before the other, and entries keep the order that they had.
      """,
      placeholder: false)
  }

  /// The entries in this order. It is complete.
  func sorted(_ entries: [GuideEntry]) -> [GuideEntry] {
    entries.sorted { puts($0, before: $1) }
  }
}
