import StateFlow

// A travel diary saves its trips as JSON. Version 1 saved them under another
// key, and this version can't read every value that it might find. Move what
// version 1 saved, and never lose a value.
//
// 1. moveOldTrips moves the value under "travels" to "trips" without changing
//    it, whatever its type.
// 2. If there is already a value under "trips", whatever its type, or no value
//    under "travels", moveOldTrips changes nothing.
// 3. load returns the trips that are saved as JSON data under "trips", or an
//    empty array if nothing is saved.
// 4. If load can read the trips, or if nothing is saved, it doesn't change the
//    store.
// 5. If any other value is under "trips", whatever its type, load appends it
//    unchanged to the array under "trips.backups" and returns an empty array.
//    No other code writes "trips.backups".
// 6. load appends such a value only once, however often it's called. Whether it
//    removes the value from "trips" is up to you. If an equal value is saved
//    later, you can append it again or not.
// 7. The program can stop between any two lines. Even then, no value is lost:
//    while a value is moved or backed up, it's always under at least one key.
//    If the program stops, a value can be in the backups twice.

struct Trip: Codable, Equatable {
  var title: String
  var days: Int
}

struct Migration {
  let store: UserDefaults

  /// Moves the value that version 1 saved. The app calls this method each time
  /// it starts.
  func moveOldTrips() {
    unfinished("Move the value under the old key (requirements 1, 2, and 7).")
  }

  func load() -> [Trip] {
    unfinished(
      "Return the trips, or back up the value (requirements 3 to 7).",
      placeholder: [])
  }

  /// Saves the trips. This method is complete.
  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
