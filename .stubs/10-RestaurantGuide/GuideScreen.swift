import StateFlow

// This is the guide itself. Its owner has written down the requirements:
//
// The list. Each row shows a restaurant: its name, its price as one to five
// euro signs, a ★ if it is a favorite, and a ✓ if there is a check-in. A row
// has a context menu with two buttons: "Add to favorites" or "Remove from
// favorites", and "Check in" or "Undo check-in".
//
// The settings. A button titled "Settings" opens a form in a sheet: a picker
// titled "Order", with the raw values of GuideOrder; a toggle titled "Check-ins
// only"; a stepper from 1 to 5, labeled with the price, as in "Up to price 5";
// and the buttons "Save" and "Cancel". The form starts with the current
// settings. Nothing changes until the user taps "Save", which applies all
// changes at once and closes the form. "Cancel" only closes it.
//
// The order. Restaurants are listed by name. If favorites or check-ins come
// first, the others follow, and both groups are listed by name. Restaurants
// that cost more than the price in the settings aren't listed. If "Check-ins
// only" is on, restaurants without a check-in aren't listed either.
//
// Relaunches. The system can end the app at any time, so the app immediately
// saves everything that the user chooses, by saving the notes as JSON data
// under the key "notes". Starting the app changes no notes, so it saves
// nothing. If nothing is saved, the app starts with GuideNotes(). If the saved
// value can't be read, the app does the same, but first sets that value aside
// in the backups. The restaurants come with the app. If a new edition leaves
// out a restaurant, the notes about it are kept.
//
// Speed. There will be thousands of restaurants. The body of a row runs only
// when the row appears or when what it shows changes. Editing the settings runs
// neither a row's body nor the screen's, and saving them runs the screen's body
// once.
//
// How you build the guide is up to you. The tests use only the types of the
// store, its notes, the screen, and the rows, which are declared below.

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
      "Load the notes, and save them whenever they change.",
      placeholder: GuideNotes())
  }
}

struct GuideScreen: View {
  @EnvironmentObject private var store: GuideStore

  var body: some View {
    unfinished(
      "Build the list and the settings, as described at the top.",
      placeholder: Text(""))
  }
}

/// A row of the list.
struct RestaurantRow: View {
  var body: some View {
    unfinished(
      "Show a restaurant and its context menu. Declare the row's properties.",
      placeholder: Text(""))
  }
}

// The descriptions that the story of an update shows. They are complete.

extension GuideSettings: CustomStringConvertible {
  var description: String {
    "\(order.rawValue), \(checkInsOnly ? "check-ins" : "all"), up to \(maxPrice)"
  }
}

extension GuideNotes: CustomStringConvertible {
  var description: String {
    "\(settings), ★ \(favorites.sorted()), ✓ \(checkIns.sorted())"
  }
}
