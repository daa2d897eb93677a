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
    unfinished(
      """
      Move the value under "travels" to "trips" without changing it, whatever \
      its type. The program can stop between any two lines; if it does, the \
      value must not be lost. If there is already a value of any type under \
      "trips", change nothing.
      """)
  }

  func load() -> [Trip] {
    unfinished(
      """
      Return the trips that are saved as JSON data under "trips", or an empty \
      array if nothing is saved there. Don't change the store in these two \
      cases. If any other value is saved there, whatever its type, append it \
      to the array under "trips.backups" and return an empty array. If load is \
      called several times while this value is saved, append it only once. \
      Whether you then remove it from "trips" is up to you. Here, too, the \
      value must not be lost if the program stops between two lines. No other \
      code writes "trips.backups".
      """,
      placeholder: [])
  }

  /// Saves the trips. This method is complete.
  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
