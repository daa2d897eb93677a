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
    unfinished(
      """
      Move what is under "travels" to "trips" as it is. If there is something \
      under "trips" already, whatever it is, change nothing.
      """)
  }

  func load() -> [Trip] {
    unfinished(
      """
      Return the trips from the JSON under "trips"; none if nothing is there. \
      If something is there that is no JSON of trips, of whatever type, put \
      it behind the others in the array under "trips.backups", and return \
      none. However often it is loaded, there is one backup of it; what is \
      left under "trips" is open. Nobody else writes "trips.backups".
      """,
      placeholder: [])
  }

  /// Complete: saves the trips.
  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
