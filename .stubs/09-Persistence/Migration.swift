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
      under "trips" already, change nothing.
      """)
  }

  func load() -> [Trip] {
    unfinished(
      """
      Return the trips from the JSON under "trips"; none if nothing is there. \
      What is there and no JSON of trips, of whatever type, is put behind the \
      others in the array under "trips.backups", once; then there are none.
      """,
      placeholder: [])
  }

  /// Complete: saves the trips.
  func save(_ trips: [Trip]) {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    store.set(data, forKey: "trips")
  }
}
