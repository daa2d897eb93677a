import Foundation
import StateFlow

// A travel diary keeps its trips as JSON. Version 1 kept them under another
// key; and what is found there is not always what this version has written.

struct Trip: Codable, Equatable {
  var title: String
  var days: Int
}

struct Migration {
  let store: UserDefaults

  /// Moves what version 1 has saved. It is called at each start.
  func moveOldTrips() {
    guard let old = store.object(forKey: "travels") else { return }
    // Somebody may go back to version 1 and return: what is new stays.
    guard store.object(forKey: "trips") == nil else { return }
    // First the copy, then the removal: whatever stops us loses nothing.
    store.set(old, forKey: "trips")
    store.removeObject(forKey: "travels")
  }

  func load() -> [Trip] {
    guard let saved = store.object(forKey: "trips") else { return [] }
    if let data = saved as? Data,
      let trips = try? JSONDecoder().decode([Trip].self, from: data)
    {
      return trips
    }
    // It may be a later version's. It goes where nothing is written over.
    let backups = store.array(forKey: "trips.backups") ?? []
    store.set(backups + [saved], forKey: "trips.backups")
    store.removeObject(forKey: "trips")
    return []
  }

  /// Complete: saves the trips.
  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
