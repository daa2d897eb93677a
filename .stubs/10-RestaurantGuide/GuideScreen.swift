import Foundation
import StateFlow

// The guide itself: a list, its settings in a sheet, and a menu on each row.
// Whatever the user decides is still there when the app starts again.

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

/// The user's decisions. The restaurants themselves come with the app.
struct GuideNotes: Codable, Equatable {
  var settings = GuideSettings()
  var favorites: Set<Int> = []
  var checkIns: Set<Int> = []
}

extension UserDefaults {
  /// Moves the value for a key, if there is one, to an array of backups, where
  /// nothing overwrites it. It is complete.
  fileprivate func setAside(_ key: String) {
    guard let value = object(forKey: key) else { return }
    let backups = "\(key).backups"
    set((array(forKey: backups) ?? []) + [value], forKey: backups)
    removeObject(forKey: key)
  }
}

final class GuideStore: ObservableObject {
  private let edition: [Restaurant]
  private let defaults: UserDefaults

  @Published var notes: GuideNotes

  init(edition: [Restaurant], defaults: UserDefaults) {
    self.edition = edition
    self.defaults = defaults
    notes = unfinished(
      """
      Initialize the notes from the JSON data under "notes" in the defaults, \
      or with GuideNotes() if nothing is saved. If the saved value can't be \
      read, pass its key to setAside(_:) and use GuideNotes(). Write nothing \
      else in this initializer. Immediately after each change, save the notes \
      as JSON data under "notes"; you can change the declaration of notes for \
      this.
      """,
      placeholder: GuideNotes())
  }

  /// The restaurants to list now, from top to bottom. It is complete.
  var shown: [Restaurant] {
    let settings = notes.settings
    var rows = edition.sorted { $0.name < $1.name }
    rows.removeAll { $0.price > settings.maxPrice }
    if settings.checkInsOnly {
      rows.removeAll { !notes.checkIns.contains($0.id) }
    }
    let onTop =
      switch settings.order {
      case .alphabetical: Set<Int>()
      case .favoritesFirst: notes.favorites
      case .checkInsFirst: notes.checkIns
      }
    return rows.filter { onTop.contains($0.id) }
      + rows.filter { !onTop.contains($0.id) }
  }
}

struct GuideScreen: View {
  @EnvironmentObject private var store: GuideStore

  var body: some View {
    unfinished(
      """
      Show a Button "Settings" that opens a GuideSheet in a sheet, and a List \
      with a RestaurantRow for each restaurant in store.shown. The body of a \
      row must run only when the row appears or when something that it shows \
      has changed. Editing the settings must run neither this body nor a row. \
      Saving them must run this body exactly once.
      """,
      placeholder: Text(""))
  }
}

struct RestaurantRow: View {
  let restaurant: Restaurant
  let isFavorite: Bool
  let isCheckedIn: Bool

  var body: some View {
    HStack {
      Text(restaurant.name)
      Text(String(repeating: "€", count: restaurant.price))
      if isFavorite { Text("★") }
      if isCheckedIn { Text("✓") }
    }
    .contextMenu {
      unfinished(
        """
        Offer two Buttons: "Add to favorites", or "Remove from favorites" if \
        the restaurant is a favorite; and "Check in", or "Undo check-in" if it \
        is checked in. A tap changes the notes of the store, by the id of the \
        restaurant. Pass the row what it needs for that; you can change its \
        properties.
        """,
        placeholder: Text(""))
    }
  }
}

/// The settings: a form in a sheet.
struct GuideSheet: View {
  @EnvironmentObject private var store: GuideStore
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    unfinished(
      """
      Show a form as in exercise 10.3: a Picker titled "Order" with the raw \
      values of GuideOrder as options; a Toggle titled "Check-ins only"; a \
      Stepper from 1 to 5 labeled with the price, such as "Up to price 5"; and \
      the Buttons "Save" and "Cancel". The controls edit a draft, which gets \
      the settings of the store when the form appears. "Save" writes the draft \
      to the settings and dismisses the form. "Cancel" writes nothing and \
      dismisses the form.
      """,
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
