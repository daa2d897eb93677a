import Foundation
import StateFlow

// The guide itself: a list, its settings on a sheet, a menu on each row. What
// a person has decided is still decided when the app is started again.

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

/// What a person has decided. The restaurants themselves come with the app.
struct GuideNotes: Codable, Equatable {
  var settings = GuideSettings()
  var favorites: Set<Int> = []
  var checkIns: Set<Int> = []
}

extension UserDefaults {
  /// Moves what a key holds into an array of backups, where nothing writes over
  /// it; does nothing where there is nothing. It is complete.
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
      Start with the notes that the defaults hold, as JSON under "notes"; with \
      new ones where there are none. If they cannot be read, set them aside, \
      and start with new ones. Otherwise starting writes nothing. Each change \
      of the notes is written at once.
      """,
      placeholder: GuideNotes())
  }

  /// The restaurants to list now, from the top down. It is complete.
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
      Show a Button "Settings", which opens a GuideSheet on a sheet, and a \
      List of what the store has to show, a RestaurantRow each. A row runs \
      only when it appears or when what it shows has changed.
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
        Offer "Add to favorites", or "Remove from favorites" where it is one, \
        and "Check in", or "Undo check-in" where it is checked in. Each writes \
        to the notes of the store, by the id of the restaurant. Give the row \
        what it needs for that; you may change its properties.
        """,
        placeholder: Text(""))
    }
  }
}

/// The settings: a form as in exercise 10.3, with one draft. It is complete.
struct GuideSheet: View {
  @EnvironmentObject private var store: GuideStore
  @Environment(\.dismiss) private var dismiss
  @State private var draft = GuideSettings()

  var body: some View {
    Form {
      Picker("Order", selection: $draft.order) {
        ForEach(GuideOrder.allCases, id: \.self) { Text($0.rawValue) }
      }
      Toggle("Check-ins only", isOn: $draft.checkInsOnly)
      Stepper(
        "Up to price \(draft.maxPrice)", value: $draft.maxPrice, in: 1...5)
      Button("Save") {
        store.notes.settings = draft
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
    .onAppear { draft = store.notes.settings }
  }
}

// How the story of an update tells them. They are complete.

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
