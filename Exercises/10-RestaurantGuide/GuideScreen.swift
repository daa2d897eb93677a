import StateFlow

// This is the guide itself. Its owner has written down the requirements. How
// you build the guide is up to you. The tests use only the types of the store,
// its notes, the screen, and the rows, which are declared below.
//
// 1. Each row shows a restaurant: its name, its price as one to five euro
//    signs, a ★ if it's a favorite, and a ✓ if there is a check-in.
// 2. A row has a context menu with two buttons, which change its restaurant's
//    notes: "Add to favorites" or "Remove from favorites", and "Check in" or
//    "Undo check-in".
// 3. Restaurants are listed by name, compared with <. If favorites or check-ins
//    come first, the others follow, and both groups are listed by name.
// 4. Restaurants that cost more than the price in the settings aren't listed.
//    If "Check-ins only" is on, restaurants without a check-in aren't either.
// 5. A button titled "Settings" opens a form in a sheet. It starts with the
//    current settings: a picker titled "Order", with the raw values of
//    GuideOrder; a toggle titled "Check-ins only"; and a stepper from 1 to 5,
//    labeled with the price, as in "Up to price 5".
// 6. The form's "Save" button applies all edits and closes the form.
// 7. Nothing changes until the user taps "Save". The "Cancel" button only
//    closes the form.
// 8. The screen shows changes that other code makes to the store's notes.
// 9. The system can end the app at any time, so the app immediately saves
//    everything that the user chooses: it saves the notes as JSON data under
//    the key "notes". After a relaunch, the app has the saved notes.
// 10. Starting the app saves nothing. If nothing is saved, the app starts with
//    GuideNotes().
// 11. If the saved value can't be read, the app also starts with GuideNotes(),
//    but first sets that value aside in the backups.
// 12. The restaurants come with the app. If a new edition leaves out a
//    restaurant, the notes about it are kept.
// 13. There will be thousands of restaurants, so the body of a row runs only
//    when the row appears or when what it shows changes.
// 14. Editing the settings runs neither a row's body nor the screen's, and
//    saving them runs the screen's body once.
// 15. The kit reports no warnings about the views.

struct Restaurant: Identifiable, Equatable {
  let id: Int
  let name: String
  let price: Int
}

enum GuideOrder: String, Codable, CaseIterable {
  case alphabetical = "Alphabetical"
  case favoritesFirst = "Favorites first"
  case checkInsFirst = "Check-ins first"
}

struct GuideSettings: Codable, Equatable {
  var order = GuideOrder.alphabetical
  var checkInsOnly = false
  var maxPrice = 5
}

/// The user's choices. The restaurants themselves come with the app.
struct GuideNotes: Codable, Equatable {
  var settings = GuideSettings()
  var favorites: Set<Int> = []
  var checkIns: Set<Int> = []
}

extension UserDefaults {
  /// Moves the value for a key, if there is one, to an array of backups, where
  /// nothing overwrites it.
  fileprivate func setAside(_ key: String) {
    guard let value = object(forKey: key) else { return }
    let backups = "\(key).backups"
    set((array(forKey: backups) ?? []) + [value], forKey: backups)
    removeObject(forKey: key)
  }
}

final class GuideStore: ObservableObject {
  @Published var notes: GuideNotes

  init(edition: [Restaurant], defaults: UserDefaults) {
    notes = unfinished(
      "Load the notes, and save each change (requirements 9 to 12).",
      placeholder: GuideNotes())
  }
}

struct GuideScreen: View {
  @EnvironmentObject private var store: GuideStore

  var body: some View {
    unfinished(
      "Build the list and the settings (requirements 3 to 8).",
      placeholder: Text(""))
  }
}

/// A row of the list.
struct RestaurantRow: View {
  var body: some View {
    unfinished(
      "Declare the properties, and build the row (requirements 1 and 2).",
      placeholder: Text(""))
  }
}

// The descriptions that the story of an update shows. They are complete.

extension GuideSettings: CustomStringConvertible {
  var description: String {
    let shown = checkInsOnly ? "check-ins" : "all"
    return "\(order.rawValue), \(shown), up to \(maxPrice)"
  }
}

extension GuideNotes: CustomStringConvertible {
  var description: String {
    "\(settings), ★ \(favorites.sorted()), ✓ \(checkIns.sorted())"
  }
}
